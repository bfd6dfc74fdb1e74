import { randomInt, randomUUID } from 'node:crypto';
import { colombianDay } from '@lacteos/contracts/time/colombian-day';
import { CASH, newOrder, WOMPI } from '../lib/new-order.js';
import { cashPayment, wompiEvent, type PayableOrder } from '../lib/payments.js';
import { PASSWORD, type Buyer, type LoadedShop } from '../lib/shop.js';
import type { Caller } from './caller.js';

export const EVENTS_SECRET = 'test_events_of_the_soak';
/** Electronic invoice type and seller of SIIGO's stand-in. */
const INVOICE_TYPE = 28_216;
const SELLER = 629;

export interface Visit {
  call: Caller;
  shop: LoadedShop;
}

const oneOf = <T>(values: readonly T[]): T => values[randomInt(values.length)] as T;
const day = (daysAgo: number): string => colombianDay(new Date(Date.now() - daysAgo * 86_400_000));

async function browse({ call, shop }: Visit): Promise<void> {
  await call('GET', `/product/products?page=${randomInt(1, 3)}&pageSize=24`);
  await call('GET', `/product/products?page=1&pageSize=24&search=prueba%20${randomInt(200)}`);
  for (let opened = 0; opened < 3; opened += 1) await call('GET', `/product/${oneOf(shop.productIds)}`);
  await call('GET', '/partner');
}

async function comeBack({ call, shop }: Visit): Promise<void> {
  const { email } = oneOf(shop.buyers);
  const signedIn = await call<{ token: string }>('POST', '/auth/login', {
    body: { email, password: PASSWORD },
  });
  const renewed = await call<{ token: string }>('POST', '/auth/refresh', { cookie: signedIn.cookie });
  const { token } = renewed.data;
  await call('GET', '/auth/me', { token });
  await call('GET', '/order/mine?page=1&pageSize=10', { token });
  await call('POST', '/auth/logout', { token, cookie: renewed.cookie });
}

const someLines = ({ productIds }: LoadedShop) => {
  const first = randomInt(productIds.length);
  return Array.from({ length: randomInt(1, 4) }, (_, index) => ({
    id_product: productIds[(first + index) % productIds.length] as number,
    quantity: randomInt(1, 4),
  }));
};

const place = ({ call }: Visit, buyer: Buyer, lines: ReturnType<typeof someLines>, payment: typeof CASH) =>
  call<PayableOrder>('POST', '/order', {
    token: buyer.token,
    headers: { 'idempotency-key': randomUUID() },
    body: newOrder(buyer.id, lines, payment),
  });

const payCash = ({ call, shop }: Visit, order: PayableOrder) =>
  call('PUT', '/order/paymentResult', { token: shop.admin.token, body: cashPayment(order) });

async function payWithWompi({ call }: Visit, { token }: Buyer, order: PayableOrder): Promise<void> {
  const widget = await call<{ reference: string }>('GET', `/order/${order.id}/wompi`, { token });
  await call('POST', '/order/wompi/events', {
    body: wompiEvent(order, widget.data.reference, EVENTS_SECRET),
  });
}

async function buy(visit: Visit): Promise<void> {
  const { call, shop } = visit;
  const buyer = oneOf(shop.buyers);
  const { token } = buyer;
  const lines = someLines(shop);
  for (const { id_product, quantity } of lines)
    await call('POST', `/cart?id=${buyer.id}&productId=${id_product}&quantity=${quantity}`, { token });
  await call('GET', `/cart/${buyer.id}`, { token });
  const isWompi = randomInt(2) === 0;
  const { data: order } = await place(visit, buyer, lines, isWompi ? WOMPI : CASH);
  await call('DELETE', '/cart/cart', { token });
  const chance = randomInt(10);
  if (chance < 6) await (isWompi ? payWithWompi(visit, buyer, order) : payCash(visit, order));
  else if (chance < 8) await call('DELETE', `/order/delete?id=${order.id}`, { token });
  await call('GET', `/order/${order.id}`, { token });
}

export async function linkProducts({ call, shop }: Visit): Promise<void> {
  for (const id of shop.productIds)
    await call('POST', '/siigo/createProducts', { token: shop.admin.token, body: { id } });
}

async function invoice(visit: Visit): Promise<void> {
  const { call, shop } = visit;
  const { token } = shop.admin;
  const { data: order } = await place(visit, oneOf(shop.buyers), someLines(shop), CASH);
  await payCash(visit, order);
  await call('POST', '/siigo/invoice', {
    token,
    body: {
      orderId: order.id,
      invoiceType: INVOICE_TYPE,
      sendToDian: true,
      sendToEmail: false,
      sendToCostCenters: null,
      sendToCommentsInvoice: '',
      sendToUser: SELLER,
    },
  });
  await call('GET', `/siigo/order/${order.id}/invoice`, { token });
  await call('GET', '/siigo/invoices?page=1&pageSize=20', { token });
}

const OFFICE = [
  () => '/admin/orders?page=1&pageSize=20&sort=-createdAt',
  () => `/admin/orders?page=${randomInt(1, 6)}&pageSize=50&sort=-totalPrice&isPaid=true`,
  () => `/admin/orders?page=1&pageSize=20&search=${oneOf(['ana', 'pe', '2000', '311'])}`,
  () => `/admin/dashboard?from=${day(29)}&to=${day(0)}`,
  () => '/admin/users?page=1&pageSize=20',
  () => '/admin/products?page=1&pageSize=20',
  () => '/admin/audit?page=1&pageSize=20',
  () => `/admin/cash-desk/totals?paidFrom=${day(30)}&paidTo=${day(0)}`,
  () => '/admin/partners?page=1&pageSize=20',
];

async function work({ call, shop }: Visit): Promise<void> {
  const { token } = shop.admin;
  for (let read = 0; read < 4; read += 1) await call('GET', oneOf(OFFICE)(), { token });
  const product = oneOf(shop.productIds);
  await call('GET', `/admin/product/${product}/ledger?page=1&pageSize=20`, { token });
}

async function exportOrders({ call, shop }: Visit): Promise<void> {
  await call('GET', `/admin/orders/export?format=${oneOf(['csv', 'xlsx'])}`, { token: shop.admin.token });
}

/** Refused calls with a new name and address each time, like an attacker's. */
async function nonsense({ call, shop }: Visit): Promise<void> {
  const refused = { isRefused: true };
  await call('POST', '/auth/login', {
    ...refused,
    body: { email: `${randomUUID()}@nobody.test`, password: 'not this one' },
  });
  await call('GET', `/product/${randomUUID()}`, refused);
  await call('GET', `/${randomUUID()}`, refused);
  await call('POST', '/order', {
    ...refused,
    token: shop.admin.token,
    body: { orderItems: 'x'.repeat(5_000) },
  });
  await call('GET', '/admin/orders', { ...refused, token: oneOf(shop.buyers).token });
  await call('GET', '/admin/orders', { ...refused, token: `${randomUUID()}.x.y` });
}

const VISITS: readonly { share: number; run: (visit: Visit) => Promise<unknown> }[] = [
  { share: 40, run: browse },
  { share: 20, run: buy },
  { share: 14, run: work },
  { share: 10, run: comeBack },
  { share: 10, run: nonsense },
  { share: 5, run: invoice },
  { share: 1, run: exportOrders },
];

export function visitOnce(visit: Visit): Promise<unknown> {
  let rest = randomInt(100);
  const kind = VISITS.find(({ share }) => (rest -= share) < 0);
  return kind ? kind.run(visit) : Promise.resolve();
}
