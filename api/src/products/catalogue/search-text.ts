import { foldText } from '../../platform/text/index.js';

/** What a product is found by: its name, presentation, brand and family. */
export function productSearchText(product: {
  name: string;
  slug: string;
  brand: string;
  family: string;
}): string {
  return foldText([product.name, product.slug, product.brand, product.family].join(' ')).slice(0, 400);
}
