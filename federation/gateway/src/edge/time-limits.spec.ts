import { afterEach, describe, expect, it } from '@jest/globals';
import { EdgeFixture } from '../testing/edge-fixture.js';
import { failureOf, requestHead, type RawClient } from '../testing/raw-client.js';

let edge: EdgeFixture;
afterEach(async () => edge.stop());

const LARGE = Buffer.alloc(8_000_000, 'x');

describe('Slow visitor', () => {
  it.each([
    ['sends nothing at all', ''],
    ['sends half of the headers', 'GET / HTTP/1.1\r\nhost: tienda.test\r\nx-slow: '],
  ])('gets a 408 and is disconnected when their client %s', async (_, text) => {
    edge = await EdgeFixture.start({ headersSeconds: 1 });
    const client = await edge.connect(text);
    expect(failureOf(await client.whole())).toMatchObject({ status: 408, code: 'REQUEST.TIMEOUT' });
  });

  it('gets no extra time for sending headers letter by letter [N-16-022]', async () => {
    edge = await EdgeFixture.start({ headersSeconds: 1 });
    const client = await edge.connect('GET / HTTP/1.1\r\nhost: tienda.test\r\nx-slow: ');
    const letters = setInterval(() => client.socket.write('x'), 50);
    expect(failureOf(await client.whole())).toMatchObject({ status: 408 });
    clearInterval(letters);
  });

  it('is disconnected when they send no further request [N-16-022]', async () => {
    edge = await EdgeFixture.start({ keepAliveSeconds: 1 });
    // The first answer of a process may exceed the idle limit.
    await fetch(`${edge.origin}/healthz`);
    const client = await edge.connect(requestHead('GET', '/healthz'));
    expect(await client.whole()).toContain('{"status":"ok"}');
  });

  const unread = async (): Promise<RawClient> => {
    const client = await edge.connect();
    client.socket.pause();
    client.socket.write(requestHead('GET', '/api/media/queso/640.webp'));
    return client;
  };

  it('blocks nobody else from the API when they read nothing of an answer [N-16-022]', async () => {
    edge = await EdgeFixture.start();
    edge.api.answer = (response) => response.end(LARGE.subarray(0, 900_000));
    const clients = await Promise.all(Array.from({ length: 5 }, unread));
    await clients[0]?.until(() => edge.api.finished === 5);
    expect(clients.filter(({ isClosed }) => isClosed)).toEqual([]);
  });

  it('is disconnected when they read nothing of a very large answer [N-16-022]', async () => {
    edge = await EdgeFixture.start({ readSeconds: 1 });
    // Exceeds the buffers of both connections.
    edge.api.answer = (response) => response.end(Buffer.alloc(60_000_000));
    const client = await unread();
    await client.until(() => edge.api.seen.length === 1 && edge.api.open === 0);
  });

  it('gets the whole answer when they read steadily', async () => {
    edge = await EdgeFixture.start({ readSeconds: 1 });
    edge.api.answer = (response) => response.end(LARGE);
    const answer = await fetch(`${edge.origin}/api/admin/orders/export`);
    let size = 0;
    for await (const chunk of answer.body ?? []) {
      size += (chunk as Uint8Array).length;
      await new Promise((done) => setTimeout(done, 20));
    }
    expect(size).toBe(LARGE.length);
  });
});
