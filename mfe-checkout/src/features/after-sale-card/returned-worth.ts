import { toPesos } from '@lacteos/contracts/money/money';
import type { FieldNumber } from '@lacteos/contracts/parsing/field-number';
import type { Order } from '@lacteos/contracts/schemas';
import { linePrice } from '#features/pricing';

/** Pesos with VAT; the server computes what it pays back. Older APIs omit the VAT: 0. */
export function worthOf({ orderItems }: Order, units: Readonly<Record<string, FieldNumber>>): number {
  return orderItems.reduce((sum, { id_product, price, taxClassification, taxPercent }) => {
    const quantity = units[String(id_product)];
    if (typeof quantity !== 'number' || taxClassification === undefined) return sum;
    return sum + toPesos(linePrice({ price, taxClassification, taxPercent, quantity }).total);
  }, 0);
}
