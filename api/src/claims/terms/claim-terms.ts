import { type ClaimState, WAITING_CLAIM_STATES } from '@lacteos/contracts/claims/claims';
import { colombianDay, dayAfter } from '@lacteos/contracts/time/colombian-day';

import { businessDayAfter, businessDaysUntil } from './business-days.js';

export const CLAIM_URGENCIES = ['overdue', 'due-soon', 'in-time', 'done'] as const;
export type ClaimUrgency = (typeof CLAIM_URGENCIES)[number];

/** The day of receipt in Colombia does not count. */
export const answerDueOn = (receivedAt: Date, businessDays: number): string =>
  businessDayAfter(colombianDay(receivedAt), businessDays);

/** Counts calendar days, the stricter reading of the decree. */
export const harmDueOn = (knownAt: Date, days: number): string => dayAfter(colombianDay(knownAt), days);

export function urgentDays(now: Date, dueSoonDays: number): { today: string; soon: string } {
  const today = colombianDay(now);
  return { today, soon: businessDayAfter(today, dueSoonDays) };
}

export function urgencyOf(
  { state, dueOn }: { state: ClaimState; dueOn: string },
  { today, soon }: { today: string; soon: string },
): ClaimUrgency {
  if (!WAITING_CLAIM_STATES.includes(state)) return 'done';
  if (dueOn < today) return 'overdue';
  return dueOn <= soon ? 'due-soon' : 'in-time';
}

/** 0 on the last day, negative afterwards. */
export const daysLeft = (dueOn: string, now: Date): number => businessDaysUntil(colombianDay(now), dueOn);
