import { toPesos } from '@lacteos/contracts/money/money';

import type { AdminProductDto, PriceChangeDto } from './staff-products.dto.js';
import type { NamedPriceChange, StaffProduct } from './staff-products.repository.js';

export const staffProductView = ({ searchText: _folded, ...product }: StaffProduct): AdminProductDto => ({
  ...product,
  price: toPesos(product.price),
  cost: product.cost === null ? null : toPesos(product.cost),
  taxConsumptionValue: toPesos(product.taxConsumptionValue),
  createdAt: product.createdAt.toISOString(),
});

/** Omits label details. */
export function listedProductView(product: StaffProduct): AdminProductDto {
  const { details: _details, ...listed } = staffProductView(product);
  return listed;
}

export function auditedProduct(product: StaffProduct): object {
  const { version: _version, createdAt: _createdAt, ...fields } = staffProductView(product);
  return fields;
}

export const priceChangeView = (change: NamedPriceChange): PriceChangeDto => ({
  id: change.id,
  before: change.before === null ? null : toPesos(change.before),
  after: toPesos(change.after),
  actorId: change.actorId,
  actor: change.actor,
  at: change.at.toISOString(),
});
