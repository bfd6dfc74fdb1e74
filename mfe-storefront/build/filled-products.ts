import { measurePriceText } from '@lacteos/contracts/money/net-content';
import { shownPrice } from '@lacteos/contracts/money/shown-price';
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

const SHOWN = shownPrice(aProduct({}));
const MEASURE = measurePriceText(aProduct({})) ?? '';

/** The fallback serves older gateways, which do not fill the field. */
const orElse = (field: string, other: string): string => `{{${field}}}{{^${field}}}${other}{{/${field}}}`;

const withFields = (html: string): string =>
  html
    .replaceAll(new RegExp(`${ID}|${ID + 1}`, 'g'), '{{id}}')
    .replaceAll(MEASURE, '{{measure}}')
    .replaceAll(SHOWN.amount, orElse('amount', '{{price}}'))
    .replaceAll(SHOWN.vat, orElse('vat', 'sin IVA'))
    .replaceAll(String(TOTAL), '{{total}}');

/** Empty with older gateways. */
const withPages = (html: string): string =>
  html
    .replace(/<nav aria-label="Páginas.*?<\/nav>/s, (nav) => inSection('hasPages', nav))
    .replace(new RegExp(`<li><a [^>]*pagina=${LAST_PAGE}".*?</li>`), (link) =>
      inSection('hasMorePages', link),
    )
    .replaceAll(String(LAST_PAGE), '{{lastPage}}');

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

/** Older gateways do not say which card is the first. */
const withFirst = (card: string): string =>
  [
    ['loading', 'eager', 'lazy'],
    ['fetchPriority', 'high', 'low'],
    ['decoding', 'sync', 'async'],
  ].reduce(
    (html, [name = '', first = '', other = '']) =>
      html.replace(
        new RegExp(`${name}="(${first}|${other})"`),
        `${name}="${inSection('isFirst', first)}${unlessSection('isFirst', other)}"`,
      ),
    card,
  );

const splitCards = (list: string): string[] => list.split(/(?<=<\/li>)/);

const cardsOf = (list: string, carousel: string): string => {
  const [available = '', soldOut = ''] = splitCards(list).map(withFirst);
  const cards = [
    inSection('isAvailable', withFields(available)),
    unlessSection('isAvailable', withFields(soldOut)),
    // Older gateways reserve no place.
    inSection('isBeforeCarousel', carousel),
  ];
  return inSection('products', cards.join(''));
};

const inView = (html: string): string => `<div data-first-view="products">${html}</div>`;

/** A Mustache template: the first two cards repeat; `isFound` selects the drawing with every choice made. */
export const filledProducts = async ({ list, nothing }: Drawing): Promise<string> => {
  const data = [aProduct({}), SOLD_OUT];
  await loadList(viewOf(new URLSearchParams()), () =>
    Promise.resolve({ data, meta: { total: TOTAL, page: 1, pageSize: TOTAL } }),
  );
  await loadChosen(data);
  const [before, cards, after] = aroundList(list('/products'));
  const [, , carousel] = splitCards(cards);
  if (!carousel?.includes('featured'))
    throw new Error("The list was drawn without its carousel's place: mend build/filled-products.ts");
  const plain = `${withFields(before)}${cardsOf(cards, carousel)}${withPages(withFields(after))}`;
  const [foundBefore, foundCards, foundAfter] = aroundList(list(`/products?${queryOf(CHOSEN)}`));
  const found = `${headOfFound(foundBefore, nothing())}${cardsOf(foundCards, carousel)}${footOfFound(foundAfter)}`;
  return `${inSection('isFound', inView(found))}${unlessSection('isFound', inView(plain))}`;
};
