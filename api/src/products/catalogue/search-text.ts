import { foldText } from '../../platform/text/index.js';

/** What a product is found by: its code, name, presentation, brand and family. */
export function productSearchText(product: {
  code: string;
  name: string;
  slug: string;
  brand: string;
  family: string;
}): string {
  return foldText([product.code, product.name, product.slug, product.brand, product.family].join(' ')).slice(
    0,
    400,
  );
}
