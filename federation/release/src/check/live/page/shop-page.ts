/// <reference lib="dom" />
import { dirname } from 'node:path/posix';
import { PAGE_NOT_FOUND_TEXT } from '@lacteos/contracts/general-texts';
import type { Browser, Page } from 'playwright-core';
import { plantValues, readPageState, readStyles, type PageState } from '../damage/damage-probe.js';
import { PageLoad } from '../damage/page-load.js';
import type { Account } from '../planned-visits.js';
import { serveCandidate } from '../serve-candidate.js';
import { openShopContext } from '../shop-context.js';
import type { State } from '../states/compare-states.js';
import { plantStores } from '../states/page-facts.js';
import { PLANTED, readNeutralState, readPrintState, readState } from '../states/read-state.js';
import { countObservations } from '../states/observer-probe.js';
import { passTime } from '../states/timer-probe.js';
import { takeUses } from '../states/use-probe.js';
import type { ActiveObjects } from '../states/active-objects.js';
import type { ShopUnderTest } from '../shop-document.js';
import { readLongestTask } from './mount-tasks.js';
import {
  navigateWithin,
  readAgreement,
  readPageResources,
  readPageStatus,
  type Agreement,
} from './page-probe.js';
import type { LeakableResources } from './page-resources.js';
import { PageWatch } from './page-watch.js';
import { findInSecondTab } from './second-tab.js';
import { traceTasks } from './task-times.js';
import { measureWork, type WorkAfterwards } from './work-afterwards.js';

export interface VisitLimits {
  mountMs: number;
  settleMs: number;
  slowMs: number;
}

export interface PageRemains extends LeakableResources {
  state: PageState;
}

export const SIGN_IN = '/login';
/** Owned by no remote: on the shell's own page a remote must have released everything. */
const NEUTRAL = '/gate-neutral-page';

export class ShopPage {
  private constructor(
    readonly page: Page,
    readonly watch: PageWatch,
    private readonly load: PageLoad,
    private readonly shopUrl: string,
    readonly limits: VisitLimits,
    /** Folder of all releases of the project. */
    private readonly project: string,
    private readonly shopUnderTest: ShopUnderTest,
  ) {}

  static async open(
    browser: Browser,
    { shopUrl, limits }: { shopUrl: string; limits: VisitLimits },
    folder: string,
    shopUnderTest: ShopUnderTest,
  ): Promise<ShopPage> {
    const context = await openShopContext(browser, shopUrl, shopUnderTest);
    const page = await context.newPage();
    await serveCandidate(page, shopUnderTest);
    const watch = new PageWatch(page, folder, limits.settleMs);
    const load = await PageLoad.open(page);
    return new ShopPage(page, watch, load, shopUrl, limits, dirname(folder), shopUnderTest);
  }

  close(): Promise<void> {
    return this.page.context().close();
  }

  enter(account: Account | null): Promise<void> {
    return account ? this.signIn(account) : this.openNeutral();
  }

  async open(address: string): Promise<void> {
    this.watch.startDocument();
    await this.page.goto(new URL(address, this.shopUrl).href, { waitUntil: 'commit' });
  }

  async openNeutral(): Promise<void> {
    await this.open(NEUTRAL);
    await this.untilNeutral();
    await this.untilStarted();
  }

  async leave(): Promise<void> {
    await this.navigate(NEUTRAL);
    await this.untilNeutral();
  }

  async navigate(address: string): Promise<void> {
    await this.page.evaluate(navigateWithin, address);
  }

  /** @returns ends the measurement, with the longest task since in ms; in processor time where the page is alone */
  async measureTasks(isAlone: boolean): Promise<() => Promise<number>> {
    if (isAlone) return traceTasks(this.page);
    const startedAt = await this.page.evaluate(() => performance.now());
    return () => this.page.evaluate(readLongestTask, startedAt);
  }

  async untilShown(onMounted: () => void): Promise<string> {
    const deadline = Date.now() + this.limits.mountMs;
    let status: string = 'empty';
    while (Date.now() < deadline && status !== 'mounted' && status !== 'unavailable') {
      status = await this.evaluate<string>(readPageStatus, 'without an answer');
      if (status === 'mounted') {
        onMounted();
        await this.watch.settle();
        status = await this.evaluate<string>(readPageStatus, 'without an answer');
      } else await this.page.waitForTimeout(100);
    }
    return status;
  }

