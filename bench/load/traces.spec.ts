import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OtlpReceiver } from '@lacteos/tracing/testing';
import { orderAndInvoice } from './invoice-visit.js';
import { openTracedShop, type TracedShop } from './traced-shop.js';

const PERSONAL = /@|Ana\b|Peña|3101234567|Calle/;

describe('the built shop with tracing', () => {
  let collector: OtlpReceiver;
  let shop: TracedShop;
  beforeAll(async () => {
    collector = await OtlpReceiver.start();
    shop = await openTracedShop(collector);
  });
  afterAll(async () => {
    await shop.stop();
    await collector.stop();
  });

  it("sends one trace from the browser's request through gateway, API and outbox to SIIGO [N-21-200]", async () => {
    const requestId = await orderAndInvoice(shop.origin);
    const first = await collector.waitForSpan(
      ({ service, attributes }) =>
        service === 'lacteos-gateway' && attributes['lacteos.request_id'] === requestId,
    );
    const isOfTrace = ({ traceId }: { traceId: string }): boolean => traceId === first.traceId;
    const asked = await collector.waitForSpan(
      (span) => isOfTrace(span) && span.name === 'SIIGO GET /v1/invoices/{id}',
    );
    await collector.waitForSpan((span) => isOfTrace(span) && span.name === 'POST /api/siigo/invoice');
    const path = collector.ancestorsOf(asked).filter(({ name }) => name !== 'transaction');
    expect(path.map(({ service, name }) => `${service}: ${name}`)).toEqual([
      'lacteos-gateway: POST api',
      'lacteos-api: POST /api/siigo/invoice',
      'lacteos-api: outbox siigo.document',
      'lacteos-api: SIIGO GET /v1/invoices/{id}',
    ]);
    const ids = path.map(({ attributes }) => attributes['lacteos.request_id']);
    expect(ids.filter((id) => id !== undefined)).toEqual([requestId, requestId, requestId]);
    expect(JSON.stringify(collector.spans)).not.toMatch(PERSONAL);
  });
});
