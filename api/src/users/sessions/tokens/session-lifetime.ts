import { isAdministrator, type RoleId } from '@lacteos/contracts/reference/roles';
import type { Config } from '#config/index.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Idle lifetime without 'remember me'. */
const BROWSER_SESSION_MS = DAY_MS;

export type SessionLimits = Pick<Config, 'refreshTokenDays' | 'sessionDays' | 'staffSessionHours'>;

/** Limits every renewal; shorter for administrators. */
export function absoluteEndOf(
  role: RoleId,
  startedAt: Date,
  { sessionDays, staffSessionHours }: SessionLimits,
): Date {
  const lifeMs = isAdministrator(role) ? staffSessionHours * HOUR_MS : sessionDays * DAY_MS;
  return new Date(startedAt.getTime() + lifeMs);
}

/** End without another renewal. */
export function idleEndOf(
  { isPersistent, endsAt }: { isPersistent: boolean; endsAt: Date },
  now: Date,
  { refreshTokenDays }: SessionLimits,
): Date {
  const idleMs = isPersistent ? refreshTokenDays * DAY_MS : BROWSER_SESSION_MS;
  return new Date(Math.min(now.getTime() + idleMs, endsAt.getTime()));
}
