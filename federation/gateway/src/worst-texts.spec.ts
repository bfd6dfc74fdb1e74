import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { costlyTexts, HEADERS_LENGTH } from '@lacteos/contracts/testing';
import type { FastifyInstance } from 'fastify';
import { aLiveShop, openGateway, SHELL } from './testing/open-gateway.js';
import type { ReleaseStore } from './testing/release-store.js';

describe('Cost of an untrusted text', () => {
  let store: ReleaseStore;
  let gateway: FastifyInstance;
  beforeAll(async () => {
    store = await aLiveShop();
    gateway = await openGateway(store);
  });
  afterAll(async () => {
    await gateway.close();
    await store.remove();
  });

  it.each([
    'accept',
    'accept-encoding',
    'content-type',
    'cookie',
    'expect',
    'if-modified-since',
    'if-none-match',
    'origin',
    'range',
    'referer',
    'traceparent',
    'user-agent',
    'x-forwarded-for',
    'x-request-id',
  ])('does not grow quadratically with its length in the header %s [N-34-102]', async (header) => {
    for (const url of ['/products', `${SHELL}/main.js`]) {
      const ask = (text: string) => gateway.inject({ url, headers: { [header]: text } });
      expect([url, await costlyTexts(ask, HEADERS_LENGTH)]).toEqual([url, []]);
    }
  });

  it.each([
    '/',
    '/products?search=',
    '/product/',
    '/releases/',
    '/legal/',
    '/?preview=',
    '/robots.txt?',
    '/.well-known/',
  ])('does not grow quadratically with its length in an address after %s', async (start) => {
    const ask = (text: string) => gateway.inject(`${start}${encodeURIComponent(text)}`);
    expect(await costlyTexts(ask, HEADERS_LENGTH)).toEqual([]);
    expect(
      await costlyTexts((text) => gateway.inject(`${start}${text.replace(/\s/g, '')}`), HEADERS_LENGTH),
    ).toEqual([]);
  });

  it.each(['lacteos_visitor', 'lacteos_report', 'lacteos_vista', 'lacteos_signed_in'])(
    'does not grow quadratically with its length in the cookie %s',
    async (name) => {
      const ask = (text: string) => gateway.inject({ url: '/', headers: { cookie: `${name}=${text}` } });
      expect(await costlyTexts(ask, HEADERS_LENGTH)).toEqual([]);
    },
  );
});
