import { foldText } from '#platform/text/index.js';

/** The name comes first, because the catalogue is sorted by it. */
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
