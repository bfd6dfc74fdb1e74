import { ReadableStream } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';

import type { LiveChanges } from '@lacteos/contracts/schemas';
import { installAuthority, signOut, startSession } from '@lacteos/session-bus';
import { aUser } from '@lacteos/session-bus/testing';

import { answer, stubHttp } from '../testing/index.js';
import { followLive, type SeenChange } from './live-link.js';

const NOW = '2026-11-20T12:00:00.000Z';
const news = (cursor: string, ...ids: string[]): LiveChanges => ({
  cursor,
  now: NOW,
  isTooMuch: false,
  changes: ids.map((id) => ({ key: `o${id}`, subject: 'order', id, name: 'OrderPaid', by: null, at: NOW })),
});
const eventOf = (data: LiveChanges): string =>
  `: \n\nid: ${data.cursor}\nevent: changes\ndata: ${JSON.stringify(data)}\n\n`;

/** Fakes fetch with streams that the test writes to, and records request headers. */
class Streams {
  readonly requests: Record<string, string>[] = [];
  readonly controllers: ReadableStreamDefaultController<Uint8Array>[] = [];
  refusal: number | null = null;

  readonly fetch = async (
    _url: string,
    { headers, signal }: { headers: Record<string, string>; signal: AbortSignal },
  ) => {
    this.requests.push(headers);
    if (this.refusal !== null) return { ok: false, status: this.refusal, body: null };
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.controllers.push(controller);
        signal.addEventListener('abort', () => controller.error(new Error('aborted')));
      },
    });
    return { ok: true, status: 200, body };
  };

  send(text: string): void {
    this.controllers.at(-1)?.enqueue(new TextEncoder().encode(text));
  }
}

const until = async (isTrue: () => boolean): Promise<void> => {
  while (!isTrue()) await jest.advanceTimersByTimeAsync(100);
};

let http: ReturnType<typeof stubHttp>;
let streams: Streams;
let told: (SeenChange[] | null)[];
let stop: () => void;
const ids = () => told.flatMap((changes) => (changes ?? []).map(({ id }) => id));

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  Object.assign(globalThis, { TextDecoder });
  http = stubHttp({});
  streams = new Streams();
  told = [];
  Object.assign(globalThis, { fetch: streams.fetch });
  await installAuthority({ refresh: async () => null, signOut: async () => undefined });
  startSession({ token: 'a-token', expiresIn: 900, user: aUser({ id: 3, id_role: 3 }) });
  stop = followLive((changes) => told.push(changes && [...changes]));
  await until(() => streams.requests.length === 1);
});
afterEach(() => {
  stop();
  http.restore();
  delete (globalThis as { fetch?: unknown }).fetch;
});

describe('live updates in the browser', () => {
  it("arrive as whole events, once each, by this machine's clock, with the token in a header [N-17-403]", async () => {
    expect(streams.requests[0]).toMatchObject({
      accept: 'text/event-stream',
      authorization: 'Bearer a-token',
    });
    const event = eventOf(news('1.0', '7'));
    streams.send(event.slice(0, 40));
    streams.send(event.slice(40));
    streams.send(eventOf(news('2.0', '7', '8')));
    await until(() => ids().length === 2);
    expect(ids()).toEqual(['7', '8']);
    expect(Math.abs((told[0]?.[0]?.happenedAt ?? 0) - Date.now())).toBeLessThan(60_000);
  });

  it('resume from the last cursor after the server ended the stream [N-17-403]', async () => {
    streams.send(eventOf(news('5.2', '7')));
    await until(() => ids().length === 1);
    streams.send('event: end\ndata: server\n\n');
    await until(() => streams.requests.length === 2);
    expect(streams.requests[1]).toMatchObject({ 'last-event-id': '5.2' });
  });

  it('poll with growing pauses while there is no stream [N-17-403]', async () => {
    let polls = 0;
    http.reply({ 'GET /admin/live': () => answer(news(`${(polls += 1)}.0`, `p${polls}`)) });
    streams.refusal = 429;
    streams.send('event: end\ndata: server\n\n');
    await until(() => ids().includes('p3'));
    const before = streams.requests.length;
    await jest.advanceTimersByTimeAsync(10_000);
    expect(streams.requests.length - before).toBeLessThanOrEqual(1);
    streams.refusal = null;
    await until(() => streams.controllers.length === 2);
    streams.send(eventOf(news('9.0', '9')));
    await until(() => ids().includes('9'));
  });

  it('drop a stream that is silent for longer than the heartbeat [N-17-403]', async () => {
    await jest.advanceTimersByTimeAsync(41_000);
    await until(() => streams.requests.length === 2);
  });

  it('ignore foreign messages on their channel [N-34-213]', async () => {
    stop();
    const channels: { onmessage: ((event: { data: unknown }) => void) | null }[] = [];
    class Channel {
      onmessage = null;
      constructor() {
        channels.push(this);
      }
      postMessage(): void {}
      close(): void {}
    }
    Object.assign(globalThis, { BroadcastChannel: Channel });
    stop = followLive((changes) => told.push(changes && [...changes]));
    const post = (data: unknown) => channels.at(-1)?.onmessage?.({ data });
    const good = news('7.0', '7');
    const broken = [{ changes: null }, { changes: [null] }, { changes: [{}] }, { cursor: 7 }, { now: null }];
    for (const data of [null, undefined, 0, '', [], {}, ...broken.map((part) => ({ ...good, ...part }))])
      post(data);
    expect(told).toEqual([]);
    post(good);
    expect(ids()).toEqual(['7']);
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  });

  it('end with the session [N-17-403]', async () => {
    await signOut();
    await jest.advanceTimersByTimeAsync(120_000);
    expect(streams.requests).toHaveLength(1);
  });
});
