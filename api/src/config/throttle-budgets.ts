import type { EnvReader } from '@lacteos/contracts/env';
import { readNumbersByName } from './env-fields.js';

/**
 * Calls per account and window (THROTTLE_WINDOW_SECONDS) of expensive kinds; an address may make ADDRESS_SHARE times
 * as many. THROTTLE_BUDGETS overrides them.
 */
const DEFAULT_BUDGETS = {
  /** Each order holds stock and sends a mail. */
  orders: 120,
  /** Exports of whole lists. */
  exports: 30,
  /** Archives 'Mis datos', of which each reads all of a person. */
  archives: 6,
  /** Customers looked up by their document number. */
  lookups: 200,
  /** Mails that somebody else gets. */
  mails: 60,
  /** Pictures and sheets. */
  uploads: 120,
  /** Photos of goods that are to come back. */
  photos: 20,
  /** Claims and replies to them; each sends a mail. */
  claims: 6,
  /** Files of claims. */
  claimFiles: 10,
  /** Claims looked up by number and document. */
  claimLookups: 15,
  /** All other calls that change something; sessions are renewed at each page, offices edit in bulk. */
  writes: 3_000,
} as const;
export type BudgetName = keyof typeof DEFAULT_BUDGETS;
export type Budgets = Readonly<Record<BudgetName, number>>;

/** Accounts that may share an address: a store, an office, a mobile network. */
export const ADDRESS_SHARE = 10;

/** The budgets with those of THROTTLE_BUDGETS in place of the defaults; refuses a name that is none of them. */
export function readBudgets(reader: EnvReader): Budgets {
  const changes = readNumbersByName(reader, 'THROTTLE_BUDGETS');
  if ([...changes.keys()].every((name) => name in DEFAULT_BUDGETS))
    return { ...DEFAULT_BUDGETS, ...Object.fromEntries(changes) };
  reader.refuse('THROTTLE_BUDGETS', `names out of ${Object.keys(DEFAULT_BUDGETS).join(', ')}`);
  return DEFAULT_BUDGETS;
}
