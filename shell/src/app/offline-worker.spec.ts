import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const SOURCE = readFileSync(resolve(process.cwd(), 'public/offline.js'), 'utf8');

interface PageEvent {
  request: { method: string; url: string; mode: string };
  preloadResponse: Promise<unknown>;
  respondWith: (answer: Promise<unknown>) => void;
}
type Listener = (event: PageEvent) => void;

/** The worker's answer to a navigation, with one kept page. */
async function openPage(
  preloadResponse: Promise<unknown>,
  fetched: () => Promise<unknown>,
): Promise<unknown> {
  const listeners = new Map<string, Listener>();
  const scope = { addEventListener: (name: string, listener: Listener) => listeners.set(name, listener) };
  const caches = {
    keys: async () => ['lacteos.offline.1'],
    open: async () => ({ match: async (address: string) => (address === '/products' ? 'kept' : undefined) }),
  };
  new Function('self', 'caches', 'location', 'fetch', 'Response', SOURCE)(
    scope,
    caches,
    { origin: 'https://shop.test' },
    fetched,
    { error: () => 'error' },
  );
  return new Promise((resolve) => {
    listeners.get('fetch')?.({
      request: { method: 'GET', url: 'https://shop.test/products', mode: 'navigate' },
      preloadResponse,
      respondWith: (answer) => resolve(answer),
    });
  });
}
const noNetwork = async () => Promise.reject(new TypeError('no network'));
const ERROR = { type: 'error' };
const PAGE = { type: 'basic' };

describe('a page without a network', () => {
  it.each([
    ['the preload rejects', noNetwork(), noNetwork],
    ['the preload resolves with an error response, as in Firefox', Promise.resolve(ERROR), noNetwork],
    ['there is no preload and the fetch rejects', Promise.resolve(undefined), noNetwork],
  ])('is the kept one when %s [N-38-501]', async (_case, preload, fetched) => {
    expect(await openPage(preload, fetched)).toBe('kept');
  });

  it('is never the kept one while the server answers [N-38-501]', async () => {
    expect(await openPage(Promise.resolve(PAGE), noNetwork)).toBe(PAGE);
    expect(await openPage(Promise.resolve(undefined), async () => PAGE)).toBe(PAGE);
  });
});
