import { toPesos } from '@lacteos/contracts/money/money';

import type { AdminProductDto, PriceChangeDto } from './staff-products.dto.js';
import type { NamedPriceChange, StaffProduct } from './staff-products.repository.js';

/** A product in the units of the HTTP edge. */
export const staffProductView = ({ searchText: _folded, ...product }: StaffProduct): AdminProductDto => ({
  ...product,
  price: toPesos(product.price),
  cost: product.cost === null ? null : toPesos(product.cost),
  taxConsumptionValue: toPesos(product.taxConsumptionValue),
  createdAt: product.createdAt.toISOString(),
});

/** A product in a list, which leaves out what its label says. */
export function listedProductView(product: StaffProduct): AdminProductDto {
  const { details: _details, ...listed } = staffProductView(product);
  return listed;
}

/** What the audit trail keeps of a product. */
export function auditedProduct(product: StaffProduct): object {
  const { version: _version, createdAt: _createdAt, ...fields } = staffProductView(product);
  return fields;
}

/** A price change in the units of the HTTP edge. */
export const priceChangeView = (change: NamedPriceChange): PriceChangeDto => ({
  id: change.id,
  before: change.before === null ? null : toPesos(change.before),
  after: toPesos(change.after),
  actorId: change.actorId,
  actor: change.actor,
  at: change.at.toISOString(),
});
