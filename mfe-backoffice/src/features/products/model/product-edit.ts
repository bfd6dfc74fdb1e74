import type { AdminProduct, ProductChange } from '@lacteos/contracts';

/** What the edit form of a product holds. */
export type ProductEditValues = Pick<
  AdminProduct,
  'name' | 'slug' | 'image' | 'brand' | 'description' | 'price' | 'countInStock'
>;

/** The values that the edit form opens with. */
export const editValuesOf = (product: AdminProduct): ProductEditValues => {
  const { name, slug, image, brand, description, price, countInStock } = product;
  return { name, slug, image, brand, description, price, countInStock };
};

const CENTAVOS = 100;
/** Pesos with two decimals, as prices are sent. */
export const roundPrice = (price: number): number => Math.round(price * CENTAVOS) / CENTAVOS;

/**
 * The call's body for an edit. It names the version and the stock that the editor saw: units sold while the form was open
 * stay sold.
 */
export const editRequest = (seen: AdminProduct, values: ProductEditValues): ProductChange => ({
  id: seen.id,
  ...values,
  price: roundPrice(values.price),
  version: seen.version,
  countInStockSeen: seen.countInStock,
});
