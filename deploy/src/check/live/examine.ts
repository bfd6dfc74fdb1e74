import type { Browser } from 'playwright-core';
import type { Release } from '@lacteos/remote-kit/discovery';
import { planVisits, type Account } from './planned-visits.js';
import type { World } from './shop-document.js';
import { Visitor, type VisitLimits } from './visitor.js';

/** Where the shop is and who may be signed in. */
export interface LiveSettings {
  /** Origin of the shop, e.g. https://tienda.example. */
  shopUrl: string;
  accounts: readonly Account[];
  /** Values for the parameters of addresses, by name. */
  samples: Readonly<Record<string, string>>;
  limits?: VisitLimits;
  /** Program of the browser; Playwright's own when absent. */
  chromiumPath?: string;
}

/** What one comparison said, in the form of the attestation. */
export interface LiveFinding {
  check: string;
  level: 'breaks' | 'warns' | 'fine';
  message: string;
  affects: string[];
}

const ROLE_NAMES: Readonly<Record<number, string>> = {
  1: 'customers',
  2: 'cashiers',
  3: 'administrators',
  4: 'super administrators',
};
const nameOf = (account: Account | null): string =>
  account ? (ROLE_NAMES[account.role] ?? `role ${account.role}`) : 'visitors';

// A release that fails everywhere fails slowly: this many pages tell it.
const ENOUGH = 3;

const visitAll = async (
  visitor: Visitor,
  account: Account | null,
  addresses: readonly string[],
  world: World,
): Promise<LiveFinding[]> => {
  if (account) await visitor.signIn(account);
  const affects = [nameOf(account)];
  const findings: LiveFinding[] = [];
  let broken = 0;
  for (const [index, address] of addresses.entries()) {
    if (broken === ENOUGH) {
      const rest = addresses.slice(index).join(', ');
      const message = `${rest} under ${world.title}: not opened any more after ${ENOUGH} broken pages`;
      return [...findings, { check: 'live-page', level: 'breaks', message, affects }];
    }
    const problems = await visitor
      .visit(address, account?.role ?? null)
      .catch((error: Error) => [`the visit ended: ${error.message.split('\n', 1)[0]}`]);
    if (problems.length > 0) broken += 1;
    for (const problem of problems) {
      const message = `${address} under ${world.title}: ${problem}`;
      findings.push({ check: 'live-page', level: 'breaks', message, affects });
    }
  }
  return findings;
};

/** Opens every page of a release, as each role that has it, in one world. */
export const examine = async (
  browser: Browser,
  settings: LiveSettings,
  release: Pick<Release, 'manifest'>,
  world: World,
  isLiveShell: boolean,
): Promise<LiveFinding[]> => {
  const { visitors, unvisited } = planVisits(release.manifest, settings.accounts, settings.samples);
  const findings: LiveFinding[] = unvisited.map(({ path, roles }) => ({
    check: 'live-accounts',
    level: 'warns',
    message: `${path} was not opened as ${roles.map((role) => ROLE_NAMES[role] ?? role).join(', ')}: no account of theirs is set`,
    affects: roles.map((role) => ROLE_NAMES[role] ?? String(role)),
  }));
  let visits = 0;
  for (const { account, addresses } of visitors) {
    visits += addresses.length;
    const visitor = await Visitor.enter(browser, settings.shopUrl, world, isLiveShell, settings.limits);
    try {
      findings.push(...(await visitAll(visitor, account, addresses, world)));
    } catch (error) {
      findings.push({
        check: 'live-sign-in',
        level: 'breaks',
        message: `under ${world.title} nobody could sign in: ${(error as Error).message.split('\n', 1)[0]}`,
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
      message: `${visits} visits under ${world.title}: mounted, one React, one session, nothing on the console, nothing left behind`,
      affects: [],
    });
  return findings;
};
