import { quantityKind } from '@lacteos/contracts/parsing/number-kinds';
import { CASH_DENOMINATIONS } from '@lacteos/contracts/reference/reference-data';

/** Pieces as typed, by the value of bill or coin. */
export type Counts = Readonly<Record<number, string>>;

const PIECES = quantityKind({ max: 100_000 });

const piecesOf = (typed: string | undefined): number => {
  const parsed = PIECES.parse(typed ?? '');
  return parsed.kind === 'number' ? parsed.value : 0;
};

export function isUnread(typed: string | undefined): boolean {
  const { kind } = PIECES.parse(typed ?? '');
  return kind !== 'number' && kind !== 'empty';
}

export const hasUnread = (counts: Counts): boolean => Object.values(counts).some(isUnread);

/** In pesos. */
export const cashIn = (counts: Counts): number =>
  CASH_DENOMINATIONS.reduce((sum, value) => sum + value * piecesOf(counts[value]), 0);

/** Without zeros. */
export const countedPieces = (counts: Counts): { value: number; count: number }[] =>
  CASH_DENOMINATIONS.map((value) => ({ value, count: piecesOf(counts[value]) })).filter(
    ({ count }) => count > 0,
  );
