import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { DiscoverySnapshot } from './discovery-source.js';
import { collectPageFiles } from './page-files.js';
import { renderPage } from './page-html.js';
import { createRouteFinder, firstCalls, type PageRoute } from './page-routes.js';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const BROTLI_QUALITY = 9;
const UNKNOWN_TITLE = 'Página no encontrada';

/** A page ready to be sent, in every encoding. */
export interface RenderedPage {
  status: 200 | 404;
  etag: string;
  bodies: { identity: Buffer; gzip: Buffer; br: Buffer };
}

/** A page at its own address, which may ask for data of its own. */
export interface AddressedPage extends RenderedPage {
  /** API addresses to ask for at once. */
  calls: string[];
}

interface Generation {
  etag: string;
  find: (pathname: string) => PageRoute | null;
  pages: Map<string, Promise<RenderedPage | null>>;
}

/** Renders each known route once per state of the discovery file. */
export class PageRenderer {
  private generation: Generation | null = null;

  constructor(private readonly releasesDir: string) {}

  /** The page at an address, status 404 for an unknown one; null when no shell is live. */
  async render(snapshot: DiscoverySnapshot, pathname: string): Promise<AddressedPage | null> {
    const { find, pages } = this.generationOf(snapshot);
    const page = find(pathname);
    const rendered = await this.renderOnce(pages, snapshot, page);
    return rendered && { ...rendered, calls: page ? firstCalls(page, pathname) : [] };
  }

  private renderOnce(
    pages: Generation['pages'],
    snapshot: DiscoverySnapshot,
    page: PageRoute | null,
  ): Promise<RenderedPage | null> {
    const key = page?.route.path ?? '';
    const known = pages.get(key);
    if (known) return known;
    const rendering = this.renderRoute(snapshot, page);
    pages.set(key, rendering);
    rendering.catch(() => pages.delete(key));
    return rendering;
  }

  private generationOf(snapshot: DiscoverySnapshot): Generation {
    if (this.generation?.etag !== snapshot.etag) {
      this.generation = {
        etag: snapshot.etag,
        find: createRouteFinder(snapshot.discovery),
        pages: new Map(),
      };
    }
    return this.generation;
  }

  private async renderRoute(
    snapshot: DiscoverySnapshot,
    page: PageRoute | null,
  ): Promise<RenderedPage | null> {
    const files = await collectPageFiles(this.releasesDir, snapshot.discovery, page);
    if (!files) return null;
    const title = page?.route.title ?? UNKNOWN_TITLE;
    const identity = Buffer.from(renderPage({ title, discoveryJson: snapshot.text, files }));
    const [br, zipped] = await Promise.all([
      compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
      compressGzip(identity),
    ]);
    const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`;
    return { status: page ? 200 : 404, etag, bodies: { identity, gzip: zipped, br } };
  }
}
