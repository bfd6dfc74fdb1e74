import { centavos, type Centavos } from '@lacteos/contracts/money/money';

interface PaidPart {
  readonly amount: Centavos;
  readonly rounding: Centavos;
  /** null: not cash. */
  readonly received: Centavos | null;
}

export const changeOf = (parts: readonly PaidPart[]): Centavos =>
  centavos(
    parts.reduce(
      (sum, { amount, rounding, received }) => sum + (received === null ? 0 : received - amount - rounding),
      0,
    ),
  );

export const roundingOf = (parts: readonly Pick<PaidPart, 'rounding'>[]): Centavos =>
  centavos(parts.reduce((sum, { rounding }) => sum + rounding, 0));
