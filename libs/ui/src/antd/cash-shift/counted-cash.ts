import { numberIn, type FieldNumber } from '@lacteos/contracts/parsing/field-number';
import { isUnread } from '@lacteos/contracts/parsing/unread-text';
import { CASH_DENOMINATIONS } from '@lacteos/contracts/reference/reference-data';

/** Number of pieces by value in pesos, as typed. */
export type Counts = Readonly<Record<number, FieldNumber>>;

/** Whether a count is unreadable, so that the sum is unknown. */
export const hasUnreadCount = (counts: Counts): boolean => Object.values(counts).some(isUnread);

/** Sum of the counted pieces, in pesos. */
export const cashOf = (counts: Counts): number =>
  CASH_DENOMINATIONS.reduce((sum, value) => sum + value * (numberIn(counts[value]) ?? 0), 0);

/** The counted pieces as the API takes them, without zeros. */
export const countedPieces = (counts: Counts): { value: number; count: number }[] =>
  CASH_DENOMINATIONS.flatMap((value) => {
    const count = numberIn(counts[value]);
    return count ? [{ value, count }] : [];
  });
