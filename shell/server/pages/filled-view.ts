import { formatMoney } from '@lacteos/contracts/money/money';
import { measurePriceText } from '@lacteos/contracts/money/net-content';
import { shownPrice } from '@lacteos/contracts/money/shown-price';
import { pictureBase } from '@lacteos/contracts/pictures/pictures';
import type { Product } from '@lacteos/contracts/schemas';
import {
  EAGER_PICTURES,
  isNarrowed,
  PRODUCTS_BEFORE_CAROUSEL,
  queryOf,
  viewOf,
} from '@lacteos/contracts/catalogue';
import mustache from 'mustache';
import type { ApiAnswer, ApiAnswers } from 'gateway';
import { isProduct } from '../seo/page-subject.js';
import { callOfView, foundFields, foundOf, type Found } from './found-view.js';

export interface ListedProducts {
  products: Product[];
  total: number;
  /** Changes with any of them. */
  tag: string;
  /** Null: the plain list. */
  found: Found | null;
}

/** Absent in templates of older storefronts. */
const FOUND_PART = '{{#isFound}}';

const totalOf = (meta: unknown): number =>
  typeof meta === 'object' && meta !== null && 'total' in meta && typeof meta.total === 'number'
    ? meta.total
    : 0;

const productsOf = (answer: ApiAnswer | 'gone' | 'unknown'): Product[] | null => {
  if (typeof answer === 'string' || !Array.isArray(answer.body.data)) return null;
  const { data } = answer.body;
  return data.every(isProduct) && data.every(({ image }) => pictureBase(image) !== null) ? data : null;
};

const hasCarousel = (products: readonly Product[]): boolean =>
  products.length > 1 && products.some(({ countInStock }) => countInStock > 0);

const readPlain = async (answers: ApiAnswers, call: string): Promise<ListedProducts | null> => {
  const answer = await answers.read(call);
  const products = productsOf(answer);
  if (typeof answer === 'string' || !products || !hasCarousel(products)) return null;
  return { products, total: totalOf(answer.body.meta) || products.length, tag: answer.tag, found: null };
};

/** Null when there are no products to fill the view with. */
export const readListed = async (
  answers: ApiAnswers,
  call: string,
  query: URLSearchParams,
): Promise<ListedProducts | null> => {
  const view = viewOf(query);
  if (queryOf(view).size === 0) return readPlain(answers, call);
  const answer = await answers.readOnce(callOfView(call, view));
  const products = productsOf(answer);
  if (typeof answer === 'string' || !products) return null;
  const { meta } = answer.body;
  if (!isNarrowed(view) && !hasCarousel(products)) return null;
  return { products, total: totalOf(meta), tag: answer.tag, found: foundOf(view, meta) };
};

const shown = (product: Product) => ({
  id: product.id,
  name: product.name,
  slug: product.slug,
  /** Without VAT: templates of older storefronts show only this. */
  price: formatMoney(product.price),
  ...shownPrice(product),
  measure: measurePriceText(product),
  picture: pictureBase(product.image),
  isAvailable: product.countInStock > 0,
});

const pageFields = (total: number, onPage: number) => {
  const lastPage = Math.ceil(total / onPage);
  return { lastPage, hasPages: lastPage > 1, hasMorePages: lastPage > 2 };
};

/** Escapes every value. Empty where it cannot show what was asked for. */
export const fillView = (template: string, { products, total, found }: ListedProducts): string => {
  if (found && !template.includes(FOUND_PART)) return '';
  const hasFeatured = !found || !isNarrowed(found.view);
  const last = Math.min(PRODUCTS_BEFORE_CAROUSEL, products.length) - 1;
  const listed = products.map((product, index) => ({
    ...shown(product),
    isFirst: index < EAGER_PICTURES,
    isBeforeCarousel: hasFeatured && index === last,
  }));
  return mustache.render(template, {
    products: listed,
    /** Templates of older storefronts have a slide in front. */
    featured: listed.find(({ isAvailable }) => isAvailable),
    total,
    ...(found ? foundFields(found, { shown: listed.length, total }) : pageFields(total, listed.length)),
  });
};
