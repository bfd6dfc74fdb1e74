import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { isRepeatable } from './repeatable.js';

interface OpenApi {
  paths: Record<string, Record<string, { parameters?: { in: string; name: string }[] }>>;
}
const KEY = '0b5b6a52-6a0c-4a86-9d0e-2f7b6f0f4a11';

describe('a repeatable request', () => {
  it('is every call with a documented idempotency key, once the key is set [N-21-192, N-33-506]', () => {
    const { paths } = JSON.parse(
      readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8'),
    ) as OpenApi;
    const keyed = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations)
        .filter(([, { parameters = [] }]) => parameters.some(({ name }) => name === 'idempotency-key'))
        .map(([method]): [string, string] => [method.toUpperCase(), path.replace(/\{\w+\}/g, '7')]),
    );
    expect(keyed.length).toBeGreaterThan(2);
    expect(keyed.filter(([method, path]) => !isRepeatable(method, path, KEY))).toEqual([]);
    expect(keyed.filter(([method, path]) => isRepeatable(method, path, undefined))).toEqual([]);
  });

  it.each([
    ['GET', '/api/cart', undefined, true],
    ['HEAD', '/api/media/1.webp', undefined, true],
    ['POST', '/api/order/', KEY, true],
    ['POST', '/api/order?x=1', KEY, true],
    ['POST', '/api/order/7/returns', KEY, true],
    ['POST', '/api/order', '', false],
    ['POST', '/api/order', [KEY, KEY], false],
    ['POST', '/api/order', 'x'.repeat(81), false],
    ['POST', '/api/order/7/cancellation', KEY, true],
    ['PUT', '/api/order', KEY, false],
    ['DELETE', '/api/cart/delete', KEY, true],
    ['POST', '/api/auth/login', KEY, false],
    ['POST', '/api/order/7/8/returns', KEY, false],
  ])('is recognised for %s %s with the key %j: %s', (method, path, key, expected) => {
    expect(isRepeatable(method, path, key)).toBe(expected);
  });
});
