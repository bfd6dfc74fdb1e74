import type { EnvReader } from '@lacteos/contracts/env';
import { readNumbersByName } from './env-fields.js';

/**
 * Bytes that one address without an account may leave in the database, and one account likewise: in a window
 * (THROTTLE_WINDOW_SECONDS) and in a day. THROTTLE_BYTES overrides them.
 */
const DEFAULT_BYTES = {
  /** What people write: claims, sign-ups, and every write of buyers. */
  text: 2_000_000,
  textDay: 10_000_000,
  /** Files of claims and photos of returns, as they are kept. */
  files: 24_000_000,
  filesDay: 48_000_000,
  /** Sessions and their renewals; only accounts have them. */
  sessions: 500_000,
  sessionsDay: 2_000_000,
} as const;
type ByteSetting = keyof typeof DEFAULT_BYTES;
export type ByteBudgetName = 'text' | 'files' | 'sessions';
export type ByteBudgets = Readonly<Record<ByteSetting, number>>;

/** All accounts behind one address may leave this many times what one may. */
export const ACCOUNTS_SHARE: Readonly<Record<ByteBudgetName, number>> = { text: 5, files: 2, sessions: 20 };

/** The bytes with those of THROTTLE_BYTES in place of the defaults; refuses a name that is none of them. */
export function readByteBudgets(reader: EnvReader): ByteBudgets {
  const changes = readNumbersByName(reader, 'THROTTLE_BYTES');
  if ([...changes.keys()].every((name) => name in DEFAULT_BYTES))
    return { ...DEFAULT_BYTES, ...Object.fromEntries(changes) };
  reader.refuse('THROTTLE_BYTES', `names out of ${Object.keys(DEFAULT_BYTES).join(', ')}`);
  return DEFAULT_BYTES;
}
