export interface LineAmounts {
  readonly base: bigint;
  readonly discount: bigint;
  readonly taxes: readonly bigint[];
  readonly total: bigint;
}
export interface LineTerms {
  readonly quantity: number;
  readonly price?: number;
  readonly taxedPrice?: number;
  readonly discount?: number;
  readonly discountType: string;
  readonly percentages: readonly number[];
}

/** Fixed-point scale of quantities × prices: 2 + 6 decimals. */
const QUANTITY = 100n;
const PRICE = 1_000_000n;
const CENTAVO = 1_000_000n;
const PERCENT = 10_000n;

const scaled = (value: number, scale: bigint): bigint => {
  const digits = scale.toString().length - 1;
  return BigInt(Math.round(Number(value.toFixed(digits)) * Number(scale)));
};
/** Rounds half away from zero. */
const rounded = (value: bigint, by: bigint): bigint => {
  const half = by / 2n;
  return value >= 0n ? (value + half) / by : -((-value + half) / by);
};

/** SIIGO's published arithmetic: base, each tax and the line's total are rounded to the centavo. */
export const lineAmounts = (line: LineTerms): LineAmounts => {
  const rate = line.percentages.reduce((sum, percentage) => sum + scaled(percentage, PERCENT), 0n);
  const gross = scaled(line.quantity, QUANTITY) * scaled(line.taxedPrice ?? line.price ?? 0, PRICE);
  // Take VAT out of the price before the discount; 1 + rate has the rate's scale.
  const net = line.taxedPrice === undefined ? gross : rounded(gross * PERCENT * 100n, PERCENT * 100n + rate);
  const discount = line.discount ?? 0;
  const off =
    line.discountType === 'Percentage'
      ? rounded(net * scaled(discount, PERCENT), PERCENT * 100n)
      : scaled(discount, 100n) * CENTAVO;
  const base = rounded(net - off, CENTAVO);
  const taxes = line.percentages.map((percentage) =>
    rounded(base * scaled(percentage, PERCENT), PERCENT * 100n),
  );
  const total = taxes.reduce((sum, tax) => sum + tax, base);
  return { base, discount: rounded(off, CENTAVO), taxes, total };
};

export const toCentavos = (amount: number): bigint => BigInt(Math.round(Number(amount.toFixed(2)) * 100));
export const fromCentavos = (centavos: bigint): number => Number(centavos) / 100;
/** SIIGO's format in messages: no thousands separators, decimals only if not zero. */
export const spoken = (centavos: bigint): string => String(fromCentavos(centavos));
