import {
  centavos,
  fromPesos,
  VAT_PERCENT,
  vatOf,
  type CartItem,
  type Centavos,
  type TaxClassification,
} from '@lacteos/contracts';

/** What pricing needs of a line; `price` is pesos without VAT. */
export interface PricedLine {
  price: number;
  quantity: number;
  taxClassification: TaxClassification;
}

/** Amounts of an order in centavos. `allTaxed` chooses the label of the VAT. */
export interface OrderTotals {
  itemsPrice: Centavos;
  taxPrice: Centavos;
  totalPrice: Centavos;
  allTaxed: boolean;
}

const sum = (amounts: readonly Centavos[]): Centavos =>
  centavos(amounts.reduce<number>((total, amount) => total + amount, 0));

export const lineTotal = (line: Pick<PricedLine, 'price' | 'quantity'>): Centavos =>
  centavos(fromPesos(line.price) * line.quantity);

/** Totals of the lines, VAT rounded half up to the centavo per line, as the server and the invoice compute them. */
export function orderTotals(lines: readonly PricedLine[]): OrderTotals {
  const bases = lines.map(lineTotal);
  const itemsPrice = sum(bases);
  const taxPrice = sum(
    lines.map((line, index) => vatOf(bases[index] ?? centavos(0), VAT_PERCENT[line.taxClassification])),
  );
  return {
    itemsPrice,
    taxPrice,
    totalPrice: centavos(itemsPrice + taxPrice),
    allTaxed: lines.every((line) => line.taxClassification === 'Taxed'),
  };
}

export const linesOfCart = (items: readonly CartItem[]): PricedLine[] =>
  items.map(({ quantity, Product }) => ({
    price: Product.price,
    quantity,
    taxClassification: Product.taxClassification,
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
