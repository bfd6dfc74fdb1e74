import type { CartItem, Product, SessionUser } from '@lacteos/contracts';
import { aProduct as aContractProduct } from '@lacteos/contracts/testing';
import { aUser as aSessionUser } from '@lacteos/session-bus/testing';

export { aPartner } from '@lacteos/contracts/testing';

/** A product for sale, of which five are left. */
export const aProduct = (part: Partial<Product> = {}): Product =>
  aContractProduct({ description: 'Mora de Castilla y leche entera.', countInStock: 5, ...part });

export const aUser = (part: Partial<SessionUser> = {}): SessionUser =>
  aSessionUser({ id: 31, last: 'Ruiz', ...part });

export const aCartLine = (quantity: number, product = aProduct()): CartItem => ({
  id: 31,
  id_product: product.id,
  quantity,
  Product: product,
});
