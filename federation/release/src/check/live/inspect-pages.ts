import type { Browser } from 'playwright-core';
import type { RemoteManifest, RemoteRoute } from '@lacteos/remote-kit/registry';
import type { Finding } from '../finding.js';
import { addressOf, planVisits, type Account } from './planned-visits.js';
import type { ShopUnderTest } from './shop-document.js';
import type { ShownComponent } from './foreign-routes.js';
import { judgeTasks, LongestTasks } from './task-budget.js';
import { planTours, ROUNDS_ALONE, runTours, type Tour, type TourPage } from './tours.js';
import type { VisitLimits } from './page/shop-page.js';
import { isOfBusyMachine, type Visited } from './visit-outcome.js';
import { Visitor } from './visitor.js';

export interface LiveSettings {
  shopUrl: string;
  accounts: readonly Account[];
  samples: Readonly<Record<string, string>>;
  limits: VisitLimits;
  atOnce: number;
  chromiumPath?: string;
}

const ROLE_NAMES: Readonly<Record<number, string>> = {
  1: 'customers',
  2: 'cashiers',
  3: 'administrators',
  4: 'super administrators',
};

const firstLine = ({ message }: Error): string => message.split('\n', 1)[0] ?? '';
const nameOf = (account: Account | null): string =>
  account ? (ROLE_NAMES[account.role] ?? `role ${account.role}`) : 'visitors';

interface Inspection {
  visited: Visited;
  ofOthers: ReadonlySet<string>;
  components: ReadonlyMap<string, readonly ShownComponent[]>;
  tasks: LongestTasks;
  /** The first broken page ends all tours: it refuses the release, and failing pages fail slowly. */
  stop: AbortController;
}

interface ShopTour extends Tour {
  shop: ShopUnderTest;
}

interface TourResult {
  findings: Finding[];
  /** From the page on that a busy machine may have delayed. */
  rest?: ShopTour;
}

const visitAll = async (
  visitor: Visitor,
  tour: ShopTour,
  { ofOthers, components, tasks, stop }: Inspection,
  round: number,
): Promise<TourResult> => {
  const { account, pages, shop: shopUnderTest } = tour;
  await visitor.recordBaseline(account);
  const affects = [nameOf(account)];
  const findings: Finding[] = [];
  const add = (level: Finding['level'], address: string, what: string): void => {
    const message = `${address} under ${shopUnderTest.title}: ${what}`;
    findings.push({ check: 'live-page', level, message, affects });
  };
  const role = account?.role ?? null;
  const visit = ({ address, isDocument }: TourPage) =>
    isDocument
      ? visitor.visit(address, role, !ofOthers.has(address), components.get(address))
      : visitor.visitWithin(address, role, address === pages.at(-1)?.address);
  for (const [index, page] of pages.entries()) {
    const { address } = page;
    const { problems, notices, longestTaskMs } = await visit(page).catch((error: Error) => ({
      problems: [`the visit ended: ${firstLine(error)}`],
      notices: [],
      longestTaskMs: null,
    }));
    if (stop.signal.aborted) return { findings };
    if (round < ROUNDS_ALONE && isOfBusyMachine(problems)) {
      add('warns', address, `${problems.join(', ')}; opened again when nothing else was`);
      return { findings, rest: { ...tour, pages: pages.slice(index) } };
    }
    if (longestTaskMs !== null && !ofOthers.has(address)) tasks.record(address, longestTaskMs);
    problems.forEach((problem) => add('breaks', address, problem));
    notices.forEach((notice) => add('warns', address, notice));
    if (problems.length === 0) continue;
    add('warns', address, 'breaks, so the pages that were not opened yet stay unopened');
    stop.abort();
  }
  return { findings };
};

export interface InspectedRelease extends Visited {
  manifest: Pick<RemoteManifest, 'routes' | 'budget'>;
  ofOthers: readonly RemoteRoute[];
  components: readonly ShownComponent[];
}