  /** Waits for the role: pages without a session may mount before it is known. */
  async agreementWith(role: number | null): Promise<Agreement> {
    const deadline = Date.now() + this.limits.mountMs;
    let found = await this.page.evaluate(readAgreement);
    while (found.role !== role && Date.now() < deadline) {
      await this.page.waitForTimeout(100);
      found = await this.page.evaluate(readAgreement);
    }
    return found;
  }

  async readRole(): Promise<number | null> {
    return (await this.page.evaluate(readAgreement)).role;
  }

  async renderers(): Promise<number> {
    return (await this.page.evaluate(readPageResources)).renderers;
  }

  isBusy(isDecided: () => boolean): Promise<boolean> {
    return this.load.isBusy(isDecided);
  }

  async state(keys: string[], isPressed = false): Promise<PageState> {
    const [styles, state] = await Promise.all([
      this.page.evaluate(readStyles),
      this.page.evaluate(readPageState, { keys, isPressed }),
    ]);
    return { ...state, styles };
  }

  /** Leaves values in the browser that belong to nobody; returns the keys of all. */
  async plant(): Promise<string[]> {
    await this.page.evaluate(plantStores, PLANTED);
    return this.page.evaluate(plantValues);
  }

  readState(isPressed: boolean): Promise<State> {
    return readState(this.page, isPressed);
  }

  readNeutralState(): Promise<State> {
    return readNeutralState(this.page);
  }

  readActiveObjects(): Promise<ActiveObjects> {
    return this.load.activeObjects();
  }

  takeUses(): Promise<string[]> {
    return this.page.evaluate(takeUses);
  }

  readPrintState(): Promise<State> {
    return readPrintState(this.page);
  }

  /** Opens a second tab of the same browser and reports what the shown page denies it. */
  async findInSecondTab(role: number | null): Promise<string[]> {
    const tab = await this.page.context().newPage();
    try {
      await serveCandidate(tab, this.shopUnderTest);
      const limits = { role, limitMs: this.limits.mountMs };
      return await findInSecondTab(tab, new URL(NEUTRAL, this.shopUrl).href, limits);
    } finally {
      await tab.close();
    }
  }

  /** Runs timers of the project that are due within 20 s; returns whether there were any. */
  async passTime(): Promise<boolean> {
    const isChanged = (await this.page.evaluate(passTime, this.project)) > 0;
    if (isChanged) await this.watch.settle();
    return isChanged;
  }

  /** Work of the project in a second although its page was left. */
  workAfterLeaving(): Promise<WorkAfterwards> {
    return measureWork(this.page, this.watch, this.load, this.project);
  }

  async readRemains(keys: string[]): Promise<PageRemains> {
    const [resources, observers, state, listeners] = await Promise.all([
      this.page.evaluate(readPageResources),
      this.page.evaluate(countObservations),
      this.state(keys),
      this.load.listeners(),
    ]);
    return { ...resources, state, observers, listeners, heapMb: await this.load.heapMb() };
  }

  /** Evaluates in the page; returns `otherwise` if a page that never settles does not answer. */
  evaluate<T>(read: () => T, otherwise: Awaited<T>): Promise<Awaited<T>> {
    const answer = this.page.evaluate(read).catch(() => otherwise) as Promise<Awaited<T>>;
    return this.atMost(answer, otherwise);
  }

  async atMost<T>(answer: Promise<T>, otherwise: T): Promise<T> {
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

  private async signIn({ email, password }: Account): Promise<void> {
    await this.open(`${SIGN_IN}?redirect=${NEUTRAL}`);
    await this.page.getByLabel('Correo electrónico').fill(email);
    await this.page.getByRole('textbox', { name: 'Contraseña' }).fill(password);
    await this.page.getByRole('main').getByRole('button', { name: 'Iniciar sesión' }).click();
    await this.page.getByRole('button', { name: /^Bienvenido!/ }).waitFor({ timeout: this.limits.mountMs });
    await this.untilNeutral();
  }

  private async untilNeutral(): Promise<void> {
    const limit = { timeout: this.limits.mountMs };
    // A page that goes on writing the title must not hide that the shell shows its own page.
    const isShown = (text: string): boolean =>
      document.title.startsWith(text) || document.querySelector('main h1')?.textContent === text;
    await this.page.waitForFunction(isShown, PAGE_NOT_FOUND_TEXT, limit);
    await this.watch.settle();
  }

  /** The HTML has the title before the shell learns the address. */
  private async untilStarted(): Promise<void> {
    const deadline = Date.now() + this.limits.mountMs;
    while ((await this.renderers()) === 0 && Date.now() < deadline) await this.page.waitForTimeout(100);
    await this.watch.settle();
  }
}
