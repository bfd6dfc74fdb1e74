/** Columns of the orders table that may be hidden, by key; the order's number and its actions always show. */
export const OPTIONAL_COLUMNS = [
  'createdAt',
  'document',
  'customer',
  'paymentMethod',
  'total',
  'status',
  'payment',
  'delivery',
] as const;
export type OptionalColumn = (typeof OPTIONAL_COLUMNS)[number];

/** What the API can sort by. */
export const ORDER_SORTS = ['id', 'createdAt', 'n_document', 'paymentMethod', 'totalPrice'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/** What the orders page shows; all of it stands in the address, so that a link shows the same. */
export interface OrdersView {
  page: number;
  search: string;
  sort: OrderSort;
  isDescending: boolean;
  active?: boolean;
  isPaid?: boolean;
  isDelivered?: boolean;
  paymentMethod?: string;
  hidden: OptionalColumn[];
}

export const ORDERS_PAGE_SIZE = 20;

/** The newest orders first, nothing filtered, nothing hidden. */
export const PLAIN_VIEW: OrdersView = {
  page: 1,
  search: '',
  sort: 'createdAt',
  isDescending: true,
  hidden: [],
};

const FLAGS = ['active', 'isPaid', 'isDelivered'] as const;

const oneOf = <T extends string>(known: readonly T[], text: string | undefined): T | undefined =>
  known.find((name) => name === text);

const sortOf = (text: string | null): Pick<OrdersView, 'sort' | 'isDescending'> => {
  const sort = oneOf(ORDER_SORTS, text?.replace(/^-/, ''));
  return sort ? { sort, isDescending: text?.startsWith('-') === true } : PLAIN_VIEW;
};

const flagOf = (text: string | null): boolean | undefined =>
  text === 'true' ? true : text === 'false' ? false : undefined;

const pageOf = (text: string | null): number => (text && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1);

/** Reads the view from the address; what the address says wrongly is taken as not said. */
export function readOrdersView(address: URLSearchParams): OrdersView {
  const { sort, isDescending } = sortOf(address.get('sort'));
  return {
    page: pageOf(address.get('page')),
    search: address.get('search') ?? '',
    sort,
    isDescending,
    active: flagOf(address.get('active')),
    isPaid: flagOf(address.get('isPaid')),
    isDelivered: flagOf(address.get('isDelivered')),
    paymentMethod: address.get('paymentMethod') || undefined,
    hidden: (address.get('hidden') ?? '').split(',').flatMap((name) => oneOf(OPTIONAL_COLUMNS, name) ?? []),
  };
}

const sortText = ({ sort, isDescending }: OrdersView): string => `${isDescending ? '-' : ''}${sort}`;

/** Writes the view into an address; what is as in PLAIN_VIEW stays out of it. */
export function writeOrdersView(view: OrdersView): URLSearchParams {
  const address = new URLSearchParams();
  if (view.search) address.set('search', view.search);
  for (const flag of FLAGS) {
    const value = view[flag];
    if (value !== undefined) address.set(flag, String(value));
  }
  if (view.paymentMethod) address.set('paymentMethod', view.paymentMethod);
  if (sortText(view) !== sortText(PLAIN_VIEW)) address.set('sort', sortText(view));
  if (view.page > 1) address.set('page', String(view.page));
  if (view.hidden.length > 0) address.set('hidden', view.hidden.join(','));
  return address;
}

/** Parameters of `GET /admin/orders` for the view. */
export function ordersRequest(view: OrdersView): Record<string, string | number | boolean | undefined> {
  const { page, active, isPaid, isDelivered, paymentMethod } = view;
  const search = view.search.trim() || undefined;
  return {
    page,
    pageSize: ORDERS_PAGE_SIZE,
    sort: sortText(view),
    search,
    active,
    isPaid,
    isDelivered,
    paymentMethod,
  };
}

/** Whether the view leaves orders out. */
export const isFiltered = (view: OrdersView): boolean =>
  view.search.trim() !== '' ||
  view.paymentMethod !== undefined ||
  FLAGS.some((flag) => view[flag] !== undefined);

/** The same view, sorted and with the same columns, of all orders. */
export const withoutFilters = (view: OrdersView): OrdersView => ({
  ...PLAIN_VIEW,
  sort: view.sort,
  isDescending: view.isDescending,
  hidden: view.hidden,
});
