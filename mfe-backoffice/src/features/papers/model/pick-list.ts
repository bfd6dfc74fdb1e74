import type { OrderPaper } from '@lacteos/contracts/schemas';

export interface PickedProduct {
  id: number;
  code: string;
  name: string;
  slug: string;
  units: number;
  orders: readonly { id: number; units: number }[];
}

const collator = new Intl.Collator('es', { numeric: true, sensitivity: 'base' });

export function pickList(orders: readonly OrderPaper[]): PickedProduct[] {
  const products = new Map<number, PickedProduct & { orders: { id: number; units: number }[] }>();
  for (const { id, lines } of [...orders].sort((a, b) => a.id - b.id))
    for (const { id_product, code, name, slug, quantity } of lines) {
      const known = products.get(id_product) ?? { id: id_product, code, name, slug, units: 0, orders: [] };
      known.units += quantity;
      known.orders.push({ id, units: quantity });
      products.set(id_product, known);
    }
  return [...products.values()].sort(
    (a, b) => collator.compare(a.name, b.name) || collator.compare(a.slug, b.slug) || a.id - b.id,
  );
}

export const unitsOf = (lines: readonly { quantity: number }[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
