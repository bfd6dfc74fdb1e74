import { formatShortDay } from './return-texts.js';

/** Why goods come back, or why a paid order is cancelled. */
export const RETURN_REASONS = ['defective', 'expired', 'wrong', 'withdrawal'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

interface ReasonFacts {
  readonly label: string;
  /** Which of the two terms holds. */
  readonly term: 'claim' | 'withdrawal';
}
export const REASON_FACTS: Readonly<Record<ReturnReason, ReasonFacts>> = {
  defective: { label: 'Llegó dañado o de mala calidad', term: 'claim' },
  expired: { label: 'Llegó vencido o por vencer', term: 'claim' },
  wrong: { label: 'No es lo que pedí', term: 'claim' },
  withdrawal: { label: 'Me arrepentí de la compra', term: 'withdrawal' },
};

/** The days of each term, from the dispatch on. */
export type TermDays = Readonly<Record<ReasonFacts['term'], number>>;

const DAY_MS = 86_400_000;

/** When the term of a reason ends. */
export const termEndOf = (reason: ReturnReason, dispatchedAt: Date, days: TermDays): Date =>
  new Date(dispatchedAt.getTime() + days[REASON_FACTS[reason].term] * DAY_MS);

/** What a buyer reads of a reason. */
export const termText = (end: Date, isOver: boolean): string =>
  isOver ? `El plazo venció el ${formatShortDay(end)}.` : `Puede pedirla hasta el ${formatShortDay(end)}.`;