const makeTour = async (
  browser: Browser,
  settings: LiveSettings,
  inspection: Inspection,
  tour: ShopTour,
  round: number,
): Promise<TourResult> => {
  const { shop, account } = tour;
  const { signal } = inspection.stop;
  if (signal.aborted) return { findings: [] };
  const visitor = await Visitor.enter(browser, settings, inspection.visited, shop, round > 0);
  const leave = (): Promise<void> => visitor.close().catch(() => undefined);
  signal.addEventListener('abort', leave);
  try {
    return await visitAll(visitor, tour, inspection, round);
  } catch (error) {
    if (signal.aborted) return { findings: [] };
    if (round < ROUNDS_ALONE && (error as Error).name === 'TimeoutError') return { findings: [], rest: tour };
    inspection.stop.abort();
    const message = `under ${shop.title} sign-in failed: ${firstLine(error as Error)}`;
    return {
      findings: [{ check: 'live-sign-in', level: 'breaks', message, affects: [nameOf(account)] }],
    };
  } finally {
    signal.removeEventListener('abort', leave);
    await leave();
  }
};

const byAddress = (
  { manifest, components }: InspectedRelease,
  samples: LiveSettings['samples'],
): Map<string, ShownComponent[]> =>
  new Map(
    manifest.routes.map((route) => [
      addressOf(route, samples),
      components.filter(({ path }) => path === route.path),
    ]),
  );

/** Opens every page as each permitted role in each shop, with several visitors at once. */
export const inspectPages = async (
  browser: Browser,
  settings: LiveSettings,
  seen: InspectedRelease,
  shops: readonly ShopUnderTest[],
): Promise<Finding[]> => {
  const { visitors, unvisited } = planVisits(seen.manifest, settings.accounts, settings.samples);
  const notOpened: Finding[] = unvisited.map(({ path, roles }) => ({
    check: 'live-accounts',
    level: 'warns',
    message: `${path} was not opened as ${roles.map((role) => ROLE_NAMES[role] ?? role).join(', ')}: no account of theirs is set`,
    affects: roles.map((role) => ROLE_NAMES[role] ?? String(role)),
  }));
  const ofOthers = new Set(seen.ofOthers.map((route) => addressOf(route, settings.samples)));
  const components = byAddress(seen, settings.samples);
  // Parts of several remotes with different roles meet there.
  const isForAll = (address: string) => ofOthers.has(address) || (components.get(address) ?? []).length > 0;
  const planned = planTours(visitors, isForAll);
  const tours: ShopTour[] = shops.flatMap((shop) => planned.map((tour) => ({ ...tour, shop })));
  const tasks = new LongestTasks();
  const stop = new AbortController();
  const inspection = { visited: seen, ofOthers, components, tasks, stop };
  const found = new Map<ShopTour, Finding[]>();
  const make = async (tour: ShopTour, round: number): Promise<ShopTour | undefined> => {
    const { findings, rest } = await makeTour(browser, settings, inspection, tour, round);
    found.set(tour, findings);
    return rest;
  };
  await runTours(tours, settings.atOnce, make);
  const allowed = seen.manifest.budget?.longTaskMs ?? Number.POSITIVE_INFINITY;
  for (let round = 1; round <= ROUNDS_ALONE; round += 1) {
    for (const address of tasks.pagesAbove(allowed)) {
      const tour = tours.find(({ pages }) => pages.some((page) => page.address === address));
      if (tour) await make({ ...tour, pages: [{ address, isDocument: false }] }, round);
    }
  }
  const perShop = shops.flatMap((shop) => {
    const own = tours.filter((tour) => tour.shop === shop);
    const findings = [...found].flatMap(([tour, its]) => (tour.shop === shop ? its : []));
    const visits = own.reduce((sum, { pages }) => sum + pages.length, 0);
    return [...notOpened, ...findings, ...(stop.signal.aborted ? [] : [passedFinding(shop, visits)])];
  });
  return [...perShop, ...judgeTasks(tasks, seen.manifest.budget)];
};

const passedFinding = ({ title }: ShopUnderTest, visits: number): Finding => ({
  check: 'live-page',
  level: 'fine',
  message: `${visits} visits under ${title}: mounted in a whole frame, one React, one session, no file refused, nothing on the console, nothing changed for others, nothing left behind`,
  affects: [],
});
