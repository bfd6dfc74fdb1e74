import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Discovery, ShellSettings } from '@lacteos/remote-kit/discovery';
import { ApiAnswers } from '../content/api-answers.js';
import { ByteCache } from '../content/byte-cache.js';
import type { DiscoverySnapshot } from '../content/discovery-source.js';
import type { ApiClient } from '../upstreams/api-client.js';
import { collectPageFiles, type PageFiles } from './page-files.js';
import { renderPage } from './page-html.js';
import { createRouteFinder, firstCalls, liveRoutes, type PageRoute } from '../content/page-routes.js';
import type { PageContent, Site } from '../site.js';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const BROTLI_QUALITY = 9;
/** Pages with data of the API are rendered while a visitor waits. */
const QUICK_BROTLI_QUALITY = 5;
/** Combinations of releases that visitors see at the same time; every candidate doubles them. */
const MAX_GENERATIONS = 64;

/** Settings of the gateway that pages use. */
export interface PageSettings {
  /** Public origin of the site, without a final slash. */
  publicUrl: string;
  /** Folder with `<project>/<releaseId>/`. */
  releasesDir: string;
  /** Memory for pages about a product or a list, and for the answers of the API that they are made from. */
  cacheBytes: { pages: number; answers: number };
}

/** What is in the HTML of a page beside its files. */
export interface PageStyles {
  /** Of the style elements in the HTML: `sha256-…`. */
  hashes: readonly string[];
  /** Of the inline script, if there is one. */
  scriptHashes: readonly string[];
  /** Whether the shell gives style elements of scripts the nonce; releases before it need all inline styles allowed. */
  addsNonce: boolean;
  /** Whether the shell works where texts are no scripts and no HTML. */
  takesTrustedTypes: boolean;
}

/** A page ready to be sent, in every encoding. */
export interface RenderedPage {
  status: 200 | 404;
  etag: string;
  styles: PageStyles;
  bodies: { identity: Buffer; gzip: Buffer; br: Buffer };
}

/** A page at its own address, which may read data of its own. */
export interface AddressedPage extends RenderedPage {
  /** API addresses to preload. */
  calls: string[];
}

/** A visitor's choice of releases from a state of the discovery file; many visitors share one. */
export interface Choice {
  /** Of each name first the visitor's version. */
  discovery: Discovery;
  /** The verified discovery file as the visitor's shell reads it. */
  discoveryJson: string;
  /** Cache key: equal for visitors with the same versions. */
  key: string;
  settings: ShellSettings;
}

interface Generation {
  choice: Choice;
  routes: readonly PageRoute[];
  find: (pathname: string) => PageRoute | null;
  pages: Map<string, Promise<RenderedPage | null>>;
}

interface WantedPage {
  page: PageRoute | null;
  content: PageContent;
}

/** The visitor of a page. */
export interface PageVisit {
  pathname: string;
  query: URLSearchParams;
  /** What somebody signed in sees may differ. */
  isSignedIn: boolean;
  /** Nobody is signed in and the address has no query: the page will show what its first calls answer. */
  isPlain: boolean;
}

/** Renders each known route once per choice of releases in a state of the discovery file, and once per state of what the page is about. */
export class PageRenderer<C extends PageContent> {
  private etag = '';
  private readonly generations = new Map<string, Generation>();
  private readonly answers: ApiAnswers;
  /** Pages that follow data of the shop, and those that are being rendered. */
  private readonly subjectPages: ByteCache<RenderedPage>;
  private readonly rendering = new Map<string, Promise<RenderedPage | null>>();

  constructor(
    private readonly settings: PageSettings,
    private readonly site: Site<C>,
    api: ApiClient,
  ) {
    this.answers = new ApiAnswers(api, settings.cacheBytes.answers);
    this.subjectPages = new ByteCache(settings.cacheBytes.pages);
  }

  /** Routes that are live, for the sitemap. */
  routesOf(snapshot: DiscoverySnapshot, choice: Choice): readonly PageRoute[] {
    return this.generationOf(snapshot, choice).routes;
  }

  /** The route of an address; null for an unknown one. */
  routeAt(snapshot: DiscoverySnapshot, choice: Choice, pathname: string): PageRoute | null {
    return this.generationOf(snapshot, choice).find(pathname);
  }

