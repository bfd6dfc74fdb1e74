import { toPesos } from '@lacteos/contracts';

import type { AdminProductDto, PriceChangeDto } from './product-office.dto.js';
import type { NamedPriceChange, OfficeProduct } from './product-office.repository.js';

/** A product in the units of the HTTP edge. */
export const adminProductView = ({ searchText: _folded, ...product }: OfficeProduct): AdminProductDto => ({
  ...product,
  price: toPesos(product.price),
  taxConsumptionValue: toPesos(product.taxConsumptionValue),
  createdAt: product.createdAt.toISOString(),
});

/** What the audit trail keeps of a product. */
export function auditedProduct(product: OfficeProduct): object {
  const { version: _version, createdAt: _createdAt, ...fields } = adminProductView(product);
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
