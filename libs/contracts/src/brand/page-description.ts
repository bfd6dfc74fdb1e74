import { BRAND } from './brand.js';

const LONGEST = 160;

/** What a page without a description of its own says about the shop. */
export const SHOP_DESCRIPTION = `${BRAND.name}. ${BRAND.slogan}.`;

/** A text for search engines and shared links, cut after a whole word. */
export const shortDescription = (text: string): string => {
  if (text.length <= LONGEST) return text;
  const cut = text.slice(0, LONGEST - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
};

/** Description of a product's page. */
export const productDescription = (product: { name: string; slug: string; description: string }): string =>
  `${product.name}, ${product.slug}. ${product.description}`;
