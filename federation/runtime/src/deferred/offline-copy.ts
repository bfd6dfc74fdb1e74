import { natives } from '../natives/natives';

const PREFIX = 'lacteos.offline.';
/** Key of a page without first view, for addresses never opened. */
const FRAME = '/offline-frame';
const FIRST_VIEW = /(<div id="first-view">)[\s\S]*(<\/div><\/main>)/;
const UNUSABLE_HEADERS = ['content-encoding', 'content-length', 'link'];

export const copyName = (keyId: string, revision: number): string => `${PREFIX}${keyId}.${revision}`;

export const removeCopies = async (except = ''): Promise<void> => {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== except);
  await Promise.all(names.map((name) => caches.delete(name)));
};

const htmlOf = (answer: Response, html: string): Response => {
  const headers = new Headers(answer.headers);
  for (const name of UNUSABLE_HEADERS) headers.delete(name);
  return new Response(html, { status: 200, headers });
};

/** Prefers the browser's cache: everything was read a moment ago. */
const readFromCache = (address: string, more: RequestInit = {}): Promise<Response> =>
  natives().fetch(address, { cache: 'force-cache', credentials: 'same-origin', ...more });

export class OfflineCopy {
  private lastStored: Promise<void> = Promise.resolve();

  constructor(
    private readonly cache: Cache,
    private readonly trusted: Pick<ReadonlyMap<string, string>, 'get'>,
    private readonly revision: number,
  ) {}

  /** Skips the page if the server has moved on to another revision. */
  async storePage(pathname: string): Promise<void> {
    const answer = await natives().fetch(pathname, {
      headers: { Accept: 'text/html' },
      credentials: 'same-origin',
    });
    if (answer.status !== 200 || !answer.headers.get('content-type')?.startsWith('text/html')) return;
    const html = await answer.text();
    if (!html.includes(`"revision":${this.revision}`)) return;
    await this.cache.put(pathname, htmlOf(answer, html));
    await this.cache.put(FRAME, htmlOf(answer, html.replace(FIRST_VIEW, '$1$2')));
  }

  isListed(address: string): boolean {
    return Boolean(this.trusted.get(address));
  }

  storeFile(address: string): Promise<void> {
    return this.inTurn(async () => {
      const integrity = this.trusted.get(address);
      if (!integrity || (await this.cache.match(address))) return;
      const answer = await readFromCache(address, { integrity, mode: 'cors' });
      if (answer.ok) await this.cache.put(address, answer);
    });
  }

  /** For public data only: an API answer or a picture. */
  storeAnswer(address: string): Promise<void> {
    return this.inTurn(async () => {
      const answer = await readFromCache(address, { headers: { Accept: 'application/json' } });
      if (answer.ok) await this.cache.put(address, answer);
    });
  }

  /** Storing all files of a first page at once keeps a slow phone from answering a tap. */
  private inTurn(store: () => Promise<void>): Promise<void> {
    const stored = this.lastStored.then(store);
    this.lastStored = stored.catch(() => undefined);
    return stored;
  }
}
