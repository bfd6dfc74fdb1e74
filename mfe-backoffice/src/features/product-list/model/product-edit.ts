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

/** Only where changed; 0 removes it. */
const contentRequest = (
  seen: AdminProduct,
  value: AdminProduct['netContent'],
  unit: AdminProduct['netContentUnit'],
): Pick<ProductChange, 'netContent' | 'netContentUnit'> => {
  if (value === seen.netContent && unit === seen.netContentUnit) return {};
  if (value) return { netContent: value, ...(unit ? { netContentUnit: unit } : {}) };
  return seen.netContent ? { netContent: 0 } : {};
};

/** Names the version and the stock that the editor saw: units sold meanwhile stay sold. */
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
