import type { Article, CartItem, Product, SessionUser, Tracking } from '@lacteos/contracts/schemas';
import { aProduct as aContractProduct } from '@lacteos/contracts/testing';
import { aUser as aSessionUser } from '@lacteos/session-bus/testing';

export { aPartner } from '@lacteos/contracts/testing';

export const aProduct = (part: Partial<Product> = {}): Product =>
  aContractProduct({ description: 'Mora de Castilla y leche entera.', countInStock: 5, ...part });

export const anArticle = (part: Partial<Article> = {}): Article => ({
  slug: 'arequipe-de-cafe',
  title: 'Arequipe de café',
  summary: 'Leche, panela y café de montaña.',
  kind: 'Cocina',
  publishedOn: '2026-11-18',
  family: 'POSTRES',
  body: 'El café va al final.\n\n## Con qué va\n\n- Queso campesino',
  ...part,
});

export const aUser = (part: Partial<SessionUser> = {}): SessionUser =>
  aSessionUser({ id: 31, last: 'Ruiz', ...part });

export const aCartLine = (quantity: number, product = aProduct()): CartItem => ({
  id: 31,
  id_product: product.id,
  quantity,
  Product: product,
});

export const aTracking = (part: Partial<Tracking> = {}): Tracking => ({
  orderId: 123,
  firstName: 'Ana',
  isCancelled: false,
  isPickup: false,
  state: 'preparing',
  label: 'En preparación',
  promisedDay: '2026-11-28',
  steps: [{ state: 'preparing', label: 'En preparación', at: '2026-11-27T18:00:00.000Z' }],
  carrier: null,
  contact: { phone: '6086620000', whatsapp: '573100000000' },
  ...part,
});
