import { randomUUID } from 'node:crypto';
import type autocannon from 'autocannon';
import { CASH, newOrder, type WantedLine } from '../lib/new-order.js';
import { cashPayment } from '../lib/payments.js';
import type { Buyer } from '../lib/shop.js';
import { PRODUCTS, type Shop } from './shops.js';

interface Visit {
  buyer?: Buyer;
  lines?: WantedLine[];
  orderId?: number;
  totalPrice?: number;
  startedAt?: number;
}
type Call = autocannon.Request & { path: string };

export const CALLS = 7;

let count = 0;

const begin = ({ buyers }: Shop, visit: Visit): void => {
  count += 1;
  visit.startedAt = performance.now();
  visit.buyer = buyers[count % buyers.length] as Buyer;
  visit.lines = [1 + ((count * 7) % PRODUCTS), 1 + ((count * 7 + 250) % PRODUCTS)].map((id_product, n) => ({
    id_product,
    quantity: 1 + n,
  }));
};

const headersOf = (account: Buyer | undefined) => ({
  'content-type': 'application/json',
  authorization: `Bearer ${account?.token ?? ''}`,
});

const addLine = ({ buyer, lines = [] }: Visit, n: number): string =>
  `/api/cart/cart?id=${buyer?.id}&productId=${lines[n]?.id_product}&quantity=${lines[n]?.quantity}`;

/** In autocannon's terms. `onDone` gets the milliseconds of each purchase. */
export function callsOf(shop: Shop, onDone: (milliseconds: number) => void): Call[] {
  const call = (
    method: 'GET' | 'POST' | 'PUT',
    toRequest: (visit: Visit) => Partial<Call>,
    more: Partial<Call> = {},
  ): Call => ({
    method,
    path: '/',
    setupRequest: (request, context) => ({
      ...request,
      headers: headersOf((context as Visit).buyer),
      ...toRequest(context as Visit),
    }),
    ...more,
  });
  const first = (visit: Visit): Partial<Call> => {
    begin(shop, visit);
    return { path: addLine(visit, 0), headers: headersOf(visit.buyer) };
  };
  return [
    call('POST', first),
    call('POST', (visit) => ({ path: addLine(visit, 1) })),
    call('GET', ({ buyer }) => ({ path: `/api/cart/${buyer?.id}` })),
    call('GET', () => ({ path: '/api/order/payment_types' })),
    call('POST', placing, { onResponse: (_, body, context) => remember(body, context as Visit) }),
    call('PUT', ({ orderId = 0, totalPrice = 0 }) => ({
      path: '/api/order/paymentResult',
      headers: headersOf(shop.admin),
      body: JSON.stringify(cashPayment({ id: orderId, totalPrice })),
    })),
    call('GET', ({ orderId }) => ({ path: `/api/order/${orderId}` }), {
      onResponse: (_, body, context) => finish(body, context as Visit, onDone),
    }),
  ];
}

const placing = ({ buyer, lines = [] }: Visit): Partial<Call> => ({
  path: '/api/order',
  headers: { ...headersOf(buyer), 'idempotency-key': randomUUID() },
  body: JSON.stringify(newOrder(buyer?.id ?? 0, lines, CASH)),
});

const remember = (body: string, visit: Visit): void => {
  const { data } = JSON.parse(body) as { data: { id: number; totalPrice: number } };
  Object.assign(visit, { orderId: data.id, totalPrice: data.totalPrice });
};

const finish = (body: string, visit: Visit, onDone: (milliseconds: number) => void): void => {
  const { data } = JSON.parse(body) as { data: { isPaid: boolean } };
  if (!data.isPaid) throw new Error(`the order ${visit.orderId} is not paid`);
  onDone(performance.now() - (visit.startedAt ?? 0));
};
