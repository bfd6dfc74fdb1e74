import type { FastifyRequest } from 'fastify';

import { MetricsAccess } from './metrics-access.js';

const call = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ headers, socket: { remoteAddress } }) as unknown as FastifyRequest;

describe('access to the metrics', () => {
  const access = new MetricsAccess({ networks: ['10.1.0.0/16', '::1/128'], token: 'a-token' });

  it.each([
    ['10.1.2.3', true],
    ['::ffff:10.1.2.3', true],
    ['::1', true],
    ['10.2.0.1', false],
    ['203.0.113.9', false],
  ])('for a direct caller from %s is allowed: %p', (address, expected) => {
    expect(access.isAllowed(call(address))).toBe(expected);
  });

  it('is refused to forwarded calls, whatever address they name', () => {
    expect(access.isAllowed(call('10.1.2.3', { 'x-forwarded-for': '10.1.2.3' }))).toBe(false);
    expect(access.isAllowed(call('10.1.2.3', { forwarded: 'for=10.1.2.3' }))).toBe(false);
  });

  it('is given to anyone with the token and to no one with another', () => {
    const forwarded = { 'x-forwarded-for': '203.0.113.9' };
    expect(access.isAllowed(call('10.1.2.3', { ...forwarded, authorization: 'Bearer a-token' }))).toBe(true);
    expect(access.isAllowed(call('10.1.2.3', { ...forwarded, authorization: 'Bearer b-token' }))).toBe(false);
    expect(access.isAllowed(call('10.1.2.3', { ...forwarded, authorization: 'Bearer ' }))).toBe(false);
  });
});
