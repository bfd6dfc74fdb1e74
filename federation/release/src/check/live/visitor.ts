import type { Browser } from 'playwright-core';
import { damageLeftBehind, damageWhileShown } from './damage/compare-states.js';
import { plantValues, type PageState } from './damage/damage-probe.js';
import { takeSentEvents } from '../events/bus-probe.js';
import { eventProblems, type EventRules } from '../events/judge-events.js';
import { rendererProblem, findLeaks } from './page/page-resources.js';
import { ShopPage, SIGN_IN, type PageRemains, type VisitLimits } from './page/shop-page.js';
import type { Account } from './planned-visits.js';
import type { ShownComponent } from './foreign-routes.js';
import { showComponent } from './show-component.js';
import type { ShopUnderTest } from './shop-document.js';

export interface VisitOutcome {
  problems: string[];
  notices: string[];
  /** Longest task in ms while navigating within the shop, the least of several openings; null when not measured. */
  longestTaskMs: number | null;
}

export interface Visited {
  folder: string;
  events: EventRules;
}

/** Visits after which steady growth counts as a leak. */
const LEAK_VISITS = 3;

export class Visitor {
  private notices: string[] = [];
  private isSignIn = false;
  private longestTasks: number[] = [];
  private untouched: { state: PageState; keys: string[] } | null = null;
  private rest: PageRemains | null = null;

  private constructor(
    private readonly shop: ShopPage,
    private readonly visited: Visited,
    private readonly ownReacts: number,
  ) {}

  static async enter(
    browser: Browser,
    place: { shopUrl: string; limits: VisitLimits },
    visited: Visited,
    shopUnderTest: ShopUnderTest,
  ): Promise<Visitor> {
    const shop = await ShopPage.open(browser, place, visited.folder, shopUnderTest);
    return new Visitor(shop, visited, shopUnderTest.ownReacts);
  }

  async recordBaseline(account: Account | null): Promise<void> {
    if (account) await this.shop.signIn(account);
    else await this.shop.openNeutral();
    await this.recordNeutralState(account?.role ?? null);
    const keys = await this.shop.page.evaluate(plantValues);
    this.untouched = { state: await this.shop.state(keys), keys };
  }

  /**
   * Opens an address as a document, leaves and returns, once more if resources were not released. `isOwn`: the
   * release serves the page; `components` are shown one by one.
   */
  visit(
    address: string,
    role: number | null,
    isOwn: boolean,
    components: readonly ShownComponent[] = [],
  ): Promise<VisitOutcome> {
    return this.judged(address, async () => {
      const startedAt = Date.now();
      await this.open(address);
      if (!(await this.expectMounted('opened', () => this.recordSlowness(Date.now() - startedAt)))) return;
      await this.expectAgreement(role);
      await this.expectNoDamage();
      const first = await this.leaveAndCompare();
      await this.expectNothingLeftBehind(address, [first], LEAK_VISITS);
      await this.expectDeclaredEvents();
      for (const component of components) await this.expectComponent(address, component);
      if (!this.watch.isFromRelease) this.recordAbsence(isOwn);
    });
  }

  /**
   * Navigates to an address and leaves it, repeatedly only if resources were not released. Another visitor opens it
   * as a document.
   */
  visitWithin(address: string, role: number | null): Promise<VisitOutcome> {
    return this.judged(address, async () => {
      if (!this.rest) await this.openNeutral(role);
      const before = this.rest ?? (await this.readLeft());
      if (!(await this.openAgain(address, 'opened within the shop'))) return;
      await this.expectAgreement(role);
      await this.expectNoDamage();
      const first = await this.leaveAndCompare();
      // The first visit may create permanent resources, so it needs one more growth than after a document.
      await this.expectNothingLeftBehind(address, [before, first], LEAK_VISITS + 1);
      await this.expectDeclaredEvents();
      if (!this.watch.isFromRelease) this.recordAbsence(true);
    });
  }

  close(): Promise<void> {
    return this.shop.close();
  }

  private async judged(address: string, steps: () => Promise<void>): Promise<VisitOutcome> {
    this.notices = [];
    this.longestTasks = [];
    this.isSignIn = address === SIGN_IN;
    this.watch.startVisit();
    try {
      await steps();
      await this.shop.atMost(this.watch.judged(), undefined);
    } catch (error) {
      this.rest = null;
      throw error;
    }
    const problems = [...new Set(this.watch.problems)];
    // The next page must not start in a damaged document.
    if (problems.length > 0) this.rest = null;
    const longestTaskMs = this.longestTasks.length > 0 ? Math.min(...this.longestTasks) : null;
    return { problems, notices: this.notices, longestTaskMs };
  }

  private get watch() {
    return this.shop.watch;
  }

