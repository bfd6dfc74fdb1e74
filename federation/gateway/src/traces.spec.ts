import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RecordedSpans, type RecordedSpan } from '@lacteos/tracing/testing';
import type { FastifyInstance } from 'fastify';
import { aLiveShop, openGateway } from './testing/open-gateway.js';
import { RecordingApi } from './testing/recording-api.js';
import type { ReleaseStore } from './testing/release-store.js';

const TRACEPARENT = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';

describe('Gateway traces', () => {
  const api = new RecordingApi();
  let recorded: RecordedSpans;
  let store: ReleaseStore;
  let [direct, behindProxy]: FastifyInstance[] = [];
  beforeAll(async () => {
    recorded = RecordedSpans.start();
    store = await aLiveShop();
    const apiUrls = [await api.start()];
    direct = await openGateway(store, { apiUrls });
    behindProxy = await openGateway(store, { apiUrls, trustedProxies: ['127.0.0.0/8'] });
  });
  afterAll(async () => {
    await Promise.all([direct?.close(), behindProxy?.close()]);
    await Promise.all([recorded.close(), api.stop(), store.remove()]);
  });

  /** Returns the span of a request and whether the API received it. */
  const ask = async (
    gateway: FastifyInstance | undefined,
    url: string,
  ): Promise<{ span: RecordedSpan | undefined; isToldOn: boolean }> => {
    const answer = await gateway?.inject({ url, headers: { traceparent: TRACEPARENT } });
    const id = answer?.headers['x-request-id'];
    const span = recorded.spans.find(({ attributes }) => attributes['lacteos.request_id'] === id);
    return { span, isToldOn: api.seen.some(({ headers }) => headers['traceparent'] === span?.traceparent) };
  };

  it('begin with the request of the visitor, whatever it sends, and continue in the API', async () => {
    const { span, isToldOn } = await ask(direct, '/api/product/products?search=ana@lacteos.test');
    expect(isToldOn).toBe(true);
    expect(span).toMatchObject({ name: 'GET api', parent: null, isEnded: true });
    expect(span?.attributes).toMatchObject({
      'url.path': '/api/product/products',
      'http.response.status_code': 200,
    });
  });

  it('continue the trace of a trusted proxy [N-21-202]', async () => {
    const { span } = await ask(behindProxy, '/api/product/1');
    expect(span?.parent).toBe(TRACEPARENT);
  });

  it("link a page to the gateway's API requests for it", async () => {
    const { span, isToldOn } = await ask(direct, '/product/7');
    expect([span?.name, isToldOn]).toEqual(['GET page', true]);
  });

  it('contain no personal data from an address [N-21-201]', async () => {
    const { span } = await ask(direct, '/api/siigo/customers/40381520?search=Ana');
    expect(JSON.stringify(span)).not.toMatch(/40381520|Ana/);
  });

  it('are not recorded for files and probes', async () => {
    for (const url of ['/healthz', '/releases/none.js'])
      expect((await ask(direct, url)).span).toBeUndefined();
  });
});

describe('Gateway without tracing', () => {
  it('does not pass on the traceparent of a visitor [N-21-202]', async () => {
    const api = new RecordingApi();
    const store = await aLiveShop();
    const gateway = await openGateway(store, { apiUrls: [await api.start()] });
    await gateway.inject({ url: '/api/product/1', headers: { traceparent: TRACEPARENT, tracestate: 'a=b' } });
    expect(api.seen.map(({ headers }) => [headers.traceparent, headers.tracestate])).toEqual([
      [undefined, undefined],
    ]);
    await gateway.close();
    await Promise.all([api.stop(), store.remove()]);
  });
});
