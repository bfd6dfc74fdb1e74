import { centavos, type Centavos } from './money.js';

export interface LineTax {
  /** IVA, Impoconsumo and AdValorem add to the line; withholdings do not. */
  readonly type: string;
  /** 19 for 19 %; at most 4 decimals. */
  readonly percentage: number;
}
/** In pesos, as SIIGO takes them. */
export interface ArithmeticLine {
  /** At most 2 decimals. */
  readonly quantity: number;
  /** At most 6 decimals; with VAT when `isTaxIncluded`. */
  readonly price: number;
  readonly isTaxIncluded?: boolean;
  readonly discount?: LineDiscount;
  readonly taxes: readonly LineTax[];
}
/** A percentage of quantity × price, or pesos for the whole line. */
export type LineDiscount =
  | { readonly kind: 'percentage'; readonly value: number }
  | { readonly kind: 'amount'; readonly value: number };
export interface LineAmounts {
  readonly base: Centavos;
  /** One per tax, 0 for those that do not add. */
  readonly taxes: readonly Centavos[];
  readonly total: Centavos;
}

const ADDING_TAXES = new Set(['iva', 'impoconsumo', 'advalorem']);
const QUANTITY_SCALE = 100n;
const PRICE_SCALE = 1_000_000n;
const PERCENT_SCALE = 10_000n;
const CENTAVOS_OF_PESO = 100n;

/**
 * base = quantity × price − discount, tax = base × percentage, each rounded half up to the centavo as in SIIGO.
 * Exact. @throws RangeError for more decimals than SIIGO takes
 */
export function lineAmounts(line: ArithmeticLine): LineAmounts {
  const base = baseOf(line);
  const taxes = line.taxes.map((tax) => (addsToTotal(tax) ? taxOf(base, tax.percentage) : 0n));
  const total = taxes.reduce((sum, tax) => sum + tax, base);
  return { base: toCentavos(base), taxes: taxes.map(toCentavos), total: toCentavos(total) };
}

/** Adds the rounded line totals; the payments of an invoice must match it. */
export function invoiceTotal(lines: readonly ArithmeticLine[]): Centavos {
  return centavos(lines.reduce((sum, line) => sum + lineAmounts(line).total, 0));
}

/** ReteIVA, Retefuente and the like are withheld from the payment instead. */
const addsToTotal = ({ type }: Pick<LineTax, 'type'>): boolean => ADDING_TAXES.has(type.toLowerCase());

function baseOf(line: ArithmeticLine): bigint {
  const gross = scaled(line.quantity, QUANTITY_SCALE) * scaled(line.price, PRICE_SCALE);
  const unit = QUANTITY_SCALE * PRICE_SCALE;
  const discounted = reduce(gross, unit, line.discount);
  if (!line.isTaxIncluded) return divided(discounted.amount * CENTAVOS_OF_PESO, discounted.unit);
  const percent = line.taxes
    .filter(addsToTotal)
    .reduce((sum, tax) => sum + scaled(tax.percentage, PERCENT_SCALE), 0n);
  const hundred = 100n * PERCENT_SCALE;
  return divided(discounted.amount * CENTAVOS_OF_PESO * hundred, discounted.unit * (hundred + percent));
}

function reduce(
  gross: bigint,
  unit: bigint,
  discount: LineDiscount | undefined,
): { amount: bigint; unit: bigint } {
  if (!discount) return { amount: gross, unit };
  if (discount.kind === 'amount') {
    return { amount: gross - (scaled(discount.value, PRICE_SCALE) * unit) / PRICE_SCALE, unit };
  }
  const hundred = 100n * PERCENT_SCALE;
  return { amount: gross * (hundred - scaled(discount.value, PERCENT_SCALE)), unit: unit * hundred };
}

/** Rounded half up to the centavo; exact for at most four decimals. */
export const percentOf = (base: Centavos, percentage: number): Centavos =>
  toCentavos(taxOf(BigInt(base), percentage));

const taxOf = (base: bigint, percentage: number): bigint =>
  divided(base * scaled(percentage, PERCENT_SCALE), 100n * PERCENT_SCALE);

/** Rounds half away from zero. */
function divided(amount: bigint, by: bigint): bigint {
  const isNegative = amount < 0n;
  const rounded = ((isNegative ? -amount : amount) * 2n + by) / (by * 2n);
  return isNegative ? -rounded : rounded;
}

function scaled(value: number, scale: bigint): bigint {
  const exact = value * Number(scale);
  const whole = Math.round(exact);
  if (!Number.isFinite(value) || Math.abs(exact - whole) > 1e-4 * Math.max(1, Math.abs(exact) * 1e-9)) {
    throw new RangeError(`more decimals than SIIGO takes: ${value}`);
  }
  return BigInt(whole);
}

const toCentavos = (amount: bigint): Centavos => centavos(Number(amount));
