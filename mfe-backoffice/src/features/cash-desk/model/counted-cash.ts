import { CASH_DENOMINATIONS, isUnread, numberIn, type FieldNumber } from '@lacteos/contracts';

/** How many pieces there are by value in pesos, as typed. */
export type Counts = Readonly<Record<number, FieldNumber>>;

/** Whether a count could not be read: what the pieces come to is not known then. */
export const hasUnreadCount = (counts: Counts): boolean => Object.values(counts).some(isUnread);

/** What counted pieces come to, in pesos. */
export const cashOf = (counts: Counts): number =>
  CASH_DENOMINATIONS.reduce((sum, value) => sum + value * (numberIn(counts[value]) ?? 0), 0);

/** The counted pieces as the API takes them, without those that are not there. */
export const countedPieces = (counts: Counts): { value: number; count: number }[] =>
  CASH_DENOMINATIONS.flatMap((value) => {
    const count = numberIn(counts[value]);
    return count ? [{ value, count }] : [];
  });

/** 'Faltan', 'Sobran' or nothing: what a difference between counted and expected cash (in pesos) says. */
export const differenceText = (difference: number): string =>
  difference === 0 ? 'Sin diferencia' : difference < 0 ? 'Faltante' : 'Sobrante';
