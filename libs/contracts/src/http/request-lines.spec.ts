import { describe, expect, it } from '@jest/globals';
import { requestLevel } from './request-lines.js';

const answered = (changes: Partial<Parameters<typeof requestLevel>[0]> = {}) => ({
  id: 'r-1',
  url: '/api/product/1',
  status: 200,
  milliseconds: 12,
  ...changes,
});
const ids = Array.from({ length: 2_000 }, (_, n) => `request-${n}`);

describe('the log line of a request', () => {
  it('has a higher level for server errors and a lower one for probes [N-21-216]', () => {
    expect(requestLevel(answered(), 1)).toBe('info');
    expect(requestLevel(answered({ status: 404 }), 1)).toBe('info');
    expect(requestLevel(answered({ status: 503, url: '/api/health/ready' }), 1)).toBe('warn');
    for (const url of ['/healthz', '/api/health/ready', '/api/metrics'])
      expect(requestLevel(answered({ url }), 1)).toBe('debug');
  });

  it('is sampled consistently in gateway and API [N-21-216]', () => {
    const kept = ids.filter((id) => requestLevel(answered({ id }), 0.1) !== null);
    expect(kept.length).toBeGreaterThan(140);
    expect(kept.length).toBeLessThan(260);
    expect(ids.filter((id) => requestLevel(answered({ id, url: '/' }), 0.1) !== null)).toEqual(kept);
  });

  it('is never dropped for failed requests or those of a second and longer [N-21-216]', () => {
    expect(requestLevel(answered({ status: 500 }), 0)).toBe('warn');
    expect(requestLevel(answered({ milliseconds: 1_000 }), 0)).toBe('info');
    expect(requestLevel(answered(), 0)).toBeNull();
  });
});
