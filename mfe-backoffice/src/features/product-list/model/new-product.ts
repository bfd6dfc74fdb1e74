import type { NewProduct } from '@lacteos/contracts/schemas';

import { roundPrice } from './product-edit';

/** Empty optional fields are not sent. */
export type NewProductValues = NewProduct;

export const NEW_PRODUCT: Partial<NewProductValues> = {
  family: 'LÁCTEOS',
  position: 1,
  type: 'Product',
  unid: '94',
  currencyCode: 'COP',
  taxClassification: 'Taxed',
  taxIncluded: false,
  stockControl: true,
};

export function newProductRequest(values: NewProductValues): NewProduct {
  const filled = Object.entries(values).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  return {
    ...(Object.fromEntries(filled) as unknown as NewProduct),
    price: roundPrice(Number(values.price)),
    countInStock: Number(values.countInStock),
  };
}
