import { baseOfTotal } from './included-vat.js';
import { percentOf } from './invoice-arithmetic.js';
import { centavos, type Centavos } from './money.js';

/** Percent with at most four decimals; 0 withholds nothing. */
export interface WithholdingRates {
  /** Percent of each line's base. */
  readonly reteFuente: number;
  /** Percent of the VAT. */
  readonly reteIva: number;
  /** Percent of the base. */
  readonly reteIca: number;
}
export type WithholdingKind = keyof WithholdingRates;
export type Withheld = Readonly<Record<WithholdingKind, Centavos>>;
export interface WithheldLine {
  /** Without taxes. */
  readonly base: Centavos;
  readonly vat: Centavos;
  /** ReteFuente is withheld of goods only. */
  readonly isDelivery?: boolean;
}

/** `siigoType` is SIIGO's type of the tax. */
export const WITHHOLDINGS = {
  reteFuente: { label: 'ReteFuente', siigoType: 'Retefuente' },
  reteIva: { label: 'ReteIVA', siigoType: 'ReteIVA' },
  reteIca: { label: 'ReteICA', siigoType: 'ReteICA' },
} as const satisfies Record<WithholdingKind, { label: string; siigoType: string }>;
export const WITHHOLDING_KINDS = Object.keys(WITHHOLDINGS) as readonly WithholdingKind[];

/** Rounded half up to the centavo. ReteFuente per line, as in SIIGO; ReteIVA and ReteICA on the whole document. */
export function withheldOf(lines: readonly WithheldLine[], rates: WithholdingRates): Withheld {
  const sum = (amountOf: (line: WithheldLine) => Centavos): Centavos =>
    centavos(lines.reduce((all, line) => all + amountOf(line), 0));
  return {
    reteFuente: sum(({ base, isDelivery = false }) => percentOf(base, isDelivery ? 0 : rates.reteFuente)),
    reteIva: percentOf(
      sum(({ vat }) => vat),
      rates.reteIva,
    ),
    reteIca: percentOf(
      sum(({ base }) => base),
      rates.reteIca,
    ),
  };
}

/** @param shipping VAT included; without one, or one that no invoice can have, there is no line */
export function deliveryLines(shipping: Centavos, vatPercent: number): WithheldLine[] {
  const base = shipping > 0 ? baseOfTotal(shipping, vatPercent) : null;
  return base === null ? [] : [{ base, vat: centavos(shipping - base), isDelivery: true }];
}

export const withheldTotal = (withheld: Withheld): Centavos =>
  centavos(WITHHOLDING_KINDS.reduce((sum, kind) => sum + withheld[kind], 0));
