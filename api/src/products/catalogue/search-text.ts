import { foldText } from '../../platform/text/index.js';

/** What a product is found by. The name stands first: the catalogue is sorted by this text. */
export function productSearchText(product: {
  code: string;
  name: string;
  slug: string;
  brand: string;
  family: string;
}): string {
  const { name, slug, brand, family, code } = product;
  return foldText([name, slug, brand, family, code].join(' ')).slice(0, 400);
}
