import type { AdminProduct, ProductChange } from '@lacteos/contracts/schemas';

export type ProductEditValues = Pick<
  AdminProduct,
  | 'name'
  | 'slug'
  | 'image'
  | 'brand'
  | 'description'
  | 'price'
  | 'countInStock'
  | 'netContent'
  | 'netContentUnit'
>;

export const editValuesOf = (product: AdminProduct): ProductEditValues => {
  const { name, slug, image, brand, description, price, countInStock } = product;
  const { netContent, netContentUnit } = product;
  return { name, slug, image, brand, description, price, countInStock, netContent, netContentUnit };
};

const CENTAVOS = 100;
/** Pesos with two decimals, as prices are sent. */
export const roundPrice = (price: number): number => Math.round(price * CENTAVOS) / CENTAVOS;

/** Value and unit of the net content where they changed; 0 takes away what there was. */
const contentRequest = (
  seen: AdminProduct,
  value: AdminProduct['netContent'],
  unit: AdminProduct['netContentUnit'],
): Pick<ProductChange, 'netContent' | 'netContentUnit'> => {
  if (value === seen.netContent && unit === seen.netContentUnit) return {};
  if (value) return { netContent: value, ...(unit ? { netContentUnit: unit } : {}) };
  return seen.netContent ? { netContent: 0 } : {};
};

/**
 * The call's body for an edit. It names the version and the stock that the editor saw: units sold while the form was open
 * stay sold.
 */
export const editRequest = (
  seen: AdminProduct,
  { netContent, netContentUnit, ...values }: ProductEditValues,
): ProductChange => ({
  id: seen.id,
  ...values,
  ...contentRequest(seen, netContent, netContentUnit),
  price: roundPrice(values.price),
  version: seen.version,
  countInStockSeen: seen.countInStock,
});
