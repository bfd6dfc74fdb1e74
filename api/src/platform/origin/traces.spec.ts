import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { startTracing, traced } from '@lacteos/tracing';
import { OtlpReceiver } from '@lacteos/tracing/testing';

import { DIALECTS } from '#test/index.js';
import { InvoicingFixture } from '#test/invoicing/invoicing-fixture.js';
import { createLogger } from '../logging/index.js';

const GATEWAY = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
const HEADERS = {
  traceparent: `00-${GATEWAY.traceId}-${GATEWAY.spanId}-01`,
  'x-request-id': 'from-the-gateway',
};
const PERSONAL = /@|Ana|Peña|40381520|3101234567/;

describe.each(DIALECTS.slice(0, 1))('traces of the API on $name', (dialect) => {
  let collector: OtlpReceiver;
  let endTracing: () => Promise<void>;
  let fixture: InvoicingFixture;
  beforeAll(async () => {
    collector = await OtlpReceiver.start();
    Object.assign(process.env, collector.environment);
    endTracing = await startTracing('lacteos-api', process.env);
    fixture = await InvoicingFixture.start(dialect);
  });
  afterAll(async () => {
    await fixture.stop();
    await endTracing();
    await collector.stop();
  });

  it("connect the gateway's request, the outbox and SIIGO, which gets the request id", async () => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    const orderId = await fixture.addOrder();
    const dialog = fixture.dialog(orderId);
    expect((await fixture.call('POST', '/siigo/invoice', dialog, HEADERS)).status).toBe(202);
    await fixture.settle();
    const asked = await collector.waitForSpan(({ name }) => name === 'SIIGO GET /v1/invoices/{id}');
    await collector.waitForSpan(({ name }) => name === 'POST /api/siigo/invoice');
    const path = collector.ancestorsOf(asked);
    expect(path.map(({ name }) => name).filter((name) => name !== 'transaction')).toEqual([
      'POST /api/siigo/invoice',
      'outbox siigo.document',
      'SIIGO GET /v1/invoices/{id}',
    ]);
    expect(path[0]).toMatchObject({ traceId: GATEWAY.traceId, parentSpanId: GATEWAY.spanId });
    const called = fetched.mock.calls.filter(([address]) => String(address).includes('/v1/invoices'));
    expect(called.length).toBeGreaterThan(1);
    for (const [, options] of called)
      expect(options?.headers).toMatchObject({ 'X-Request-Id': HEADERS['x-request-id'] });
  });

  it('contain nothing that a person typed or is known by [N-21-201]', async () => {
    await fixture.call('GET', '/siigo/customers/40381520?search=Ana');
    await fixture.call('GET', '/admin/users?search=ana@lacteos.test');
    await collector.waitForSpan(({ name }) => name === 'GET /api/admin/users');
    expect(JSON.stringify(collector.spans)).not.toMatch(PERSONAL);
  });

  it('are named in their log lines [N-21-203]', async () => {
    const lines: string[] = [];
    const logger = createLogger('info', { write: (line) => void lines.push(line) });
    await traced({ name: 'work', kind: 'internal', parent: HEADERS.traceparent }, async () =>
      logger.info('done'),
    );
    logger.info('by itself');
    const [inside, outside] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(inside).toMatchObject({
      trace_id: GATEWAY.traceId,
      span_id: expect.stringMatching(/^[0-9a-f]{16}$/),
    });
    expect(outside).not.toHaveProperty('trace_id');
  });

  it('exclude health probes', async () => {
    await fixture.call('GET', '/health/ready');
    await fixture.call('GET', '/siigo/invoices/attention');
    await collector.waitForSpan(({ name }) => name === 'GET /api/siigo/invoices/attention');
    expect(collector.spans.filter(({ name }) => name.includes('health'))).toEqual([]);
  });
});
