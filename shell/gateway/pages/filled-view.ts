import { formatMoney, measurePriceText, pictureBase, shownPrice, type Product } from '@lacteos/contracts';
import mustache from 'mustache';
import type { ApiAnswers } from '../content/api-answers.js';
import { isProduct } from '../seo/page-subject.js';

/** The products that a page shows first. */
export interface ListedProducts {
  products: Product[];
  total: number;
  /** Changes whenever one of them does. */
  tag: string;
}

/** As many as fill any first screen; the page adds the others. */
const MAX_SHOWN = 8;

const totalOf = (meta: unknown): number =>
  typeof meta === 'object' && meta !== null && 'total' in meta && typeof meta.total === 'number'
    ? meta.total
    : 0;

/** Reads the product list of a page's first call; null when there is none to fill its view with. */
export const readListed = async (answers: ApiAnswers, path: string): Promise<ListedProducts | null> => {
  const answer = await answers.read(path);
  if (typeof answer === 'string') return null;
  const { data, meta } = answer.body;
  if (!Array.isArray(data) || !data.every(isProduct)) return null;
  const canBeShown =
    data.length > 1 &&
    data.some(({ countInStock }) => countInStock > 0) &&
    data.every(({ image }) => pictureBase(image) !== null);
  return canBeShown ? { products: data, total: totalOf(meta) || data.length, tag: answer.tag } : null;
};

const shown = (product: Product) => ({
  id: product.id,
  name: product.name,
  slug: product.slug,
  /** Without VAT: templates of older storefronts show it alone. */
  price: formatMoney(product.price),
  ...shownPrice(product),
  measure: measurePriceText(product),
  picture: pictureBase(product.image),
  isAvailable: product.countInStock > 0,
});

/** Fills the template of a first view; every value is escaped. */
export const fillView = (template: string, { products, total }: ListedProducts): string => {
  const listed = products.slice(0, MAX_SHOWN).map(shown);
  // A list that goes on has a full first page.
  const lastPage = Math.ceil(total / products.length);
  return mustache.render(template, {
    products: listed,
    featured: listed.find(({ isAvailable }) => isAvailable),
    total,
    lastPage,
    hasPages: lastPage > 1,
    /** Than the two that are always linked. */
    hasMorePages: lastPage > 2,
  });
};
