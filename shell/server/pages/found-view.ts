import {
  callOf,
  countText,
  FAMILY_CHOICES,
  filterCountOf,
  isNarrowed,
  linkedPages,
  listTitle,
  ORDERS,
  OWN_ORDER,
  PAGE_SIZE,
  queryOf,
  type CatalogueView,
} from '@lacteos/contracts/catalogue';

export interface Found {
  view: CatalogueView;
  /** No exact match; the products are spelt similarly. */
  isSimilar: boolean;
  nearWords: readonly string[];
}

export const callOfView = (plainCall: string, view: CatalogueView): string => {
  const parameters = Object.entries(callOf(view)).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  return `${plainCall.split('?', 1)[0]}?${new URLSearchParams(parameters)}`;
};

export const foundOf = (view: CatalogueView, meta: unknown): Found => {
  const { isSimilar, nearWords }: { isSimilar?: unknown; nearWords?: unknown } =
    typeof meta === 'object' && meta !== null ? meta : {};
  return {
    view,
    isSimilar: isSimilar === true,
    nearWords: Array.isArray(nearWords) ? nearWords.filter((word) => typeof word === 'string') : [],
  };
};

const addressOf = (view: CatalogueView): string => {
  const query = queryOf(view).toString();
  return query ? `/products?${query}` : '/products';
};

const pageFields = (view: CatalogueView, total: number) => {
  const lastPage = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const hrefOf = (page: number) => addressOf({ ...view, page });
  return {
    hasPages: lastPage > 1,
    lastPage,
    prev: view.page > 1 ? { href: hrefOf(view.page - 1) } : null,
    next: view.page < lastPage ? { href: hrefOf(view.page + 1) } : null,
    pages: linkedPages(view.page, lastPage).map((number) => ({
      number,
      href: hrefOf(number),
      isChosen: number === view.page,
    })),
  };
};

export const foundFields = (
  { view, isSimilar, nearWords }: Found,
  { shown, total }: { shown: number; total: number },
) => {
  const filterCount = filterCountOf(view);
  return {
    isFound: true,
    search: view.search,
    hasSearch: view.search.trim() !== '',
    title: listTitle(view),
    count: countText(total),
    isSimilar: isSimilar && shown > 0,
    /** Templates of older storefronts have the carousel above the list. */
    isWhole: !isNarrowed(view),
    isNothing: shown === 0,
    hasNearWords: nearWords.length > 0,
    nearWords: nearWords.map((word) => ({ word, href: addressOf({ ...view, search: word, page: 1 }) })),
    families: FAMILY_CHOICES.map(({ family, label }) => ({
      label,
      href: addressOf({ ...view, family, page: 1 }),
      isChosen: family === view.family,
    })),
    orders: [
      { name: '', label: OWN_ORDER, isChosen: view.order === null },
      ...Object.entries(ORDERS).map(([name, { label }]) => ({ name, label, isChosen: name === view.order })),
    ],
    filterCount,
    filterWord: filterCount === 1 ? 'activo' : 'activos',
    ...pageFields(view, total),
  };
};
