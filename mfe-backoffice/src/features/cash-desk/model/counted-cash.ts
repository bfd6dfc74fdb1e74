import { CASH_DENOMINATIONS } from '@lacteos/contracts';

/** How many pieces there are by value in pesos. */
export type Counts = Readonly<Record<number, number>>;

/** What counted pieces come to, in pesos. */
export const cashOf = (counts: Counts): number =>
  CASH_DENOMINATIONS.reduce((sum, value) => sum + value * (counts[value] ?? 0), 0);

/** The counted pieces as the API takes them, without those that are not there. */
export const countedPieces = (counts: Counts): { value: number; count: number }[] =>
  CASH_DENOMINATIONS.flatMap((value) => (counts[value] ? [{ value, count: counts[value] }] : []));

/** 'Faltan', 'Sobran' or nothing: what a difference between counted and expected cash (in pesos) says. */
export const differenceText = (difference: number): string =>
  difference === 0 ? 'Sin diferencia' : difference < 0 ? 'Faltante' : 'Sobrante';
