/// <reference lib="dom" />
import { PAGE_NOT_FOUND_TEXT } from '@lacteos/contracts';
import {
  fileAddress,
  PREVIEW_COOKIE,
  SHARED_FILES,
  STORED_LIBRARY_FILES,
} from '@lacteos/remote-kit/discovery';
import type { Browser, BrowserContext, Page, Request, Response } from 'playwright-core';
import { damageLeftBehind, damageWhileShown } from './damage/compare-states.js';
import {
  installDamageProbe,
  plantValues,
  readPageState,
  readStyles,
  type PageState,
} from './damage/damage-probe.js';
import { PageLoad } from './damage/page-load.js';
import { installBusProbe, readSentEvents } from '../events/bus-probe.js';
import { eventProblems, type EventRules } from '../events/judge-events.js';
import { installTaskProbe, readLongestTask } from './mount-tasks.js';
import { rendererProblem, resourcesGrownAtEachVisit, type LeakableResources } from './page-resources.js';
import {
  installProbe,
  navigateWithin,
  readAgreement,
  readPageResources,
  readPageStatus,
  type Agreement,
} from './page-probe.js';
import type { Account } from './planned-visits.js';
import type { ShownComponent } from './routes-of-others.js';
import { showComponent } from './show-component.js';
import { pageOfShell, withDiscovery, type ShopUnderTest } from './shop-document.js';

/** Limits of a visit. */
export interface VisitLimits {
  /** How long a page may take to mount. */
  mountMs: number;
  /** How long calls may continue afterwards. */
  settleMs: number;
  /** Loading time above which a page counts as slow. */
  slowMs: number;
}

/** Findings of a visit. */
export interface VisitOutcome {
  /** What would not work. */
  problems: string[];
  /** What needs review. */
  notices: string[];
  /** The longest task, in ms, while the page was opened within the shop: the least of the openings; null when it was not. */
  longestTaskMs: number | null;
}

/** The release whose pages are visited. */
export interface Visited {
  /** Where its files are served. */
  folder: string;
  events: EventRules;
}

const SIGN_IN = '/login';
/** Address that no remote owns: on the shell's own page a remote must have released everything. */
const NEUTRAL = '/gate-neutral-page';
const QUIET_MS = 250;
/** Number of visits after which steady growth counts as a leak. */
const LEAVES = 3;
// Browsers log a refused call even when the page handles it.
const FAILED_CALL = /^Failed to load resource/;

/** One visitor of a shop in a browser context of its own, who records failures. */
export class Visitor {
  private problems: string[] = [];
  private notices: string[] = [];
  private isFromRelease = false;
  private isSignIn = false;
  private readonly calls = new Set<Request>();
  private judgements: Promise<void>[] = [];
  private lastCall = Date.now();
  private longestTasks: number[] = [];
  private untouched: { state: PageState; keys: string[] } | null = null;

  private constructor(
    private readonly context: BrowserContext,
    private readonly page: Page,
    private readonly load: PageLoad,
    private readonly shopUrl: string,
    private readonly visited: Visited,
    private readonly limits: VisitLimits,
    private readonly ownReacts: number,
  ) {}

