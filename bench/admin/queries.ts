import { colombianDay } from '@lacteos/contracts/time/colombian-day';

export interface Query {
  readonly name: string;
  readonly path: (size: number) => string;
  /** Reads every order of its period, so only its time is judged. */
  readonly readsPeriod?: true;
}

const day = (daysAgo: number): string => colombianDay(new Date(Date.now() - daysAgo * 86_400_000));
const orders = (query: string): string => `/admin/orders?page=1&pageSize=20&${query}`;

const periodOf = (path: string, days: number): string =>
  path.endsWith('paid')
    ? `${path}From=${day(days - 1)}&paidTo=${day(0)}`
    : `${path}from=${day(days - 1)}&to=${day(0)}`;

export const QUERIES: readonly Query[] = [
  { name: 'orders', path: () => orders('sort=-createdAt') },
  { name: 'orders, page 5', path: () => '/admin/orders?page=5&pageSize=20&sort=-createdAt' },
  {
    name: 'orders, last page',
    path: (size) => `/admin/orders?page=${Math.ceil(size / 20)}&pageSize=20&sort=-createdAt`,
  },
  { name: 'orders by total', path: () => orders('sort=-totalPrice') },
  { name: 'orders by method', path: () => orders('sort=paymentMethod') },
  { name: 'orders by document', path: () => orders('sort=n_document') },
  { name: 'unpaid', path: () => orders('sort=-createdAt&isPaid=false') },
  { name: 'to be dispatched', path: () => orders('sort=-createdAt&isPaid=true&isDelivered=false') },
  { name: 'cancelled', path: () => orders('sort=-createdAt&active=false') },
  { name: 'one method', path: () => orders('sort=-createdAt&paymentMethod=Nequi') },
  { name: 'paid without stock', path: () => orders('sort=-createdAt&paidWithoutStock=true') },
  { name: 'search: id', path: (size) => orders(`sort=-createdAt&search=${size - 3}`) },
  { name: 'search: document', path: () => orders('sort=-createdAt&search=10104729') },
  { name: 'search: a rare name', path: () => orders('sort=-createdAt&search=hermenegildo') },
  { name: 'search: two words', path: () => orders('sort=-createdAt&search=ximena%20zuluaga') },
  { name: 'search: two starts', path: () => orders('sort=-createdAt&search=xim%20zulu') },
  { name: 'search: two, oldest first', path: () => orders('sort=createdAt&search=ximena%20zuluaga') },
  { name: 'search: two, unpaid', path: () => orders('sort=-createdAt&search=maria%20zuluaga&isPaid=false') },
  {
    name: 'search: two, none unpaid',
    path: () => orders('sort=-createdAt&search=ximena%20zuluaga&isPaid=false'),
  },
  { name: 'search: never together', path: () => orders('sort=-createdAt&search=rojas%20zuluaga') },
  { name: 'search: rare and common', path: () => orders('sort=-createdAt&search=hermenegildo%20maria') },
  { name: 'search: three words', path: () => orders('sort=-createdAt&search=ximena%20zuluaga%20arias') },
  { name: 'search: a common name', path: () => orders('sort=-createdAt&search=maria') },
  { name: 'search: common, unpaid', path: () => orders('sort=-createdAt&search=maria&isPaid=false') },
  { name: 'search: common, by total', path: () => orders('sort=-totalPrice&search=maria') },
  { name: 'search: start of phones', path: () => orders('sort=-createdAt&search=310') },
  { name: 'search: phones, paid', path: () => orders('sort=-createdAt&search=310&isPaid=true') },
  { name: 'search: phones and name', path: () => orders('sort=-createdAt&search=310%20maria') },
  {
    name: 'search: phone',
    path: (size) => orders(`sort=-createdAt&search=3${100_000_000 + (((size - 5) * 7_919) % 900_000_000)}`),
  },
  { name: 'search: last digits of a phone', path: () => orders('sort=-createdAt&search=4567') },
  { name: 'search: last digits and name', path: () => orders('sort=-createdAt&search=maria%204567') },
  { name: 'search: phone in parts', path: () => orders('sort=-createdAt&search=310%20000%207919') },
  { name: 'search: invoice', path: (size) => orders(`sort=-createdAt&search=FV-1-${size - 700}`) },
  { name: 'search: invoice, number only', path: (size) => orders(`sort=-createdAt&search=${size - 701}`) },
  { name: 'search: start of invoices', path: () => orders('sort=-createdAt&search=FV-1') },
  { name: 'search: guide', path: (size) => orders(`sort=-createdAt&search=GU${size - 700}`) },
  { name: 'search: status', path: () => orders('sort=-createdAt&search=no%20registra%20pago') },
  { name: 'dispatch report', path: () => orders('sort=-deliveredAt&isDelivered=true') },
  { name: 'cash desk', path: () => orders('sort=-paidAt&isPaid=true') },
  {
    name: 'cash desk, a month',
    path: () => orders(`sort=-paidAt&isPaid=true&paidFrom=${day(30)}&paidTo=${day(0)}`),
  },
  { name: 'cash desk, one method', path: () => orders('sort=-paidAt&isPaid=true&paymentMethod=Nequi') },
  { name: 'totals by method', path: () => `/admin/cash-desk/totals?paidFrom=${day(365)}&paidTo=${day(0)}` },
  { name: 'duties', path: () => '/admin/orders/duties' },
  { name: 'with a refund to do', path: () => orders('sort=-createdAt&duty=refund') },
  { name: 'dashboard, 30 days', path: () => `/admin/dashboard?from=${day(29)}&to=${day(0)}` },
  ...[
    { name: 'by store', path: '/admin/dashboard/breakdown?' },
    { name: 'by customer', path: '/admin/dashboard/customers?' },
    { name: 'of a product', path: orders('sort=-createdAt&isPaid=true&productId=1&paid') },
    { name: 'of a store', path: orders('sort=-createdAt&isPaid=true&storeId=1&paid') },
  ].flatMap(({ name, path }) =>
    [30, 365].map((days) => ({
      name: `${name}, ${days} days`,
      path: () => periodOf(path, days),
      readsPeriod: true as const,
    })),
  ),
  {
    name: 'to be invoiced',
    path: () => orders('sort=-createdAt&isPaid=true&active=true&isInvoice=false'),
    readsPeriod: true,
  },
  { name: 'dashboard, a year', path: () => `/admin/dashboard?from=${day(364)}&to=${day(0)}` },
];
