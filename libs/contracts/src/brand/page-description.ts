import { shownPrice, type PricedThing } from '../money/shown-price.js';
import { BRAND } from './brand.js';

const LONGEST = 160;

/** Description of pages that have none of their own. */
export const SHOP_DESCRIPTION = `${BRAND.name}. ${BRAND.slogan}.`;

/** A text for search engines and shared links, cut after a whole word. */
export const shortDescription = (text: string): string => {
  if (text.length <= LONGEST) return text;
  const cut = text.slice(0, LONGEST - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
};

interface DescribedProduct extends PricedThing {
  name: string;
  slug: string;
  description: string;
}

/** Description of a product's page, which a shared link shows: its price is the one with VAT. */
export const productDescription = (product: DescribedProduct): string => {
  const { amount, vat } = shownPrice(product);
  return `${product.name}, ${product.slug}. ${amount.replace(/\s/g, ' ')} (${vat}). ${product.description}`;
};