  /** Opens a browser window into a shop under test. */
  static async enter(
    browser: Browser,
    { shopUrl, limits }: { shopUrl: string; limits: VisitLimits },
    visited: Visited,
    shopUnderTest: ShopUnderTest,
  ): Promise<Visitor> {
    const context = await browser.newContext({ locale: 'es-CO', viewport: { width: 1280, height: 900 } });
    // Some loaders wrap functions in `__name`, which the page does not define.
    await context.addInitScript('globalThis.__name ??= (value) => value;');
    if (shopUnderTest.preview)
      await context.addCookies([{ name: PREVIEW_COOKIE, value: shopUnderTest.preview, url: shopUrl }]);
    await context.addInitScript(installDamageProbe);
    await context.addInitScript(installProbe);
    await context.addInitScript(installTaskProbe);
    await context.addInitScript(installBusProbe);
    await context.addInitScript(() => sessionStorage.setItem('logo-screen-seen', 'yes'));
    await context.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = await response.text();
      const body = shopUnderTest.preview
        ? withDiscovery(html, shopUnderTest)
        : pageOfShell(html, shopUnderTest);
      return route.fulfill({ response, status: 200, body });
    });
    await context.route('**/discovery.json*', (route) =>
      route.fulfill({ contentType: 'application/json', body: shopUnderTest.discovery }),
    );
    const page = await context.newPage();
    const visitor = new Visitor(
      context,
      page,
      await PageLoad.open(page),
      shopUrl,
      visited,
      limits,
      shopUnderTest.ownReacts,
    );
    visitor.listen();
    return visitor;
  }

  /** Signs in through the shell's form. */
  async signIn({ email, password }: Account): Promise<void> {
    await this.page.goto(new URL(SIGN_IN, this.shopUrl).href);
    await this.page.getByLabel('Correo electrónico').fill(email);
    await this.page.getByRole('textbox', { name: 'Contraseña' }).fill(password);
    await this.page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click();
    await this.page.getByRole('button', { name: /^Bienvenido!/ }).waitFor({ timeout: this.limits.mountMs });
  }

  /** Remembers what a page without a remote is like, and the shop's values in the storages. */
  async lookAround(role: number | null): Promise<void> {
    await this.page.goto(new URL(NEUTRAL, this.shopUrl).href);
    const limit = { timeout: this.limits.mountMs };
    await this.page.waitForFunction((title) => document.title.startsWith(title), PAGE_NOT_FOUND_TEXT, limit);
    await this.settle();
    await this.agreementWith(role);
    const keys = await this.page.evaluate(plantValues);
    this.untouched = { state: await this.stateOfPage(keys), keys };
  }

  /** Opens an address, leaves it, comes back and leaves again; once more when resources were not released. `isOwn`: the release itself answers; `components` are shown on it one by one. */
  async visit(
    address: string,
    role: number | null,
    isOwn: boolean,
    components: readonly ShownComponent[] = [],
  ): Promise<VisitOutcome> {
    this.problems = [];
    this.notices = [];
    this.longestTasks = [];
    this.judgements = [];
    this.isFromRelease = false;
    this.isSignIn = address === SIGN_IN;
    this.calls.clear();
    const startedAt = Date.now();
    await this.page.goto(new URL(address, this.shopUrl).href, { waitUntil: 'commit' });
    if (await this.expectMounted('opened', () => this.noticeTime(Date.now() - startedAt))) {
      await this.expectAgreement(role);
      await this.expectNoDamage();
      await this.expectNothingLeftBehind(address);
      await this.expectDeclaredEvents();
      for (const component of components) await this.expectComponent(address, component);
      if (!this.isFromRelease) this.noticeAbsence(isOwn);
    }
    await this.atMost(
      Promise.all(this.judgements).then(() => undefined),
      undefined,
    );
    const longestTaskMs = this.longestTasks.length > 0 ? Math.min(...this.longestTasks) : null;
    return { problems: [...new Set(this.problems)], notices: this.notices, longestTaskMs };
  }

  close(): Promise<void> {
    return this.context.close();
  }

  private listen(): void {
    this.page.on('console', (message) => {
      if (message.type() === 'error' && !FAILED_CALL.test(message.text()))
        this.problems.push(`console: ${message.text().split('\n', 1)[0]}`);
    });
    this.page.on('pageerror', (error) => this.problems.push(`uncaught: ${error.message}`));
    this.page.on('request', (request) => {
      this.calls.add(request);
      this.lastCall = Date.now();
      if (new URL(request.url()).pathname.startsWith(this.visited.folder)) this.isFromRelease = true;
    });
    this.page.on('requestfailed', (request) => {
      this.end(request);
      const { pathname } = new URL(request.url());
      const reason = request.failure()?.errorText ?? '';
      // Leaving a page aborts its pending requests.
      if (this.isOfRelease(pathname) && !reason.includes('ERR_ABORTED'))
        this.problems.push(`file: ${pathname} was refused (${reason})`);
    });
    // Not `requestfinished`: a page need not read the body of an answer.
    this.page.on('response', (response) => {
      this.end(response.request());
      this.judgements.push(this.judge(response));
    });
  }

  private isOfRelease(pathname: string): boolean {
    return ['', `../${SHARED_FILES}`, STORED_LIBRARY_FILES].some((path) =>
      pathname.startsWith(fileAddress(this.visited.folder, path)),
    );
  }

  private end(request: Request): void {
    this.calls.delete(request);
    this.lastCall = Date.now();
  }

  private async judge(response: Response): Promise<void> {
    const { pathname } = new URL(response.url());
    const status = response.status();
    if (status >= 400 && this.isOfRelease(pathname))
      this.problems.push(`file: ${pathname} was answered with ${status}`);
    if (!pathname.startsWith('/api/') || status < 400) return;
    if (status >= 500) this.problems.push(`call: ${pathname} was answered with ${status}`);
    if (status !== 404) return;
    // Requested again, because the browser keeps no body of an answer that the page did not read.
    const isRead = response.request().method() === 'GET';
    const again = isRead ? await this.context.request.get(response.url()).catch(() => null) : response;
    const answer = (await again?.json().catch(() => null)) as { code?: string } | null;
    if (answer?.code === 'NOT_FOUND') this.problems.push(`call: the API has no operation ${pathname}`);
  }

  private noticeAbsence(isOwn: boolean): void {
    if (isOwn) this.problems.push('opened, it is not this release that answers');
    else this.notices.push('shows nothing of this release by itself: what it shows on demand was not opened');
  }

  private noticeTime(ms: number): void {
    if (ms > this.limits.slowMs) this.notices.push(`took ${(ms / 1000).toFixed(1)} s until it stood there`);
  }

  private async expectMounted(how: string, onMounted: () => void = () => undefined): Promise<boolean> {
    const deadline = Date.now() + this.limits.mountMs;
    let status: string = 'empty';
    while (Date.now() < deadline && status !== 'mounted' && status !== 'unavailable') {
      status = await this.ask<string>(readPageStatus, 'without an answer');
      if (status === 'mounted') {
        onMounted();
        await this.settle();
        status = await this.ask<string>(readPageStatus, 'without an answer');
      } else await this.page.waitForTimeout(100);
    }
    const isSentAway = !this.isSignIn && new URL(this.page.url()).pathname === SIGN_IN;
    if (isSentAway) this.problems.push(`${how}, it sends to the sign-in page`);
    else if (status !== 'mounted') this.problems.push(`${how}, it is ${status}`);
    return status === 'mounted' && !isSentAway;
  }

  /** Evaluates in the page; `otherwise` when a page that never settles does not answer. */
  private ask<T>(read: () => T, otherwise: Awaited<T>): Promise<Awaited<T>> {
    const answer = this.page.evaluate(read).catch(() => otherwise) as Promise<Awaited<T>>;
    return this.atMost(answer, otherwise);
  }

  private async atMost<T>(answer: Promise<T>, otherwise: T): Promise<T> {
    let limit: NodeJS.Timeout | undefined;
    const late = new Promise<T>((resolve) => {
      limit = setTimeout(() => resolve(otherwise), this.limits.settleMs);
    });
    try {
      return await Promise.race([answer, late]);
    } finally {
      clearTimeout(limit);
    }
  }

  private async settle(): Promise<void> {
    const deadline = Date.now() + this.limits.settleMs;
    const isQuiet = () => this.calls.size === 0 && Date.now() - this.lastCall > QUIET_MS;
    while (!isQuiet() && Date.now() < deadline) await this.page.waitForTimeout(50);
  }

  private async expectAgreement(role: number | null): Promise<void> {
    const found = await this.agreementWith(role);
    const { renderers } = await this.page.evaluate(readPageResources);
    if (found.reactCopies !== 1) this.problems.push(`React is in the page ${found.reactCopies} times`);
    const tooMany = rendererProblem(renderers, this.ownReacts);
    if (tooMany) this.problems.push(tooMany);
    if (found.frame.length > 0) this.problems.push(`the frame lost its ${found.frame.join(', ')}`);
    if (found.busProtocol === null) this.problems.push('no session bus answers');
    if (found.role !== role)
      this.problems.push(
        `the session bus tells role ${found.role ?? 'none'}, signed in is ${role ?? 'nobody'}`,
      );
  }

  /** A page that needs no session may be there before the session is. */
  private async agreementWith(role: number | null): Promise<Agreement> {
    const deadline = Date.now() + this.limits.mountMs;
    let found = await this.page.evaluate(readAgreement);
    while (found.role !== role && Date.now() < deadline) {
      await this.page.waitForTimeout(100);
      found = await this.page.evaluate(readAgreement);
    }
    return found;
  }

  private async leave() {
    await this.page.evaluate(navigateWithin, NEUTRAL);
    const limit = { timeout: this.limits.mountMs };
    await this.page.waitForFunction((title) => document.title.startsWith(title), PAGE_NOT_FOUND_TEXT, limit);
    await this.settle();
    const resources = await this.page.evaluate(readPageResources);
    const state = await this.stateOfPage();
    return { ...resources, state, observers: state.observers, heapMb: await this.load.heapMb() };
  }

  private async stateOfPage(keys = this.untouched?.keys ?? []): Promise<PageState> {
    const styles = await this.page.evaluate(readStyles);
    return { ...(await this.page.evaluate(readPageState, keys)), styles };
  }

  private async expectNoDamage(): Promise<void> {
    const shown = await this.stateOfPage();
    if (this.untouched) this.problems.push(...damageWhileShown(this.untouched.state, shown));
    if (await this.load.isBusy()) this.problems.push('keeps the processor busy while nothing happens');
  }

  private async expectComponent(address: string, component: ShownComponent): Promise<void> {
    const title = `${component.remote}/${component.name}`;
    await this.page.goto(new URL(address, this.shopUrl).href, { waitUntil: 'commit' });
    if (!(await this.expectMounted(`opened for ${title}`))) return;
    const known = this.problems.length;
    const hasFailed = () => this.problems.length > known;
    const outcome = await showComponent(this.page, component, this.limits, hasFailed);
    await this.settle();
    if (outcome.missing !== null)
      this.notices.push(`has nothing to press that is called '${outcome.missing}': ${title} was not opened`);
    else if (!outcome.isShown)
      (component.mayBeMissing ? this.notices : this.problems).push(`does not show ${title}`);
    await this.expectNoDamage();
    await this.expectDeclaredEvents();
  }

  private async expectDeclaredEvents(): Promise<void> {
    this.problems.push(...eventProblems(this.visited.events, await this.ask(readSentEvents, [])));
  }

  private async expectNothingLeftBehind(address: string): Promise<void> {
    const first = await this.leave();
    if (this.untouched)
      for (const what of damageLeftBehind(this.untouched.state, first.state))
        this.problems.push(`after it was left: ${what}`);
    const afterVisits: LeakableResources[] = [first];
    do {
      const openedAt = await this.page.evaluate(() => performance.now());
      await this.page.evaluate(navigateWithin, address);
      if (!(await this.expectMounted('opened again'))) return;
      this.longestTasks.push(await this.page.evaluate(readLongestTask, openedAt));
      afterVisits.push(await this.leave());
    } while (afterVisits.length < LEAVES && resourcesGrownAtEachVisit(afterVisits).length > 0);
    for (const what of resourcesGrownAtEachVisit(afterVisits))
      this.problems.push(`left behind at each visit: ${what}`);
  }
}
