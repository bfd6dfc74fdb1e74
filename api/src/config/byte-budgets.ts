import type { EnvReader } from '@lacteos/contracts/env';
import { readNumbersByName } from './env-fields.js';

/** Bytes per address or account, in a window (THROTTLE_WINDOW_SECONDS) and in a day. */
const DEFAULT_BYTES = {
  text: 2_000_000,
  textDay: 10_000_000,
  /** Claim files and photos of returns, in their stored size. */
  files: 24_000_000,
  filesDay: 48_000_000,
  sessions: 500_000,
  sessionsDay: 2_000_000,
} as const;
type ByteSetting = keyof typeof DEFAULT_BYTES;
export type ByteBudgetName = 'text' | 'files' | 'sessions';
export type ByteBudgets = Readonly<Record<ByteSetting, number>>;

/** Multiple of one account's budget for all accounts behind an address. */
export const ACCOUNTS_SHARE: Readonly<Record<ByteBudgetName, number>> = { text: 5, files: 2, sessions: 20 };

/** @throws for an unknown name in THROTTLE_BYTES */
export function readByteBudgets(reader: EnvReader): ByteBudgets {
  const changes = readNumbersByName(reader, 'THROTTLE_BYTES');
  if ([...changes.keys()].every((name) => name in DEFAULT_BYTES))
    return { ...DEFAULT_BYTES, ...Object.fromEntries(changes) };
  reader.refuse('THROTTLE_BYTES', `names out of ${Object.keys(DEFAULT_BYTES).join(', ')}`);
  return DEFAULT_BYTES;
}
