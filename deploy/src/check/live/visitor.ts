/// <reference lib="dom" />
import { PAGE_NOT_FOUND_TEXT } from '@lacteos/contracts';
import type { Browser, Page } from 'playwright-core';
import { damageLeftBehind, damageWhileShown } from './damage/compare-states.js';
import { plantValues, readPageState, readStyles, type PageState } from './damage/damage-probe.js';
import { PageLoad } from './damage/page-load.js';
import { takeSentEvents } from '../events/bus-probe.js';
import { eventProblems, type EventRules } from '../events/judge-events.js';
import { readLongestTask } from './mount-tasks.js';
import { rendererProblem, resourcesGrownAtEachVisit, type LeakableResources } from './page-resources.js';
import {
  navigateWithin,
  readAgreement,
  readPageResources,
  readPageStatus,
  type Agreement,
} from './page-probe.js';
import type { Account } from './planned-visits.js';
import type { ShownComponent } from './routes-of-others.js';
import { PageWatch } from './page-watch.js';
import { openShopContext } from './shop-context.js';
import { showComponent } from './show-component.js';
import type { ShopUnderTest } from './shop-document.js';

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
/** Number of visits after which steady growth counts as a leak. */
const LEAVES = 3;

/** What the shell's own page holds after a remote was left. */
interface Left extends LeakableResources {
  state: PageState;
}

/** One visitor of a shop in a browser context of its own, who records failures. */
export class Visitor {
  private notices: string[] = [];
  private isSignIn = false;
  private longestTasks: number[] = [];
  private untouched: { state: PageState; keys: string[] } | null = null;
  /** What the shell's own page holds, while the visitor is there. */
  private rest: Left | null = null;

  private constructor(
    private readonly page: Page,
    private readonly watch: PageWatch,
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
    const context = await openShopContext(browser, shopUrl, shopUnderTest);
    const page = await context.newPage();
    const watch = new PageWatch(page, visited.folder, limits.settleMs);
    const load = await PageLoad.open(page);
    return new Visitor(page, watch, load, shopUrl, visited, limits, shopUnderTest.ownReacts);
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
    await this.openNeutral(role);
    const keys = await this.page.evaluate(plantValues);
    this.untouched = { state: await this.stateOfPage(keys), keys };
  }

  /** Opens an address as a document of its own, leaves it, comes back and leaves again; once more when resources were not released. `isOwn`: the release itself answers; `components` are shown on it one by one. */
  visit(
    address: string,
    role: number | null,
    isOwn: boolean,
    components: readonly ShownComponent[] = [],
  ): Promise<VisitOutcome> {
    return this.judged(address, async () => {
      const startedAt = Date.now();
      await this.open(address);
      if (!(await this.expectMounted('opened', () => this.noticeTime(Date.now() - startedAt)))) return;
      await this.expectAgreement(role);
      await this.expectNoDamage();
      const first = await this.leaveUnharmed();
      await this.expectNothingLeftBehind(address, [first], LEAVES);
      await this.expectDeclaredEvents();
      for (const component of components) await this.expectComponent(address, component);
      if (!this.watch.isFromRelease) this.noticeAbsence(isOwn);
    });
  }

  /**
   * Opens an address within the shop, from the shell's own page, and leaves it; again only when resources were not released.
   * For a page that another visitor opens as a document: its HTML is the same for whoever is signed in.
   */
  visitWithin(address: string, role: number | null): Promise<VisitOutcome> {
    return this.judged(address, async () => {
      if (!this.rest) await this.openNeutral(role);
      const before = this.rest ?? (await this.readLeft());
      if (!(await this.openAgain(address, 'opened within the shop'))) return;
      await this.expectAgreement(role);
      await this.expectNoDamage();
      const first = await this.leaveUnharmed();
      // What is created once may come with the first visit, so one more has to grow than after a document.
      await this.expectNothingLeftBehind(address, [before, first], LEAVES + 1);
      await this.expectDeclaredEvents();
      if (!this.watch.isFromRelease) this.noticeAbsence(true);
    });
  }

  close(): Promise<void> {
    return this.page.context().close();
  }

  private async judged(address: string, steps: () => Promise<void>): Promise<VisitOutcome> {
    this.notices = [];
    this.longestTasks = [];
    this.isSignIn = address === SIGN_IN;
    this.watch.startVisit();
    try {
      await steps();
      await this.atMost(this.watch.judged(), undefined);
    } catch (error) {
      this.rest = null;
      throw error;
    }
    const problems = [...new Set(this.watch.problems)];
    // The next page does not start in a document that this one has harmed.
    if (problems.length > 0) this.rest = null;
    const longestTaskMs = this.longestTasks.length > 0 ? Math.min(...this.longestTasks) : null;
    return { problems, notices: this.notices, longestTaskMs };
  }

