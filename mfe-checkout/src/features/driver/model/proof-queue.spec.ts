import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { waitFor } from '@testing-library/react';
import { aRoute, DRIVER_TOKEN } from '#testing/driver-builders';
import { browserDriverStore } from './browser-driver-store';
import { ProofQueue, type NewProof, type ProofQueueSettings } from './proof-queue';
import { STORED_FORMAT, type StoredProof } from './stored-proof';

const aProof = (part: Partial<NewProof> = {}): NewProof => ({
  token: DRIVER_TOKEN,
  orderId: 123,
  name: 'Ana Gómez',
  body: { outcome: 'delivered', at: '2026-11-28T15:00:00.000Z', receivedBy: 'Ana' },
  picture: null,
  ...part,
});
const aStored = (): StoredProof => ({ ...aProof(), format: STORED_FORMAT, key: 'a', refusal: null });
const failure = (status: number, code = ''): Error =>
  Object.assign(new Error('No se pudo.'), { status, code });
const NOT_LEFT = failure(409, 'DELIVERY.ROUTE_NOT_LEFT');

describe('proofs that this phone sends', () => {
  const opened: ProofQueue[] = [];
  beforeEach(() => {
    globalThis.structuredClone ??= ((value: unknown) =>
      JSON.parse(JSON.stringify(value))) as typeof structuredClone;
    globalThis.indexedDB = new IDBFactory();
  });
  afterEach(() => {
    for (const queue of opened.splice(0)) queue.close();
  });

  /** Answers in turn; the last one again and again. */
  function aServer(...answers: (Error | null)[]) {
    const sent: StoredProof[] = [];
    const sendProof: ProofQueueSettings['sendProof'] = async (proof) => {
      sent.push(proof);
      const next = answers.length > 1 ? answers.shift() : answers[0];
      if (next) throw next;
    };
    return { sent, sendProof };
  }
  const openQueue = async (settings: Partial<ProofQueueSettings>) => {
    const queue = new ProofQueue({
      store: browserDriverStore(),
      sendPicture: () => Promise.reject(new Error('no picture')),
      sendProof: () => Promise.resolve(),
      retryMs: [1],
      ...settings,
    });
    opened.push(queue);
    await queue.open();
    return queue;
  };
  const until = (isDone: () => boolean) => waitFor(() => expect(isDone()).toBe(true));
  const isEmpty = (queue: ProofQueue) => queue.getState().waiting.length === 0;

  it('are stored before they are sent, in order and each under its own key [N-40-461]', async () => {
    const store = browserDriverStore();
    const stored: number[] = [];
    const { sent, sendProof } = aServer(failure(0), failure(503), null);
    const queue = await openQueue({
      store,
      sendProof: async (proof) => {
        stored.push((await store.readProofs()).length);
        await sendProof(proof);
      },
    });
    await queue.add(aProof());
    await queue.add(aProof({ orderId: 124, body: { ...aProof().body, at: '2026-11-28T15:20:00.000Z' } }));
    await until(() => isEmpty(queue));
    expect(sent.map(({ orderId }) => orderId)).toEqual([123, 123, 123, 124]);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
    expect(stored.every((count) => count > 0)).toBe(true);
    expect(await store.readProofs()).toEqual([]);
  });

  it('are sent by the next page, which shows them in the stored route [N-40-461]', async () => {
    const first = await openQueue({ sendProof: aServer(failure(0)).sendProof, retryMs: [60_000] });
    await browserDriverStore().writeRoute({ token: DRIVER_TOKEN, route: aRoute() });
    await first.add(aProof());
    await until(() => first.getState().problem !== null);
    const [waiting] = first.getState().waiting;
    first.close();
    const { sent, sendProof } = aServer(null);
    const second = await openQueue({ sendProof });
    await until(() => isEmpty(second));
    expect(sent.map(({ key }) => key)).toEqual([waiting?.key]);
    const stops = (await browserDriverStore().readRoute())?.route?.stops;
    expect(stops?.map(({ state, provedAt }) => [state, provedAt])).toEqual([
      ['delivered', '2026-11-28T15:00:00.000Z'],
      ['onTheWay', null],
    ]);
  });

  it('send their picture once, before the proof that names it [N-40-461]', async () => {
    const pictures: (string | null)[] = [];
    const { sent, sendProof } = aServer(failure(0), null);
    const queue = await openQueue({
      sendProof,
      sendPicture: async ({ picture }) => {
        pictures.push(picture);
        return 'sealed-name';
      },
    });
    await queue.add(aProof({ picture: 'data:image/jpeg;base64,AA==' }));
    await until(() => isEmpty(queue));
    expect(pictures).toEqual(['data:image/jpeg;base64,AA==']);
    expect(sent.map(({ body, picture }) => [body.photo, picture])).toEqual([
      ['sealed-name', null],
      ['sealed-name', null],
    ]);
  });

  it('that are refused hold up none and stay until they are sent again or removed [N-40-461]', async () => {
    const { sent, sendProof } = aServer(failure(409), null);
    const queue = await openQueue({ sendProof });
    await queue.add(aProof());
    await queue.add(aProof({ orderId: 124, body: { ...aProof().body, at: '2026-11-28T15:20:00.000Z' } }));
    await until(() => sent.length === 2 && isEmpty(queue));
    const [refused] = queue.getState().refused;
    expect(refused).toMatchObject({ orderId: 123, refusal: 'No se pudo.' });
    if (refused) await queue.sendAgain(refused);
    await until(() => sent.length === 3 && isEmpty(queue));
    expect(sent[2]?.key).toBe(sent[0]?.key);
    expect(queue.getState().refused).toEqual([]);
  });

  it('wait for a route that has not left, and are sent under their key once it has [N-40-571]', async () => {
    const { sent, sendProof } = aServer(NOT_LEFT, NOT_LEFT, null);
    const queue = await openQueue({ sendProof });
    await queue.add(aProof());
    await until(() => isEmpty(queue));
    expect(queue.getState()).toEqual({ waiting: [], refused: [], problem: null });
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  });

  it('of a route that has not left hold up their own route only [N-40-571]', async () => {
    const OTHER = 'another-link-another-link-anothe';
    const sent: number[] = [];
    const queue = await openQueue({
      retryMs: [60_000],
      sendProof: async ({ orderId, token }) => {
        sent.push(orderId);
        if (token === DRIVER_TOKEN) throw NOT_LEFT;
      },
    });
    const at = (minute: number) => ({ ...aProof().body, at: `2026-11-28T15:0${minute}:00.000Z` });
    await browserDriverStore().writeProof({ ...aStored(), body: at(0) });
    await browserDriverStore().writeProof({ ...aStored(), key: 'b', orderId: 124, body: at(1) });
    await queue.add(aProof({ token: OTHER, orderId: 200, body: at(2) }));
    await until(() => queue.getState().problem === 'route-not-left');
    expect(sent).toEqual([123, 200]);
    expect(queue.getState().waiting.map(({ orderId }) => orderId)).toEqual([123, 124]);
    expect(queue.getState().refused).toEqual([]);
  });
});
