import type { Browser } from 'playwright-core';
import { takeSentEvents } from '../events/bus-probe.js';
import { eventProblems } from '../events/judge-events.js';
import { addressProblem, disagreements, rendererProblem } from './page/disagreements.js';
import { findLeaks } from './page/page-resources.js';
import { ShopPage, SIGN_IN, type PageRemains, type VisitLimits } from './page/shop-page.js';
import type { Account } from './planned-visits.js';
import type { ShownComponent } from './foreign-routes.js';
import { showComponent } from './show-component.js';
import type { ShopUnderTest } from './shop-document.js';
import type { State } from './states/compare-states.js';
import { unlistedOperations } from './unlisted-operations.js';
import { VisitDamage, type VisitKind } from './visit-damage.js';
import type { Visited, VisitOutcome } from './visit-outcome.js';

/** Visits after which steady growth counts as a leak. */
const LEAK_VISITS = 3;

export class Visitor {
  private notices: string[] = [];
  private isSignIn = false;
  private longestTasks: number[] = [];
  private damage: VisitDamage | null = null;
  private rest: PageRemains | null = null;

  private constructor(
    private readonly shop: ShopPage,
    private readonly visited: Visited,
    private readonly isolatedRemotes: number,
    private readonly openElsewhere: () => Promise<ShopPage>,
    private readonly isAlone: boolean,
  ) {}

  static async enter(
    browser: Browser,
    place: { shopUrl: string; limits: VisitLimits },
    visited: Visited,
    shopUnderTest: ShopUnderTest,
    isAlone: boolean,
  ): Promise<Visitor> {
    const open = () => ShopPage.open(browser, place, visited.folder, shopUnderTest);
    return new Visitor(await open(), visited, shopUnderTest.isolatedRemotes, open, isAlone);
  }

  async recordBaseline(account: Account | null): Promise<void> {
    await this.shop.enter(account);
    await this.recordNeutralState(account?.role ?? null);
    this.damage = await VisitDamage.record(this.shop, () => this.readElsewhere(account));
  }

  /**
   * Shows the `components` one by one, then opens the address as a document, leaves and returns, once more if
   * resources were not released. `isOwn`: the release serves the page.
   */
  visit(
    address: string,
    role: number | null,
    isOwn: boolean,
    components: readonly ShownComponent[] = [],
  ): Promise<VisitOutcome> {
    return this.judged(address, async () => {
      for (const component of components) await this.expectComponent(address, component, role);
      if (this.isBroken) return;
      const isShownOnDemand = components.length > 0 && this.watch.isFromRelease;
      const startedAt = Date.now();
      await this.open(address);
      if (!(await this.expectMounted('opened', () => this.recordSlowness(Date.now() - startedAt)))) return;
      await this.expectAgreement(role);
      await this.expectNoDamage(role);
      await this.expectDeclaredEvents();
      if (isOwn && !this.isBroken) this.watch.problems.push(...(await this.shop.findInSecondTab(role)));
      if (this.isBroken) return;
      const first = await this.leaveAndCompare({ isDocument: true, isLast: false });
      if (this.isBroken) return;
      await this.expectNothingLeftBehind(address, [first], LEAK_VISITS);
      await this.expectDeclaredEvents();
      if (isOwn && components.length === 0) this.expectListedOperations();
      if (!isShownOnDemand && !this.watch.isFromRelease) this.recordAbsence(isOwn);
    });
  }

  /**
   * Navigates to an address and leaves it, repeatedly only if resources were not released. Another visitor opens it
   * as a document. `isLast`: of the tour.
   */
  visitWithin(address: string, role: number | null, isLast: boolean): Promise<VisitOutcome> {
    return this.judged(address, async () => {
      if (!this.rest) await this.openNeutral(role);
      const before = this.rest ?? (await this.readLeft());
      if (!(await this.openAgain(address, 'opened within the shop'))) return;
      await this.expectAgreement(role);
      await this.expectNoDamage(role);
      await this.expectDeclaredEvents();
      if (this.isBroken) return;
      const first = await this.leaveAndCompare({ isDocument: false, isLast });
      if (this.isBroken) return;
      // The first visit may create permanent resources, so it needs one more growth than after a document.
      await this.expectNothingLeftBehind(address, [before, first], LEAK_VISITS + 1);
      await this.expectDeclaredEvents();
      this.expectListedOperations();
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

  private get isBroken(): boolean {
    return this.watch.problems.length > 0;
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

  private async readElsewhere(account: Account | null): Promise<State> {
    const shop = await this.openElsewhere();
    try {
      await shop.enter(account);
      await shop.agreementWith(account?.role ?? null);
      await shop.plant();
      return await shop.readNeutralState();
    } finally {
      await shop.close();
    }
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
    const copies = rendererProblem(await this.shop.renderers(), this.isolatedRemotes);
    const { events, paths } = this.visited;
    const misplaced = addressProblem(found, { name: events.project, paths });
    const others = [copies, misplaced].filter((problem) => problem !== null);
    this.watch.problems.push(...disagreements(found, role), ...others);
  }

  private async leavePage(): Promise<PageRemains> {
    await this.shop.leave();
    this.rest = await this.readLeft();
    return this.rest;
  }

  private async leaveAndCompare(kind: VisitKind): Promise<PageRemains> {
    const left = await this.leavePage();
    const found = (await this.damage?.findAfterLeaving(left, kind)) ?? [];
    this.watch.problems.push(...found.map((what) => `after it was left: ${what}`));
    return left;
  }

  private readLeft(): Promise<PageRemains> {
    return this.shop.readRemains(this.damage?.keys ?? []);
  }

  private async expectNoDamage(role: number | null, isPressed = false): Promise<void> {
    this.watch.judgeCalls();
    const damage = (await this.damage?.findWhileShown(isPressed)) ?? [];
    // Before errors on the console, which damage may cause.
    this.watch.problems.unshift(...damage);
    if ((await this.shop.readRole()) !== role) this.watch.problems.push('changes the session of the visitor');
    if (this.isBroken) return;
    if (await this.shop.isBusy(() => this.isBroken))
      this.watch.problems.push('keeps the processor busy while nothing happens');
  }

  private async expectComponent(
    address: string,
    component: ShownComponent,
    role: number | null,
  ): Promise<void> {
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
    await this.expectNoDamage(role, true);
    await this.expectDeclaredEvents();
  }

  private async expectDeclaredEvents(): Promise<void> {
    this.watch.problems.push(
      ...eventProblems(this.visited.events, await this.shop.evaluate(takeSentEvents, [])),
    );
  }

  private expectListedOperations(): void {
    this.watch.problems.push(...unlistedOperations(this.visited.operations, this.watch.operations));
  }

  private async openAgain(address: string, how: string): Promise<boolean> {
    this.rest = null;
    const endTasks = await this.shop.measureTasks(this.isAlone);
    let isMounted = false;
    try {
      await this.shop.navigate(address);
      isMounted = await this.expectMounted(how);
    } finally {
      // A page that hangs answers nothing; a trace ends in any case, so that the next can begin.
      if (isMounted || this.isAlone) this.longestTasks.push(await endTasks());
    }
    return isMounted;
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
