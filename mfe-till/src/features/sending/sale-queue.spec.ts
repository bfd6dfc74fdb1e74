import type { NewSale, Sale } from '@lacteos/contracts/schemas';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { waitFor } from '@testing-library/react';
import { aSale } from '#testing/builders';
import { browserSaleStore } from './browser-sale-store';
import { SaleQueue, type QueueSettings } from './sale-queue';
import type { OfflineSale, StoredSale } from './stored-sale';

const BODY: NewSale = { items: [{ id_product: 1, quantity: 1 }], payments: [], totalPrice: 11_900 };
const SELLER = { userId: 2, storeId: 5 };

const refusal = (status: number, code = 'X'): Error =>
  Object.assign(new Error('No se pudo.'), { status, code });
const lostAnswer = () => refusal(0, 'NETWORK.UNREACHABLE');

/** Answers in turn; the last one again and again. */
function aServer(...answers: (Error | Sale)[]) {
  const keys: string[] = [];
  const send: QueueSettings['send'] = async (_body, key) => {
    keys.push(key);
    const next = answers.length > 1 ? answers.shift() : answers[0];
    if (next instanceof Error) throw next;
    return next ?? aSale();
  };
  return { keys, send };
}

describe('sales that this device sends', () => {
  const opened: SaleQueue[] = [];
  beforeEach(() => {
    globalThis.structuredClone ??= ((value: unknown) =>
      JSON.parse(JSON.stringify(value))) as typeof structuredClone;
    globalThis.indexedDB = new IDBFactory();
  });
  afterEach(() => {
    for (const queue of opened.splice(0)) queue.close();
  });

  const openQueue = async (settings: Pick<QueueSettings, 'send'> & Partial<QueueSettings>) => {
    const queue = new SaleQueue({ store: browserSaleStore(), seller: SELLER, retryMs: [1], ...settings });
    opened.push(queue);
    await queue.open();
    return queue;
  };
  const until = (isDone: () => boolean) => waitFor(() => expect(isDone()).toBe(true));

  it('are stored before they are sent [N-39-518]', async () => {
    const seen: string[] = [];
    const store = browserSaleStore();
    const queue = await openQueue({
      store,
      send: async () => {
        seen.push(...(await store.readAll()).map(({ state }) => state));
        return aSale();
      },
    });
    await queue.add(BODY);
    await until(() => queue.getState().last !== null);
    expect(seen).toEqual(['sending']);
  });

  it('keep their key for every attempt until the outcome is known [N-39-518]', async () => {
    const { keys, send } = aServer(lostAnswer(), refusal(503), refusal(401), aSale());
    const queue = await openQueue({ send });
    await queue.add(BODY);
    await until(() => queue.getState().last !== null);
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(1);
    expect(queue.getState()).toMatchObject({ sending: [], problem: null, last: { sale: { id: 123 } } });
  });

  it('are sent again by the next page, which shows the outcome [N-39-518]', async () => {
    const before = aServer(lostAnswer());
    const first = await openQueue({ send: before.send });
    await first.add(BODY);
    await until(() => first.getState().problem !== null);
    first.close();
    const after = aServer(aSale());
    const sold: number[] = [];
    const second = await openQueue({ send: after.send, onSold: ({ id }) => void sold.push(id) });
    await until(() => second.getState().last !== null);
    expect(after.keys).toEqual([before.keys[0]]);
    expect(sold).toEqual([123]);
  });

  it('stay with whoever sold them and with their store', async () => {
    const first = await openQueue({ send: aServer(lostAnswer()).send });
    await first.add(BODY);
    await until(() => first.getState().problem !== null);
    first.close();
    const { keys, send } = aServer(aSale());
    for (const seller of [
      { userId: 3, storeId: 5 },
      { userId: 2, storeId: 6 },
    ]) {
      const other = await openQueue({ send, seller });
      expect(other.getState().sending).toEqual([]);
    }
    expect(keys).toEqual([]);
  });

  it('are sent in order, and a refused one holds up none [N-39-518]', async () => {
    const { keys, send } = aServer(lostAnswer(), refusal(409, 'ORDERS.INSUFFICIENT_STOCK'), aSale());
    const queue = await openQueue({ send });
    await queue.add(BODY);
    await queue.add({ ...BODY, totalPrice: 5_950 });
    await until(() => queue.getState().last !== null);
    const { refused, last } = queue.getState();
    expect(refused).toMatchObject([
      { body: { totalPrice: 11_900 }, refusal: { code: 'ORDERS.INSUFFICIENT_STOCK' } },
    ]);
    expect(last?.body.totalPrice).toBe(5_950);
    expect(new Set(keys).size).toBe(2);
    await queue.drop(refused[0]?.key ?? '');
    expect(queue.getState().refused).toEqual([]);
  });

  describe('without an answer', () => {
    const PROOF: OfflineSale = {
      soldAt: '2026-11-29T15:00:00.000Z',
      terms: {
        issuedAt: '2026-11-29T14:00:00.000Z',
        storeId: 5,
        sellerId: 2,
        shiftId: 9,
        cashRounding: 50,
        seal: 't',
      },
      prices: [
        {
          id_product: 1,
          name: 'Kumis',
          unitPrice: 10_000,
          taxClassification: 'Taxed',
          taxPercent: 19,
          seal: 'p',
        },
      ],
    };
    const proofOf = () => PROOF;

    it('are handed over with what proves them, and sent as such under the same key [N-39-730]', async () => {
      const sent: [string, boolean][] = [];
      const handedOver: StoredSale[] = [];
      const answers = [lostAnswer(), lostAnswer()];
      const queue = await openQueue({
        proofOf,
        onHandedOver: (stored) => void handedOver.push(stored),
        onSold: () => {
          throw new Error('its receipt is printed already');
        },
        send: async (body, key) => {
          sent.push([key, body.offline !== undefined]);
          const next = answers.shift();
          if (next) throw next;
          return aSale();
        },
      });
      await queue.add(BODY);
      await until(() => queue.getState().last !== null);
      expect(sent.map(([, isOffline]) => isOffline)).toEqual([false, true, true]);
      expect(new Set(sent.map(([key]) => key)).size).toBe(1);
      expect(handedOver.map(({ body }) => body.offline)).toEqual([PROOF]);
    });

    it('are handed over while the answer is late, and a refusal that comes then is no outcome [N-39-730]', async () => {
      const sent: boolean[] = [];
      let refuse: (reason: Error) => void = () => undefined;
      const queue = await openQueue({
        proofOf,
        handOverMs: 1,
        send: (body) => {
          sent.push(body.offline !== undefined);
          if (body.offline) return Promise.resolve(aSale());
          return new Promise((_resolve, reject) => (refuse = reject));
        },
      });
      await queue.add(BODY);
      await until(() => queue.getState().sending.some(({ handedOverAt }) => handedOverAt));
      refuse(refusal(409, 'ORDERS.INSUFFICIENT_STOCK'));
      await until(() => queue.getState().last !== null);
      expect(sent).toEqual([false, true]);
      expect(queue.getState().refused).toEqual([]);
    });

    it('wait without a proof, as without an open shift [N-39-730]', async () => {
      const queue = await openQueue({ proofOf: () => null, send: aServer(lostAnswer()).send });
      await queue.add(BODY);
      await until(() => queue.getState().problem !== null);
      expect(queue.getState().sending).toMatchObject([{ body: BODY }]);
      expect(queue.getState().sending[0]?.handedOverAt).toBeUndefined();
    });

    it('are sent by whoever is online next, and stay where that is not allowed [N-39-731]', async () => {
      const first = await openQueue({ proofOf, send: aServer(lostAnswer()).send });
      await first.add(BODY);
      await until(() => first.getState().sending.some(({ handedOverAt }) => handedOverAt));
      first.close();
      const stranger = await openQueue({
        seller: { userId: 8, storeId: 6 },
        send: aServer(refusal(403, 'AUTH.FORBIDDEN')).send,
      });
      await until(() => stranger.getState().sending.length === 0);
      stranger.close();
      const { keys, send } = aServer(aSale());
      const colleague = await openQueue({ seller: { userId: 3, storeId: 5 }, send });
      await until(() => keys.length === 1);
      await until(() => colleague.getState().sending.length === 0);
      expect(colleague.getState().last).toBeNull();
      expect(await browserSaleStore().readAll()).toEqual([]);
    });

    it('are handed over at once while earlier ones wait [N-39-730]', async () => {
      const queue = await openQueue({ proofOf, retryMs: [60_000], send: aServer(lostAnswer()).send });
      await queue.add(BODY);
      await until(() => queue.getState().problem !== null);
      await queue.add({ ...BODY, totalPrice: 5_950 });
      expect(queue.getState().sending.map(({ handedOverAt }) => Boolean(handedOverAt))).toEqual([true, true]);
    });
  });

  it('leave only the last sold one on the device', async () => {
    const store = browserSaleStore();
    const queue = await openQueue({ store, send: aServer(aSale()).send });
    for (const totalPrice of [1, 2, 3]) {
      await queue.add({ ...BODY, totalPrice });
      await until(() => queue.getState().last?.body.totalPrice === totalPrice);
    }
    expect((await store.readAll()).map(({ body }) => body.totalPrice)).toEqual([3]);
  });
});