  private async open(address: string): Promise<void> {
    this.rest = null;
    await this.shop.open(address);
  }

  private async openNeutral(role: number | null): Promise<void> {
    this.rest = null;
    await this.shop.openNeutral();
    await this.recordNeutralState(role);
  }

  private async recordNeutralState(role: number | null): Promise<void> {
    await this.shop.agreementWith(role);
    this.rest = await this.readLeft();
  }

  private recordAbsence(isOwn: boolean): void {
    if (isOwn) this.watch.problems.push('opened, it is not this release that answers');
    else this.notices.push('shows nothing of this release by itself: what it shows on demand was not opened');
  }

  private recordSlowness(ms: number): void {
    if (ms > this.shop.limits.slowMs)
      this.notices.push(`took ${(ms / 1000).toFixed(1)} s until it stood there`);
  }

  private async expectMounted(how: string, onMounted: () => void = () => undefined): Promise<boolean> {
    const status = await this.shop.untilShown(onMounted);
    const isSentAway = !this.isSignIn && new URL(this.shop.page.url()).pathname === SIGN_IN;
    if (isSentAway) this.watch.problems.push(`${how}, it sends to the sign-in page`);
    else if (status !== 'mounted') this.watch.problems.push(`${how}, it is ${status}`);
    return status === 'mounted' && !isSentAway;
  }

  private async expectAgreement(role: number | null): Promise<void> {
    const found = await this.shop.agreementWith(role);
    if (found.reactCopies !== 1) this.watch.problems.push(`React is in the page ${found.reactCopies} times`);
    const tooMany = rendererProblem(await this.shop.renderers(), this.ownReacts);
    if (tooMany) this.watch.problems.push(tooMany);
    if (found.frame.length > 0) this.watch.problems.push(`the frame lost its ${found.frame.join(', ')}`);
    if (found.busProtocol === null) this.watch.problems.push('no session bus answers');
    if (found.role !== role)
      this.watch.problems.push(
        `the session bus tells role ${found.role ?? 'none'}, signed in is ${role ?? 'nobody'}`,
      );
  }

  private async leavePage(): Promise<PageRemains> {
    await this.shop.leave();
    this.rest = await this.readLeft();
    return this.rest;
  }

  private async leaveAndCompare(): Promise<PageRemains> {
    const left = await this.leavePage();
    if (this.untouched)
      for (const what of damageLeftBehind(this.untouched.state, left.state))
        this.watch.problems.push(`after it was left: ${what}`);
    return left;
  }

  private readLeft(): Promise<PageRemains> {
    return this.shop.readRemains(this.keys);
  }

  private get keys(): string[] {
    return this.untouched?.keys ?? [];
  }

  private async expectNoDamage(): Promise<void> {
    const shown = await this.shop.state(this.keys);
    if (this.untouched) this.watch.problems.push(...damageWhileShown(this.untouched.state, shown));
    if (await this.shop.isBusy()) this.watch.problems.push('keeps the processor busy while nothing happens');
  }

  private async expectComponent(address: string, component: ShownComponent): Promise<void> {
    const title = `${component.remote}/${component.name}`;
    await this.open(address);
    if (!(await this.expectMounted(`opened for ${title}`))) return;
    const known = this.watch.problems.length;
    const hasFailed = () => this.watch.problems.length > known;
    const outcome = await showComponent(this.shop.page, component, this.shop.limits, hasFailed);
    await this.watch.settle();
    if (outcome.missing !== null)
      this.notices.push(`has nothing to press that is called '${outcome.missing}': ${title} was not opened`);
    else if (!outcome.isShown)
      (component.mayBeMissing ? this.notices : this.watch.problems).push(`does not show ${title}`);
    await this.expectNoDamage();
    await this.expectDeclaredEvents();
  }

  private async expectDeclaredEvents(): Promise<void> {
    this.watch.problems.push(
      ...eventProblems(this.visited.events, await this.shop.evaluate(takeSentEvents, [])),
    );
  }

  private async openAgain(address: string, how: string): Promise<boolean> {
    this.rest = null;
    const openedAt = await this.shop.navigate(address);
    if (!(await this.expectMounted(how))) return false;
    this.longestTasks.push(await this.shop.longestTask(openedAt));
    return true;
  }

  /** Opens the page until some resource stops growing, with at least two readings. */
  private async expectNothingLeftBehind(
    address: string,
    readings: readonly PageRemains[],
    enough: number,
  ): Promise<void> {
    const all = [...readings];
    while (all.length < 2 || (all.length < enough && findLeaks(all).length > 0)) {
      if (!(await this.openAgain(address, 'opened again'))) return;
      all.push(await this.leavePage());
    }
    for (const what of findLeaks(all)) this.watch.problems.push(`left behind at each visit: ${what}`);
  }
}
