import { afterEach, describe, expect, it } from '@jest/globals';
import { EdgeFixture } from '../testing/edge-fixture.js';
import { failureOf, requestHead, type RawClient } from '../testing/raw-client.js';
import { servableConnections } from './open-files.js';

let edge: EdgeFixture;
afterEach(async () => edge.stop());

const FLOODER = '127.0.0.66';
const health = requestHead('GET', '/healthz');
const isAnswered = async (client: RawClient): Promise<boolean> => {
  client.socket.write(health);
  await client.until(() => client.isClosed || client.received.includes('{"status":"ok"}'));
  return !client.isClosed;
};

describe('Connections of one address', () => {
  it('are refused above the limit without affecting other addresses [N-16-023]', async () => {
    edge = await EdgeFixture.start({ connectionsPerAddress: 3 });
    const flood: RawClient[] = [];
    for (let opened = 0; opened < 5; opened += 1) flood.push(await edge.connect('', FLOODER));
    const answered: boolean[] = [];
    for (const client of flood) answered.push(await isAnswered(client));
    expect(answered).toEqual([true, true, true, false, false]);
    expect(await isAnswered(await edge.connect())).toBe(true);
    flood[0]?.close();
    while (!(await isAnswered(await edge.connect('', FLOODER))));
  });

  it('are unlimited for a trusted proxy', async () => {
    edge = await EdgeFixture.start({ connectionsPerAddress: 1 }, { trustedProxies: ['127.0.0.0/8'] });
    expect(await isAnswered(await edge.connect())).toBe(true);
    expect(await isAnswered(await edge.connect())).toBe(true);
  });
});

describe('Unanswered requests of one address', () => {
  const silent = (from: string): string =>
    `${requestHead('POST', '/api/order', { 'content-length': 9, 'x-forwarded-for': from })}{`;

  it('are refused with 429 above the limit, by forwarded address behind a proxy [N-16-023]', async () => {
    edge = await EdgeFixture.start({ requestsPerAddress: 2 }, { trustedProxies: 1 });
    for (let opened = 0; opened < 2; opened += 1) await edge.connect(silent('203.0.113.9'));
    const refused = await edge.connect(silent('203.0.113.9'));
    expect(failureOf(await refused.whole())).toMatchObject({ status: 429, code: 'REQUEST.TOO_MANY_AT_ONCE' });
    expect(refused.received).toMatch(/retry-after: \d+/);
    const other = await fetch(`${edge.origin}/api/x`, { headers: { 'x-forwarded-for': '203.0.113.10' } });
    expect(other.status).toBe(200);
  });

  it('stop counting after they end', async () => {
    edge = await EdgeFixture.start({ requestsPerAddress: 1 });
    for (let asked = 0; asked < 3; asked += 1) expect((await fetch(`${edge.origin}/api/x`)).status).toBe(200);
    const client = await edge.connect(silent('203.0.113.9'));
    await client.until(() => true);
    client.close();
    await client.until(() => client.isClosed);
    const isFree = async (): Promise<boolean> => (await fetch(`${edge.origin}/api/x`)).status === 200;
    while (!(await isFree()));
  });

  it('are served one at a time, at most eight, on one connection [N-16-023, N-16-169]', async () => {
    edge = await EdgeFixture.start();
    const answers: (() => void)[] = [];
    edge.api.answer = (response) => void answers.push(() => response.end('{}'));
    const client = await edge.connect(requestHead('GET', '/api/x').repeat(20));
    for (let served = 1; served <= 8; served += 1) {
      await client.until(() => answers.length === served);
      expect((await fetch(`${edge.origin}/healthz`)).status).toBe(200);
      expect(edge.api.seen).toHaveLength(served);
      answers.at(-1)?.();
    }
    await client.until(() => client.received.split('REQUEST.TOO_MANY_AT_ONCE').length === 13);
    expect(edge.api.seen).toHaveLength(8);
  });
});

describe('All connections', () => {
  it('make room for the next visitor when they become idle after reaching the limit', async () => {
    edge = await EdgeFixture.start({ maxConnections: 4 });
    const answers: (() => void)[] = [];
    edge.api.answer = (response) => void answers.push(() => response.end('{}'));
    for (let opened = 0; opened < 4; opened += 1) await edge.connect(requestHead('GET', '/api/x'));
    const other = await edge.connect();
    await other.until(() => answers.length === 4 && other.isClosed);
    answers.forEach((answer) => answer());
    while (!(await isAnswered(await edge.connect())));
  });

  it.each([
    [256, 96],
    [1_024, 480],
    [65_536, 8_192],
    [Infinity, 8_192],
    [20, 16],
  ])('are limited for a process that may open %d files: %i [N-16-175]', (files, most) =>
    expect(servableConnections(8_192, files)).toBe(most),
  );
});
