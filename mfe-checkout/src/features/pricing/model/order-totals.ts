import {
  centavos,
  colombianDay,
  fromPesos,
  priceLine,
  totalsOf,
  vatOn,
  type CartItem,
  type Centavos,
  type OrderTotals,
  type TaxClassification,
} from '@lacteos/contracts';

/** What pricing needs of a line; `price` is pesos without VAT. An older API leaves `taxPercent` out. */
export interface PricedLine {
  price: number;
  quantity: number;
  taxClassification: TaxClassification;
  taxPercent?: number;
}

export const lineTotal = (line: Pick<PricedLine, 'price' | 'quantity'>): Centavos =>
  centavos(fromPesos(line.price) * line.quantity);

/** Totals of the lines in centavos, by the function with which the server computes them. */
export const orderTotals = (lines: readonly PricedLine[]): OrderTotals =>
  totalsOf(
    lines.map((line) => priceLine({ ...line, unitPrice: fromPesos(line.price), taxPercent: rateOf(line) })),
  );

const rateOf = ({ taxClassification, taxPercent }: PricedLine): number =>
  taxPercent ?? vatOn(taxClassification, colombianDay(new Date())).taxPercent;

export const linesOfCart = (items: readonly CartItem[]): PricedLine[] =>
  items.map(({ quantity, Product }) => ({
    price: Product.price,
    quantity,
    taxClassification: Product.taxClassification,
    ...(Product.taxPercent === undefined ? {} : { taxPercent: Product.taxPercent }),
  }));

const amountIn = (source: Record<string, unknown>, name: string): Centavos | null => {
  const value = Number(source[name]);
  return source[name] != null && Number.isFinite(value) ? fromPesos(value) : null;
};

/** Reads the fresh totals out of the errors of a 409 ORDERS.TOTALS_CHANGED (pesos); null when they are not all there. */
export function freshTotals(
  errors: Record<string, unknown> | undefined,
  allTaxed: boolean,
): OrderTotals | null {
  if (!errors) return null;
  const itemsPrice = amountIn(errors, 'itemsPrice');
  const taxPrice = amountIn(errors, 'taxPrice');
  const totalPrice = amountIn(errors, 'totalPrice');
  if (itemsPrice === null || taxPrice === null || totalPrice === null) return null;
  return { itemsPrice, taxPrice, totalPrice, allTaxed };
}
