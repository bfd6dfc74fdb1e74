import { DIALECTS, startApi, type TestApi } from '#test/index.js';

const NOT_FOUND =
  /http_request_duration_seconds_count\{method="GET",route="\/api\/product\/:id",status="404"\} 1/;

describe('the metrics', () => {
  let api: TestApi;
  beforeAll(async () => {
    const [dialect] = DIALECTS;
    if (!dialect) throw new Error('no database to test on');
    api = await startApi(dialect, { METRICS_TOKEN: 'a-token-of-the-operator' });
  });
  afterAll(() => api.stop());

  const read = (headers: Record<string, string> = {}) => api.call('GET', '/metrics', { headers });

  it('show the duration of each route to a direct caller of the own network', async () => {
    await api.call('GET', '/product/999999');
    const { status, text, headers } = await read();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/plain');
    expect(text).toContain('process_resident_memory_bytes');
    // An answer is counted after its last byte left, which may be after its arrival here.
    let counted = text;
    while (!NOT_FOUND.test(counted)) counted = (await read()).text;
    // Check labels only: a measured time may contain these digits.
    expect(counted).not.toMatch(/\{[^}]*999999/);
  });

  it('are refused to outside callers without the token [D-093]', async () => {
    const outside = { 'x-forwarded-for': '203.0.113.9' };
    const refused = await read(outside);
    expect([refused.status, refused.failure.code]).toEqual([403, 'AUTH.FORBIDDEN']);
    const allowed = await read({ ...outside, authorization: 'Bearer a-token-of-the-operator' });
    expect(allowed.status).toBe(200);
  });
});
