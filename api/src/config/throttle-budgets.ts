import type { EnvReader } from '@lacteos/contracts/env';
import { readNumbersByName } from './env-fields.js';

/** Calls per account and window (THROTTLE_WINDOW_SECONDS); an address gets ADDRESS_SHARE times as many. */
const DEFAULT_BUDGETS = {
  /** Each order holds stock and sends a mail. */
  orders: 120,
  exports: 30,
  /** Each archive 'Mis datos' reads all data of a person. */
  archives: 6,
  lookups: 200,
  /** Mails to other people. */
  mails: 60,
  uploads: 120,
  photos: 20,
  claims: 6,
  claimFiles: 10,
  claimLookups: 15,
  /** Calls of a driver's page; many phones share a network's address. */
  routes: 600,
  tracking: 60,
  /** All other writes: each page renews its session, and offices edit in bulk. */
  writes: 3_000,
} as const;
export type BudgetName = keyof typeof DEFAULT_BUDGETS;
export type Budgets = Readonly<Record<BudgetName, number>>;

/** Accounts that may share an address, such as an office or a mobile network. */
export const ADDRESS_SHARE = 10;

/** @throws for an unknown name in THROTTLE_BUDGETS */
export function readBudgets(reader: EnvReader): Budgets {
  const changes = readNumbersByName(reader, 'THROTTLE_BUDGETS');
  if ([...changes.keys()].every((name) => name in DEFAULT_BUDGETS))
    return { ...DEFAULT_BUDGETS, ...Object.fromEntries(changes) };
  reader.refuse('THROTTLE_BUDGETS', `names out of ${Object.keys(DEFAULT_BUDGETS).join(', ')}`);
  return DEFAULT_BUDGETS;
}
