import { type ClaimState, WAITING_CLAIM_STATES } from '@lacteos/contracts/claims/claims';
import { colombianDay, dayAfter } from '@lacteos/contracts/time/colombian-day';

import { businessDayAfter, businessDaysUntil } from './business-days.js';

/** How urgent a claim is: `done` waits for nobody. */
export const CLAIM_URGENCIES = ['overdue', 'due-soon', 'in-time', 'done'] as const;
export type ClaimUrgency = (typeof CLAIM_URGENCIES)[number];

/** The last day to answer a claim that came at a moment; its day in Colombia does not count. */
export const answerDueOn = (receivedAt: Date, businessDays: number): string =>
  businessDayAfter(colombianDay(receivedAt), businessDays);

/** The last day to report a product that harmed somebody; calendar days, the stricter reading of the decree. */
export const harmDueOn = (knownAt: Date, days: number): string => dayAfter(colombianDay(knownAt), days);

/** Days that make a claim overdue or due soon at a moment: due before the first; due until the second. */
export function urgentDays(now: Date, dueSoonDays: number): { today: string; soon: string } {
  const today = colombianDay(now);
  return { today, soon: businessDayAfter(today, dueSoonDays) };
}

/** How urgent a claim is at a moment. */
export function urgencyOf(
  { state, dueOn }: { state: ClaimState; dueOn: string },
  { today, soon }: { today: string; soon: string },
): ClaimUrgency {
  if (!WAITING_CLAIM_STATES.includes(state)) return 'done';
  if (dueOn < today) return 'overdue';
  return dueOn <= soon ? 'due-soon' : 'in-time';
}

/** Business days that are left to answer: 0 on the last day, below zero once it has passed. */
export const daysLeft = (dueOn: string, now: Date): number => businessDaysUntil(colombianDay(now), dueOn);
