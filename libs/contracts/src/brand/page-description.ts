import { shownPrice, type PricedThing } from '../money/shown-price.js';
import { BRAND } from './brand.js';

const MAX_LENGTH = 160;

export const SHOP_DESCRIPTION = `${BRAND.name}. ${BRAND.slogan}.`;

export const shortDescription = (text: string): string => {
  if (text.length <= MAX_LENGTH) return text;
  const cut = text.slice(0, MAX_LENGTH - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`;
};

interface DescribedProduct extends PricedThing {
  name: string;
  slug: string;
  description: string;
}

/** With the price including VAT. */
export const productDescription = (product: DescribedProduct): string => {
  const { amount, vat } = shownPrice(product);
  return `${product.name}, ${product.slug}. ${amount.replace(/\s/g, ' ')} (${vat}). ${product.description}`;
};
