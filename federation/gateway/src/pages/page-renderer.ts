import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Registry, ShellSettings } from '@lacteos/remote-kit/registry';
import { ApiAnswers } from '../content/api-answers.js';
import { ByteCache } from '../content/byte-cache.js';
import type { RegistrySnapshot } from '../content/registry-source.js';
import type { ApiClient } from '../upstreams/api-client.js';
import { collectPageFiles, type PageFiles } from './page-files.js';
import { renderPage } from './page-html.js';
import { createRouteFinder, firstCalls, liveRoutes, type PageRoute } from '../content/page-routes.js';
import type { GatewaySettings } from '../settings.js';
import type { PageContent, Site } from '../site.js';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
const BROTLI_QUALITY = 9;
const QUICK_BROTLI_QUALITY = 5;
const MAX_GENERATIONS = 64;

type PageSettings = Pick<GatewaySettings, 'publicUrl' | 'releasesDir' | 'cacheBytes'>;

export interface PageStyles {
  hashes: readonly string[];
  scriptHashes: readonly string[];
  addsNonce: boolean;
  takesTrustedTypes: boolean;
}

export interface RenderedPage {
  status: 200 | 404;
  etag: string;
  styles: PageStyles;
  bodies: { identity: Buffer; gzip: Buffer; br: Buffer };
}

export interface AddressedPage extends RenderedPage {
  calls: string[];
}

export interface Choice {
  registry: Registry;
  registryJson: string;
  /** Id of its element. */
  registryElement: string;
  /** Projects with a short entry in `registryJson`. */
  shortProjects: ReadonlySet<string>;
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

export interface PageVisit {
  pathname: string;
  query: URLSearchParams;
  isSignedIn: boolean;
  /** Anonymous, and the address has no query: the page shows what its first calls answer. */
  isPlain: boolean;
}

/** Renders each route once per choice of releases, and once per state of its subject. */
export class PageRenderer<C extends PageContent> {
  private etag = '';
  private readonly generations = new Map<string, Generation>();
  private readonly answers: ApiAnswers;
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

  routesOf(snapshot: RegistrySnapshot, choice: Choice): readonly PageRoute[] {
    return this.generationOf(snapshot, choice).routes;
  }

  routeAt(snapshot: RegistrySnapshot, choice: Choice, pathname: string): PageRoute | null {
    return this.generationOf(snapshot, choice).find(pathname);
  }

  /** Status 404 for an unknown address or subject; null without a live shell. */
  async render(snapshot: RegistrySnapshot, choice: Choice, visit: PageVisit): Promise<AddressedPage | null> {
    const generation = this.generationOf(snapshot, choice);
    const page = generation.find(visit.pathname);
    const calls = page ? firstCalls(page, visit.pathname) : [];
    const { routes } = generation;
    const content = await this.site.read(this.answers, { ...visit, page, calls, routes });
    const rendered = await this.renderOnce(generation, snapshot, { page, content });
    return rendered && { ...rendered, calls: content.isGone ? [] : calls };
  }

  contentAt(snapshot: RegistrySnapshot, choice: Choice, pathname: string): Promise<C> {
    const { find, routes } = this.generationOf(snapshot, choice);
    const page = find(pathname);
    const calls = page ? firstCalls(page, pathname) : [];
    const query = new URLSearchParams();
    return this.site.read(this.answers, { page, pathname, query, isSignedIn: true, calls, routes });
  }

  private renderOnce(
    generation: Generation,
    snapshot: RegistrySnapshot,
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

  private generationOf({ etag }: RegistrySnapshot, choice: Choice): Generation {
    if (this.etag !== etag) this.subjectPages.clear();
    if (this.etag !== etag || this.generations.size > MAX_GENERATIONS) this.generations.clear();
    this.etag = etag;
    const known = this.generations.get(choice.key);
    if (known) return known;
    const routes = liveRoutes(choice.registry);
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
    const { settings, registry, registryJson, registryElement, shortProjects } = choice;
    const { fill } = content;
    const files = await collectPageFiles(releasesDir, registry, page, {
      fill,
      isPageFont,
      shortProjects,
    });
    if (!files) return null;
    const identity = Buffer.from(
      renderPage({ language, publicUrl, content, registryJson, registryElement, settings, files }),
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
