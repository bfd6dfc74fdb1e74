import { describe, expect, it } from '@jest/globals';
import { Readiness } from '@lacteos/contracts/process';
import { EdgeFixture } from './testing/edge-fixture.js';
import { requestHead } from './testing/raw-client.js';

let edge: EdgeFixture;

describe('Gateway shutdown', () => {
  it('reports the gateway as not ready but keeps serving requests [N-16-172]', async () => {
    const readiness = new Readiness();
    edge = await EdgeFixture.start({}, {}, readiness);
    expect((await fetch(`${edge.origin}/healthz`)).status).toBe(200);
    readiness.leave();
    const health = await fetch(`${edge.origin}/healthz`);
    expect([health.status, ((await health.json()) as { code: string }).code]).toEqual([503, 'UNAVAILABLE']);
    expect((await fetch(`${edge.origin}/api/product/products`)).status).toBe(200);
    await edge.stop();
  });

  it('answers pending requests, closes their connections and accepts no new ones [N-16-173]', async () => {
    edge = await EdgeFixture.start();
    let answer: () => void = () => undefined;
    edge.api.answer = (response) => void (answer = () => response.end('{"success":true}'));
    const client = await edge.connect(requestHead('GET', '/api/x'));
    await client.until(() => edge.api.seen.length === 1);
    const stopped = edge.stopGateway();
    await client.until(() => !edge.isListening);
    await expect(fetch(`${edge.origin}/healthz`)).rejects.toThrow();
    answer();
    expect(await client.whole()).toMatch(/^HTTP\/1\.1 200 [^]*\{"success":true\}$/i);
    await stopped;
    await edge.stop();
  });
});
