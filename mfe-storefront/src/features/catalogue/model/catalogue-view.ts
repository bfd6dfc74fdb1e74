import { PRODUCT_FAMILIES, type ProductFamily } from '@lacteos/contracts';

/** Products on one page of the store list; divides by 2, 3 and 4 columns. */
export const PAGE_SIZE = 24;
const MAX_SEARCH_LENGTH = 100;

/** Orders that a shopper can choose, by their name in the address. */
export const ORDERS = {
  nombre: { sort: 'name', label: 'Nombre' },
  'precio-menor': { sort: 'priceWithVat', label: 'Precio: de menor a mayor' },
  'precio-mayor': { sort: '-priceWithVat', label: 'Precio: de mayor a menor' },
  nuevos: { sort: '-createdAt', label: 'Lo más nuevo' },
} as const;
export type OrderName = keyof typeof ORDERS;

/** What of the store list is shown; the address holds all of it. */
export interface CatalogueView {
  search: string;
  family: ProductFamily | null;
  order: OrderName | null;
  /** From 1. */
  page: number;
}

const isFamily = (value: string | null): value is ProductFamily =>
  PRODUCT_FAMILIES.some((family) => family === value);
const isOrder = (value: string | null): value is OrderName => value !== null && Object.hasOwn(ORDERS, value);

/** Reads the view from an address; what makes no sense there is as if it were absent. */
export const viewOf = (query: URLSearchParams): CatalogueView => {
  const family = query.get('familia');
  const order = query.get('orden');
  const page = Number(query.get('pagina'));
  return {
    search: (query.get('buscar') ?? '').slice(0, MAX_SEARCH_LENGTH),
    family: isFamily(family) ? family : null,
    order: isOrder(order) ? order : null,
    page: Number.isSafeInteger(page) && page > 1 ? page : 1,
  };
};

/** The address of a view, the plain list without any parameter. */
export const queryOf = ({ search, family, order, page }: CatalogueView): URLSearchParams => {
  const query = new URLSearchParams();
  if (search) query.set('buscar', search);
  if (family) query.set('familia', family);
  if (order) query.set('orden', order);
  if (page > 1) query.set('pagina', String(page));
  return query;
};

/** The parameters of the API call that answers a view. The plain list's are preloaded by remote.manifest.json. */
export const callOf = ({ search, family, order, page }: CatalogueView): Record<string, string | number> => ({
  page,
  pageSize: PAGE_SIZE,
  ...(search.trim() ? { search: search.trim() } : {}),
  ...(family ? { family } : {}),
  ...(order ? { sort: ORDERS[order].sort } : {}),
});

/** Whether the shopper narrowed the list: then the results come first and nothing else. */
export const isNarrowed = ({ search, family, page }: CatalogueView): boolean =>
  search.trim() !== '' || family !== null || page > 1;
