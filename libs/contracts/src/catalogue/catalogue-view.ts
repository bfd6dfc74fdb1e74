import { PRODUCT_FAMILIES, type ProductFamily } from '../reference/product-families.js';

/** Divisible by 2, 3 and 4 columns. */
export const PAGE_SIZE = 24;
const MAX_SEARCH_LENGTH = 100;

export const ORDERS = {
  nombre: { sort: 'name', label: 'Nombre' },
  'precio-menor': { sort: 'priceWithVat', label: 'Precio: de menor a mayor' },
  'precio-mayor': { sort: '-priceWithVat', label: 'Precio: de mayor a menor' },
  nuevos: { sort: '-createdAt', label: 'Lo más nuevo' },
} as const;
export type OrderName = keyof typeof ORDERS;
/** The default order; addresses leave it out. */
export const OWN_ORDER = 'Recomendados';

/** Null: all families. */
export const FAMILY_CHOICES: readonly { family: ProductFamily | null; label: string }[] = [
  { family: null, label: 'TODOS' },
  ...PRODUCT_FAMILIES.map((family) => ({ family, label: family })),
];

/** Kept whole in the address. */
export interface CatalogueView {
  search: string;
  family: ProductFamily | null;
  order: OrderName | null;
  /** Whole pesos with VAT; null: no limit. */
  minPrice: number | null;
  maxPrice: number | null;
  isAvailable: boolean;
  /** From 1. */
  page: number;
}

export const NO_FILTERS = { minPrice: null, maxPrice: null, isAvailable: false } as const;

const YES = 'si';
const PESOS = /^\d{1,9}$/;
const pesosOf = (text: string | null): number | null => (text && PESOS.test(text) ? Number(text) : null);

const isFamily = (value: string | null): value is ProductFamily =>
  PRODUCT_FAMILIES.some((family) => family === value);
const isOrder = (value: string | null): value is OrderName => value !== null && Object.hasOwn(ORDERS, value);

export const viewOf = (query: URLSearchParams): CatalogueView => {
  const family = query.get('familia');
  const order = query.get('orden');
  const page = Number(query.get('pagina'));
  return {
    search: (query.get('buscar') ?? '').slice(0, MAX_SEARCH_LENGTH),
    family: isFamily(family) ? family : null,
    order: isOrder(order) ? order : null,
    minPrice: pesosOf(query.get('desde')),
    maxPrice: pesosOf(query.get('hasta')),
    isAvailable: query.get('disponibles') === YES,
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
};

/** Empty for the plain list. */
export const queryOf = ({ search, family, order, page, ...filters }: CatalogueView): URLSearchParams => {
  const query = new URLSearchParams();
  if (search) query.set('buscar', search);
  if (family) query.set('familia', family);
  if (order) query.set('orden', order);
  if (filters.minPrice !== null) query.set('desde', String(filters.minPrice));
  if (filters.maxPrice !== null) query.set('hasta', String(filters.maxPrice));
  if (filters.isAvailable) query.set('disponibles', YES);
  if (page > 1) query.set('pagina', String(page));
  return query;
};

/** The plain list's call is preloaded by remote.manifest.json. */
export const callOf = ({
  search,
  family,
  order,
  page,
  minPrice,
  maxPrice,
  isAvailable,
}: CatalogueView): Record<string, string | number> => ({
  page,
  pageSize: PAGE_SIZE,
  ...(search.trim() ? { search: search.trim() } : {}),
  ...(family ? { family } : {}),
  ...(minPrice === null ? {} : { minPrice }),
  ...(maxPrice === null ? {} : { maxPrice }),
  ...(isAvailable ? { available: 'true' } : {}),
  ...(order ? { sort: ORDERS[order].sort } : {}),
});

export const filterCountOf = ({ minPrice, maxPrice, isAvailable }: CatalogueView): number =>
  [minPrice !== null || maxPrice !== null, isAvailable].filter(Boolean).length;

export const isNarrowed = (view: CatalogueView): boolean =>
  view.search.trim() !== '' || view.family !== null || view.page > 1 || filterCountOf(view) > 0;

export const listTitle = ({ search, family }: CatalogueView): string => {
  const term = search.trim();
  if (term) return `Resultados para «${term}»`;
  return family ?? 'Nuestros productos';
};

export const countText = (total: number): string => (total === 1 ? '1 producto' : `${total} productos`);

/** Cards of the list that load their picture first: the largest paint waits for one. */
export const EAGER_PICTURES = 1;

/** Cards before the carousel of the plain list. */
export const PRODUCTS_BEFORE_CAROUSEL = 6;

const AROUND = 1;

/** First, last, and those around the current page. */
export const linkedPages = (page: number, last: number): number[] =>
  Array.from({ length: last }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === last || Math.abs(number - page) <= AROUND,
  );
