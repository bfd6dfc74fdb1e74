import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Discovery, ShellSettings } from '@lacteos/remote-kit/discovery';
import { ApiAnswers } from '../content/api-answers.js';
import { ByteCache } from '../content/byte-cache.js';
import type { DiscoverySnapshot } from '../content/discovery-source.js';
import type { ApiClient } from '../upstreams/api-client.js';
import { fillArticles } from './articles-view.js';
import { fillView, readListed } from './filled-view.js';
import { collectPageFiles, type Fill, type PageFiles } from './page-files.js';
import { factsOf, type Wanted } from './page-facts.js';
import { renderPage } from './page-html.js';
import { createRouteFinder, firstCalls, liveRoutes, type PageRoute } from '../content/page-routes.js';
import type { PageFacts } from '../seo/page-head.js';
import { readSubject } from '../seo/page-subject.js';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const BROTLI_QUALITY = 9;
/** Pages with data of the API are rendered while a visitor waits. */
const QUICK_BROTLI_QUALITY = 5;
/** Combinations of releases that visitors see at the same time; every candidate doubles them. */
const MAX_GENERATIONS = 64;

/** Settings of the gateway that pages use. */
export interface PageSettings {
  /** Public origin of the shop, without a final slash. */
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
export class PageRenderer {
  private etag = '';
  private readonly generations = new Map<string, Generation>();
  private readonly answers: ApiAnswers;
  /** Pages that follow data of the shop, and those that are being rendered. */
  private readonly subjectPages: ByteCache<RenderedPage>;
  private readonly rendering = new Map<string, Promise<RenderedPage | null>>();

  constructor(
    private readonly settings: PageSettings,
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
    const wanted = await this.wantedOf(page, visit, calls);
    const rendered = await this.renderOnce(generation, snapshot, wanted);
    return rendered && { ...rendered, calls: wanted.isGone ? [] : calls };
  }

  /** What search engines are told of the page at an address. */
  async factsAt(snapshot: DiscoverySnapshot, choice: Choice, pathname: string): Promise<PageFacts> {
    const { find, routes } = this.generationOf(snapshot, choice);
    const page = find(pathname);
    // Facts name no products of a list: as for somebody signed in, none are read.
    const visit = { pathname, query: new URLSearchParams(), isSignedIn: true, isPlain: false };
    return factsOf(await this.wantedOf(page, visit, page ? firstCalls(page, pathname) : []), routes);
  }

  private async wantedOf(
    page: PageRoute | null,
    { pathname, query, isSignedIn }: PageVisit,
    [call]: string[],
  ): Promise<Wanted> {
    const isAbout = page?.route.subject !== undefined;
    const answer = isAbout && call ? await readSubject(this.answers, call) : 'unknown';
    const isList = page?.route.filledView !== undefined && !isAbout;
    return {
      page,
      pathname,
      subject: typeof answer === 'object' ? answer : null,
      listed: isList && !isSignedIn && call ? await readListed(this.answers, call, query) : null,
      isGone: answer === 'gone' || (isAbout && call === undefined),
    };
  }

  private renderOnce(
    generation: Generation,
    snapshot: DiscoverySnapshot,
    wanted: Wanted,
  ): Promise<RenderedPage | null> {
    const { page, pathname, subject, listed, isGone } = wanted;
    // What one visitor asks for takes no page of all others out.
    if (listed?.found) return this.renderRoute(generation, wanted);
    const key = [
      page?.route.path ?? '',
      isGone ? 'gone' : '',
      subject ? `${pathname} ${subject.tag}` : '',
      listed?.tag ?? '',
    ].join(' ');
    const render = () => this.renderRoute(generation, wanted);
    if (subject || listed)
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

  private async renderRoute({ choice, routes }: Generation, wanted: Wanted): Promise<RenderedPage | null> {
    const { releasesDir, publicUrl } = this.settings;
    const { page, subject, listed, isGone } = wanted;
    const files = await collectPageFiles(releasesDir, choice.discovery, page, fillOf(wanted));
    if (!files) return null;
    const facts = factsOf(wanted, routes);
    const { settings, discoveryJson } = choice;
    const html = renderPage({ facts, publicUrl, discoveryJson, settings, files });
    const identity = Buffer.from(html);
    const quality = subject || listed ? QUICK_BROTLI_QUALITY : BROTLI_QUALITY;
    const [br, zipped] = await Promise.all([
      compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
      compressGzip(identity),
    ]);
    const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`;
    const status = page && !isGone ? 200 : 404;
    return { status, etag, styles: stylesOf(files), bodies: { identity, gzip: zipped, br } };
  }
}

/** Fills the template of the page's first view; null where there is nothing to fill it with. */
const fillOf = ({ subject, listed }: Wanted): Fill => {
  if (listed) return (template) => fillView(template, listed);
  const articles = subject?.articles;
  return articles ? (template) => fillArticles(template, articles) : null;
};

const bytesOf = ({ bodies }: RenderedPage): number =>
  bodies.identity.length + bodies.gzip.length + bodies.br.length;

const stylesOf = ({ styles, inlineScript, addsStyleNonce, takesTrustedTypes }: PageFiles): PageStyles => ({
  hashes: styles.flatMap(({ inline }) => (inline ? [textHash(inline.css)] : [])),
  scriptHashes: inlineScript ? [textHash(inlineScript)] : [],
  addsNonce: addsStyleNonce,
  takesTrustedTypes,
});

const textHash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
