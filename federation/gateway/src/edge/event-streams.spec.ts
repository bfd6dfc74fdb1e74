import { afterEach, describe, expect, it } from '@jest/globals';
import { EdgeFixture } from '../testing/edge-fixture.js';
import { failureOf, requestHead } from '../testing/raw-client.js';

let edge: EdgeFixture;
afterEach(async () => edge.stop());

const asks = requestHead('GET', '/api/admin/live', { accept: 'text/event-stream' });
const start = async (limits: Parameters<typeof EdgeFixture.start>[0] = {}) => {
  edge = await EdgeFixture.start(limits);
  edge.api.answer = (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('data: uno\n\n');
  };
};

describe('Live update streams', () => {
  it('pass at once and hold up no other requests, however many or long [N-17-402]', async () => {
    await start({ requestsPerAddress: 2 });
    // Exceeds the connection pool that other calls share.
    for (let opened = 0; opened < 130; opened += 1) {
      const client = await edge.connect(asks);
      await client.until(() => client.received.includes('data: uno'));
    }
    edge.api.answer = (response) => void response.end('{"success":true}');
    expect((await fetch(`${edge.origin}/api/product/products`)).status).toBe(200);
  });

  it('have their own limit per address and answer 429 above it [N-17-402]', async () => {
    await start({ streamsPerAddress: 1 });
    const first = await edge.connect(asks);
    await first.until(() => first.received.includes('data: uno'));
    const refused = await edge.connect(asks.replace('\r\n\r\n', '\r\nconnection: close\r\n\r\n'));
    expect(failureOf(await refused.whole())).toMatchObject({ status: 429, code: 'REQUEST.TOO_MANY_AT_ONCE' });
  });

  it('end when the gateway stops, which does not wait for them [N-17-402]', async () => {
    await start();
    const client = await edge.connect(asks);
    await client.until(() => client.received.includes('data: uno'));
    await edge.stopGateway();
    await client.whole();
    expect(client.isClosed).toBe(true);
  });
});
