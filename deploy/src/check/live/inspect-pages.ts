import type { Browser } from 'playwright-core';
import type { Release } from '../../contract/contract.js';
import type { Finding } from '../finding.js';
import { planVisits, type Account } from './planned-visits.js';
import type { ShopUnderTest } from './shop-document.js';
import { Visitor, type VisitLimits } from './visitor.js';

/** Where the shop is and who may be signed in. */
export interface LiveSettings {
  /** Origin of the shop, e.g. https://tienda.example. */
  shopUrl: string;
  accounts: readonly Account[];
  /** Values for the parameters of addresses, by name. */
  samples: Readonly<Record<string, string>>;
  limits: VisitLimits;
  /** Program of the browser; Playwright's own when absent. */
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

// A release that fails everywhere fails slowly, so the check stops after this many broken pages.
const ENOUGH = 3;

const visitAll = async (
  visitor: Visitor,
  account: Account | null,
  addresses: readonly string[],
  shopUnderTest: ShopUnderTest,
): Promise<Finding[]> => {
  if (account) await visitor.signIn(account);
  const affects = [nameOf(account)];
  const findings: Finding[] = [];
  const add = (level: Finding['level'], address: string, what: string): void => {
    const message = `${address} under ${shopUnderTest.title}: ${what}`;
    findings.push({ check: 'live-page', level, message, affects });
  };
  let broken = 0;
  for (const [index, address] of addresses.entries()) {
    if (broken === ENOUGH) {
      add('breaks', addresses.slice(index).join(', '), `not opened any more after ${ENOUGH} broken pages`);
      break;
    }
    const { problems, notices } = await visitor
      .visit(address, account?.role ?? null)
      .catch((error: Error) => ({ problems: [`the visit ended: ${firstLine(error)}`], notices: [] }));
    if (problems.length > 0) broken += 1;
    problems.forEach((problem) => add('breaks', address, problem));
    notices.forEach((notice) => add('warns', address, notice));
  }
  return findings;
};

/** What is inspected: pages, and where the files of the release are served. */
export interface InspectedRelease extends Pick<Release, 'manifest'> {
  folder: string;
}

/** Opens every page of a release, as each role that has it, in one shop. */
export const inspectPages = async (
  browser: Browser,
  settings: LiveSettings,
  seen: InspectedRelease,
  shopUnderTest: ShopUnderTest,
): Promise<Finding[]> => {
  const { visitors, unvisited } = planVisits(seen.manifest, settings.accounts, settings.samples);
  const findings: Finding[] = unvisited.map(({ path, roles }) => ({
    check: 'live-accounts',
    level: 'warns',
    message: `${path} was not opened as ${roles.map((role) => ROLE_NAMES[role] ?? role).join(', ')}: no account of theirs is set`,
    affects: roles.map((role) => ROLE_NAMES[role] ?? String(role)),
  }));
  let visits = 0;
  for (const { account, addresses } of visitors) {
    visits += addresses.length;
    const visitor = await Visitor.enter(browser, settings, seen.folder, shopUnderTest);
    try {
      findings.push(...(await visitAll(visitor, account, addresses, shopUnderTest)));
    } catch (error) {
      findings.push({
        check: 'live-sign-in',
        level: 'breaks',
        message: `under ${shopUnderTest.title} sign-in failed: ${firstLine(error as Error)}`,
        affects: [nameOf(account)],
      });
    } finally {
      await visitor.close();
    }
  }
  if (findings.every(({ level }) => level !== 'breaks'))
    findings.push({
      check: 'live-page',
      level: 'fine',
      message: `${visits} visits under ${shopUnderTest.title}: mounted in a whole frame, one React, one session, no file refused, nothing on the console, nothing left behind`,
      affects: [],
    });
  return findings;
};
