import { createHash, randomInt } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PayableOrder {
  id: number;
  totalPrice: number;
}

/** Body of PUT /order/paymentResult, in no cash shift. */
export const cashPayment = ({ id, totalPrice }: PayableOrder) => ({
  id,
  data: {
    totalPrice,
    status: 'Aprobada',
    date: new Date().toISOString(),
    expiryDate: null,
    paymentMethod: 'Efectivo',
    checkNumber: null,
    checkBank: null,
    transactionNumber: null,
    withoutShift: true,
  },
});

/** A Nequi payment, which releases older than cash shifts accept too. */
export const transferPayment = ({ id, totalPrice }: PayableOrder) => {
  const { withoutShift: _none, ...data } = cashPayment({ id, totalPrice }).data;
  return { id, data: { ...data, paymentMethod: 'Nequi', transactionNumber: `N-${id}` } };
};

interface Transaction {
  id: string;
  status: string;
  amount_in_cents: number;
  currency: string;
  reference: string;
  payment_method_type: string;
}

const transactions = new Map<string, Transaction>();

export async function serveWompi(): Promise<{ apiUrl: string; stop: () => void }> {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname, searchParams } = new URL(url, 'http://wompi');
    const reference = searchParams.get('reference');
    const data = reference
      ? [...transactions.values()].filter((each) => each.reference === reference)
      : transactions.get(pathname.replace('/v1/transactions/', ''));
    response.writeHead(data ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data, meta: {} }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Signed body of POST /order/wompi/events for a card payment. */
export function wompiEvent({ id, totalPrice }: PayableOrder, reference: string, secret: string) {
  const transaction: Transaction = {
    id: `11004-${id}-${randomInt(10_000, 99_999)}`,
    status: 'APPROVED',
    amount_in_cents: Math.round(totalPrice * 100),
    currency: 'COP',
    reference,
    payment_method_type: 'CARD',
  };
  transactions.set(transaction.id, transaction);
  const timestamp = Math.floor(Date.now() / 1000);
  const checksum = createHash('sha256')
    .update(`${transaction.id}${transaction.status}${transaction.amount_in_cents}${timestamp}${secret}`)
    .digest('hex');
  const properties = ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'];
  return {
    event: 'transaction.updated',
    data: { transaction },
    environment: 'test',
    signature: { properties, checksum },
    timestamp,
  };
}
