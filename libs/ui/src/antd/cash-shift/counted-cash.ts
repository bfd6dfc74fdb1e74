import { numberIn, type FieldNumber } from '@lacteos/contracts/parsing/field-number';
import { isUnread } from '@lacteos/contracts/parsing/unread-text';
import { CASH_DENOMINATIONS } from '@lacteos/contracts/reference/reference-data';

export type Counts = Readonly<Record<number, FieldNumber>>;

export const hasUnreadCount = (counts: Counts): boolean => Object.values(counts).some(isUnread);

/** In pesos. */
export const cashOf = (counts: Counts): number =>
  CASH_DENOMINATIONS.reduce((sum, value) => sum + value * (numberIn(counts[value]) ?? 0), 0);

/** Without zeros. */
export const countedPieces = (counts: Counts): { value: number; count: number }[] =>
  CASH_DENOMINATIONS.flatMap((value) => {
    const count = numberIn(counts[value]);
    return count ? [{ value, count }] : [];
  });
