import { chargedShipping } from '@lacteos/contracts/money/included-vat';
import { centavos, fromPesos, toPesos } from '@lacteos/contracts/money/money';
import { priceLine } from '@lacteos/contracts/money/order-pricing';
import {
  WITHHOLDING_KINDS,
  WITHHOLDINGS,
  withheldOf,
  withheldTotal,
  type WithheldLine,
  type WithholdingKind,
} from '@lacteos/contracts/money/withholdings';
import type { CorrectWithholding, Order, SiigoTax } from '@lacteos/contracts/schemas';

export const RATE_FIELDS = {
  reteFuente: 'retefuente',
  reteIva: 'reteiva',
  reteIca: 'reteica',
} as const satisfies Record<WithholdingKind, keyof CorrectWithholding>;
export type WithholdingRateFields = Partial<
  Record<(typeof RATE_FIELDS)[WithholdingKind], number | undefined>
>;

export function ratesOf({ withholding }: Pick<Order, 'withholding'>): WithholdingRateFields {
  const percents = new Map(withholding?.lines.map(({ name, percent }) => [name, percent]));
  return Object.fromEntries(
    WITHHOLDING_KINDS.map((kind) => [RATE_FIELDS[kind], percents.get(WITHHOLDINGS[kind].label)]),
  );
}

type Sold = Pick<Order, 'orderItems' | 'itemsPrice' | 'taxPrice' | 'totalPrice' | 'deliveryBase'>;

/** In pesos; of the goods and of the delivery, as the API counts it. */
export function withheldBy(order: Sold, rates: WithholdingRateFields): number {
  const lines = order.orderItems.map(({ id_product, quantity, price, taxClassification, taxPercent }) =>
    priceLine({
      productId: id_product,
      quantity,
      unitPrice: fromPesos(price),
      taxClassification: taxClassification ?? 'Taxed',
      taxPercent: taxPercent ?? 0,
    }),
  );
  const { retefuente = 0, reteiva = 0, reteica = 0 } = rates;
  const bases = [...lines.map(({ base, tax: vat }) => ({ base, vat })), ...deliveryOf(order)];
  return toPesos(
    withheldTotal(withheldOf(bases, { reteFuente: retefuente, reteIva: reteiva, reteIca: reteica })),
  );
}

function deliveryOf({ itemsPrice, taxPrice, totalPrice, deliveryBase = 0 }: Sold): WithheldLine[] {
  if (deliveryBase === 0) return [];
  const base = fromPesos(deliveryBase);
  const [items, tax, total] = [fromPesos(itemsPrice), fromPesos(taxPrice), fromPesos(totalPrice)];
  const shipping = chargedShipping({ itemsPrice: items, taxPrice: tax, totalPrice: total });
  return [{ base, vat: centavos(shipping - base), isDelivery: true }];
}

export function rateOptions(taxes: readonly SiigoTax[], kind: WithholdingKind, known: number | undefined) {
  const rates = taxes
    .filter(({ type, active }) => active !== false && type === WITHHOLDINGS[kind].siigoType)
    .map(({ percentage }) => percentage);
  const all = known === undefined || rates.includes(known) ? rates : [...rates, known];
  return all.map((value) => ({ value, label: `${value} %` }));
}