  /** Loads an address as a document. */
  private async open(address: string): Promise<void> {
    this.rest = null;
    this.watch.startDocument();
    await this.page.goto(new URL(address, this.shopUrl).href, { waitUntil: 'commit' });
  }

  private async openNeutral(role: number | null): Promise<void> {
    await this.open(NEUTRAL);
    await this.untilNeutral();
    await this.untilStarted();
    await this.agreementWith(role);
    this.rest = await this.readLeft();
  }

  /** The HTML has the title before the shell hears where the visitor goes. */
  private async untilStarted(): Promise<void> {
    const deadline = Date.now() + this.limits.mountMs;
    const hasStarted = async () => (await this.page.evaluate(readPageResources)).renderers > 0;
    while (!(await hasStarted()) && Date.now() < deadline) await this.page.waitForTimeout(100);
    await this.watch.settle();
  }

  private async untilNeutral(): Promise<void> {
    const limit = { timeout: this.limits.mountMs };
    await this.page.waitForFunction((title) => document.title.startsWith(title), PAGE_NOT_FOUND_TEXT, limit);
    await this.watch.settle();
  }

  private noticeAbsence(isOwn: boolean): void {
    if (isOwn) this.watch.problems.push('opened, it is not this release that answers');
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
        await this.watch.settle();
        status = await this.ask<string>(readPageStatus, 'without an answer');
      } else await this.page.waitForTimeout(100);
    }
    const isSentAway = !this.isSignIn && new URL(this.page.url()).pathname === SIGN_IN;
    if (isSentAway) this.watch.problems.push(`${how}, it sends to the sign-in page`);
    else if (status !== 'mounted') this.watch.problems.push(`${how}, it is ${status}`);
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

  private async expectAgreement(role: number | null): Promise<void> {
    const found = await this.agreementWith(role);
    const { renderers } = await this.page.evaluate(readPageResources);
    if (found.reactCopies !== 1) this.watch.problems.push(`React is in the page ${found.reactCopies} times`);
    const tooMany = rendererProblem(renderers, this.ownReacts);
    if (tooMany) this.watch.problems.push(tooMany);
    if (found.frame.length > 0) this.watch.problems.push(`the frame lost its ${found.frame.join(', ')}`);
    if (found.busProtocol === null) this.watch.problems.push('no session bus answers');
    if (found.role !== role)
      this.watch.problems.push(
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

  private async leave(): Promise<Left> {
    await this.page.evaluate(navigateWithin, NEUTRAL);
    await this.untilNeutral();
    this.rest = await this.readLeft();
    return this.rest;
  }

  private async leaveUnharmed(): Promise<Left> {
    const left = await this.leave();
    if (this.untouched)
      for (const what of damageLeftBehind(this.untouched.state, left.state))
        this.watch.problems.push(`after it was left: ${what}`);
    return left;
  }

  private async readLeft(): Promise<Left> {
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
    if (this.untouched) this.watch.problems.push(...damageWhileShown(this.untouched.state, shown));
    if (await this.load.isBusy()) this.watch.problems.push('keeps the processor busy while nothing happens');
  }

  private async expectComponent(address: string, component: ShownComponent): Promise<void> {
    const title = `${component.remote}/${component.name}`;
    await this.open(address);
    if (!(await this.expectMounted(`opened for ${title}`))) return;
    const known = this.watch.problems.length;
    const hasFailed = () => this.watch.problems.length > known;
    const outcome = await showComponent(this.page, component, this.limits, hasFailed);
    await this.watch.settle();
    if (outcome.missing !== null)
      this.notices.push(`has nothing to press that is called '${outcome.missing}': ${title} was not opened`);
    else if (!outcome.isShown)
      (component.mayBeMissing ? this.notices : this.watch.problems).push(`does not show ${title}`);
    await this.expectNoDamage();
    await this.expectDeclaredEvents();
  }

  private async expectDeclaredEvents(): Promise<void> {
    this.watch.problems.push(...eventProblems(this.visited.events, await this.ask(takeSentEvents, [])));
  }

  private async openAgain(address: string, how: string): Promise<boolean> {
    this.rest = null;
    const openedAt = await this.page.evaluate(() => performance.now());
    await this.page.evaluate(navigateWithin, address);
    if (!(await this.expectMounted(how))) return false;
    this.longestTasks.push(await this.page.evaluate(readLongestTask, openedAt));
    return true;
  }

  /** Opens the page until something has not grown, and at least until there are two readings. */
  private async expectNothingLeftBehind(
    address: string,
    readings: readonly Left[],
    enough: number,
  ): Promise<void> {
    const all = [...readings];
    while (all.length < 2 || (all.length < enough && resourcesGrownAtEachVisit(all).length > 0)) {
      if (!(await this.openAgain(address, 'opened again'))) return;
      all.push(await this.leave());
    }
    for (const what of resourcesGrownAtEachVisit(all))
      this.watch.problems.push(`left behind at each visit: ${what}`);
  }
}
