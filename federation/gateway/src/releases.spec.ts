import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { aLiveShop, LONG_SCRIPT, openGateway, SHELL } from './testing/open-gateway.js';
import type { ReleaseStore } from './testing/release-store.js';

let store: ReleaseStore;
let gateway: FastifyInstance;

beforeAll(async () => {
  store = await aLiveShop();
  await writeFile(join(store.releasesDir, 'shell/1.0.0-0123456789/planted.js'), LONG_SCRIPT);
  gateway = await openGateway(store);
});
afterAll(async () => {
  await gateway.close();
  await store.remove();
});
const get = (url: string, headers: Record<string, string> = {}) => gateway.inject({ url, headers });

describe('Release file', () => {
  it('may be cached forever', async () => {
    const { statusCode, headers, body } = await get(`${SHELL}/main.js`);
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toMatch(/javascript/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(body).toBe(LONG_SCRIPT);
  });

  it('is served as compressed by the release tool', async () => {
    const { headers, rawPayload } = await get(`${SHELL}/main.js`, { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-type']).toMatch(/javascript/);
    expect(headers.vary).toMatch(/accept-encoding/i);
    expect(brotliDecompressSync(rawPayload).toString()).toBe(LONG_SCRIPT);
  });

  it('is revalidated by its ETag', async () => {
    const { headers } = await get(`${SHELL}/main.js`);
    const again = await get(`${SHELL}/main.js`, { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
  });

  it('is served in ranges, as a video player requests them', async () => {
    const part = await get(`${SHELL}/video.webm`, { range: 'bytes=2-4' });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe('bytes 2-4/10');
    expect(part.body).toBe('234');
  });

  it.each([
    `${SHELL}/missing.js`,
    `${SHELL}/planted.js`,
    '/releases/..%2fregistry.json',
    '/releases/%2e%2e%2fregistry.json',
    '/releases/shell/',
  ])('is answered with an error and not a page when it does not exist: %s [N-22-162]', async (address) => {
    const { statusCode, headers } = await get(address);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
    expect(headers['cache-control'] ?? '').not.toContain('immutable');
  });
});

describe('Registry file of the gateway', () => {
  it('is always revalidated', async () => {
    const { headers, json } = await get('/registry.json');
    expect(headers['cache-control']).toBe('no-cache');
    expect(Object.keys(json().microFrontends)).toEqual(['shell', 'mfe-storefront']);
    const again = await get('/registry.json', { 'if-none-match': String(headers.etag) });
    expect(again.statusCode).toBe(304);
  });
});