  /** The page at an address, status 404 for an unknown one or an unknown subject; null when no shell is live. */
  async render(snapshot: DiscoverySnapshot, choice: Choice, visit: PageVisit): Promise<AddressedPage | null> {
    const generation = this.generationOf(snapshot, choice);
    const page = generation.find(visit.pathname);
    const calls = page ? firstCalls(page, visit.pathname) : [];
    const { routes } = generation;
    const content = await this.site.read(this.answers, { ...visit, page, calls, routes });
    const rendered = await this.renderOnce(generation, snapshot, { page, content });
    return rendered && { ...rendered, calls: content.isGone ? [] : calls };
  }

  /** The content of the page at an address, without the list that it shows: as for somebody signed in, none is read. */
  contentAt(snapshot: DiscoverySnapshot, choice: Choice, pathname: string): Promise<C> {
    const { find, routes } = this.generationOf(snapshot, choice);
    const page = find(pathname);
    const calls = page ? firstCalls(page, pathname) : [];
    const query = new URLSearchParams();
    return this.site.read(this.answers, { page, pathname, query, isSignedIn: true, calls, routes });
  }

  private renderOnce(
    generation: Generation,
    snapshot: DiscoverySnapshot,
    wanted: WantedPage,
  ): Promise<RenderedPage | null> {
    const { page, content } = wanted;
    if (content.isRare) return this.renderRoute(generation, wanted);
    const key = [page?.route.path ?? '', content.isGone ? 'gone' : '', content.tag ?? ''].join(' ');
    const render = () => this.renderRoute(generation, wanted);
    if (content.tag !== null)
      return this.renderSubject(`${snapshot.etag} ${generation.choice.key} ${key}`, render);
    const { pages } = generation;
    const known = pages.get(key);
    if (known) return known;
    const rendering = render();
    pages.set(key, rendering);
    rendering.catch(() => pages.delete(key));
    return rendering;
  }

  private async renderSubject(
    key: string,
    render: () => Promise<RenderedPage | null>,
  ): Promise<RenderedPage | null> {
    const known = this.subjectPages.get(key) ?? this.rendering.get(key);
    if (known) return known;
    const rendering = render().finally(() => this.rendering.delete(key));
    this.rendering.set(key, rendering);
    const page = await rendering;
    if (page) this.subjectPages.set(key, page, bytesOf(page));
    return page;
  }

  private generationOf({ etag }: DiscoverySnapshot, choice: Choice): Generation {
    if (this.etag !== etag) this.subjectPages.clear();
    if (this.etag !== etag || this.generations.size > MAX_GENERATIONS) this.generations.clear();
    this.etag = etag;
    const known = this.generations.get(choice.key);
    if (known) return known;
    const routes = liveRoutes(choice.discovery);
    const find = createRouteFinder(routes);
    const generation = { choice, routes, find, pages: new Map() };
    this.generations.set(choice.key, generation);
    return generation;
  }

  private async renderRoute(
    { choice }: Generation,
    { page, content }: WantedPage,
  ): Promise<RenderedPage | null> {
    const { publicUrl, releasesDir } = this.settings;
    const { language, isPageFont } = this.site;
    const { settings, discovery, discoveryJson } = choice;
    const { fill } = content;
    const files = await collectPageFiles(releasesDir, discovery, page, { fill, isPageFont });
    if (!files) return null;
    const identity = Buffer.from(
      renderPage({ language, publicUrl, content, discoveryJson, settings, files }),
    );
    const quality = content.tag === null ? BROTLI_QUALITY : QUICK_BROTLI_QUALITY;
    const [br, zipped] = await Promise.all([
      compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
      compressGzip(identity),
    ]);
    const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`;
    const status = page && !content.isGone ? 200 : 404;
    return { status, etag, styles: stylesOf(files), bodies: { identity, gzip: zipped, br } };
  }
}

const bytesOf = ({ bodies }: RenderedPage): number =>
  bodies.identity.length + bodies.gzip.length + bodies.br.length;

const stylesOf = ({ styles, inlineScript, addsStyleNonce, takesTrustedTypes }: PageFiles): PageStyles => ({
  hashes: styles.flatMap(({ inline }) => (inline ? [textHash(inline.css)] : [])),
  scriptHashes: inlineScript ? [textHash(inlineScript)] : [],
  addsNonce: addsStyleNonce,
  takesTrustedTypes,
});

const textHash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
