import { measurePriceText } from '@lacteos/contracts/money/net-content';
import { netText, shownPrice } from '@lacteos/contracts/money/shown-price';
import type { Product } from '@lacteos/contracts/schemas';
import { PAGE_SIZE, queryOf, viewOf } from '@lacteos/contracts/catalogue';
import { loadList } from '#features/catalogue';
import { loadChosen, CHOSEN, footOfFound, headOfFound } from './found-products';
import { inSection, unlessSection } from './sections';

/** Unique placeholders, replaced by template fields. */
const ID = 900_000_001;
const PRICE = 987_654_321;
const TOTAL = 976_543;
const LAST_PAGE = Math.ceil(TOTAL / PAGE_SIZE);
const SLIDES = 6;

const FIELDS = { name: 'name', slug: 'slug', picture: 'picture' } as const;

const aProduct = (changes: Partial<Product>): Product => ({
  id: ID,
  name: `{{${FIELDS.name}}}`,
  slug: `{{${FIELDS.slug}}}`,
  description: '',
  price: PRICE,
  image: `{{${FIELDS.picture}}}/640.webp`,
  family: 'LÁCTEOS',
  countInStock: 1,
  brand: '',
  taxClassification: 'Taxed',
  taxPercent: 19,
  netContent: 7,
  netContentUnit: 'un',
  ...changes,
});

const SOLD_OUT = aProduct({ id: ID + 1, countInStock: 0 });
const HIDDEN = Array.from({ length: SLIDES - 1 }, (_, index) =>
  aProduct({ id: ID + 2 + index, name: '', slug: '' }),
);

const SHOWN = shownPrice(aProduct({}));
const MEASURE = measurePriceText(aProduct({})) ?? '';

/** The fallback serves older gateways, which do not fill the field. */
const orElse = (field: string, other: string): string => `{{${field}}}{{^${field}}}${other}{{/${field}}}`;

const withFields = (html: string, prefix = ''): string =>
  html
    .replace(/\{\{(\w+)\}\}/g, `{{${prefix}$1}}`)
    .replaceAll(new RegExp(`${ID}|${ID + 1}`, 'g'), `{{${prefix}id}}`)
    .replaceAll(MEASURE, `{{${prefix}measure}}`)
    .replaceAll(netText(PRICE), `{{${prefix}net}}`)
    .replaceAll(SHOWN.amount, orElse(`${prefix}amount`, `{{${prefix}price}}`))
    .replaceAll(SHOWN.vat, orElse(`${prefix}vat`, 'sin IVA'))
    .replaceAll(String(TOTAL), '{{total}}');

/** Empty with older gateways. */
const withPages = (html: string): string =>
  html
    .replace(/<nav aria-label="Páginas.*?<\/nav>/s, (nav) => inSection('hasPages', nav))
    .replace(new RegExp(`<li><a [^>]*pagina=${LAST_PAGE}".*?</li>`), (link) =>
      inSection('hasMorePages', link),
    )
    .replaceAll(String(LAST_PAGE), '{{lastPage}}');

const withoutHiddenSlides = (html: string): string =>
  html.replace(/(<div role="group"[^>]* inert=""[^>]*>).*?(<\/div>)/g, '$1$2');

const LIST = /^(.*<ul class="[^"]*\bgrid"[^>]*>)(.*?)(<\/ul>.*)$/s;

const aroundList = (html: string): [before: string, list: string, after: string] => {
  const [, before, list, after] = LIST.exec(html) ?? [];
  if (before === undefined || list === undefined || after === undefined)
    throw new Error('The store list was drawn without its grid: mend build/filled-products.ts');
  return [before, list, after];
};

export interface Drawing {
  list: (address: string) => string;
  nothing: () => string;
}

/** The two samples stand in the first view; older gateways do not say which cards do. */
const unlessFirstLazy = (card: string): string =>
  [
    ['loading', 'eager', 'lazy'],
    ['fetchPriority', 'high', 'auto'],
    ['decoding', 'sync', 'async'],
  ].reduce((html, [name, first, other]) => {
    const either = `${inSection('isFirst', String(first))}${unlessSection('isFirst', String(other))}`;
    return html.replace(`${name}="${first}"`, `${name}="${either}"`);
  }, card);

const CAROUSEL = /<li class="[^"]*\bfeatured".*?<\/li>/s;

const cardsOf = (list: string, carousel: string): string => {
  const [available = '', soldOut = ''] = list.split(/(?<=<\/li>)/).map(unlessFirstLazy);
  const cards = [
    inSection('isAvailable', withFields(available)),
    unlessSection('isAvailable', withFields(soldOut)),
    // Older gateways have it nowhere.
    inSection('isBeforeCarousel', withFields(withoutHiddenSlides(carousel), 'featured.')),
  ];
  return inSection('products', cards.join(''));
};

const inView = (html: string): string => `<div data-first-view="products">${html}</div>`;

/** A Mustache template: the first two cards repeat; `isFound` selects the drawing with every choice made. */
export const filledProducts = async ({ list, nothing }: Drawing): Promise<string> => {
  const data = [aProduct({}), SOLD_OUT, ...HIDDEN];
  await loadList(viewOf(new URLSearchParams()), () =>
    Promise.resolve({ data, meta: { total: TOTAL, page: 1, pageSize: TOTAL } }),
  );
  await loadChosen(data);
  const [before, cards, after] = aroundList(list('/products'));
  const [carousel] = CAROUSEL.exec(cards) ?? [];
  if (!carousel) throw new Error('The list was drawn without its carousel: mend build/filled-products.ts');
  const plain = `${withFields(before)}${cardsOf(cards, carousel)}${withPages(withFields(after))}`;
  const [foundBefore, foundCards, foundAfter] = aroundList(list(`/products?${queryOf(CHOSEN)}`));
  const found = `${headOfFound(foundBefore, nothing())}${cardsOf(foundCards, carousel)}${footOfFound(foundAfter)}`;
  return `${inSection('isFound', inView(found))}${unlessSection('isFound', inView(plain))}`;
};
