import { randomUUID } from 'node:crypto';
import { ADDRESS, CASH } from '../lib/new-order.js';
import { cashPayment } from '../lib/payments.js';

const PASSWORD = 'Lacteos2026!';
/** Electronic invoice type and seller of SIIGO's stand-in. */
const INVOICE_TYPE = 28_216;
const SELLER = 629;

interface Account {
  id: number;
  token: string;
}
interface Product {
  id: number;
  price: number;
}

const callerOf =
  (origin: string) =>
  async <T>(method: string, path: string, { token = '', body }: { token?: string; body?: unknown } = {}) => {
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
    const { data } = JSON.parse(text) as { data: T };
    return { data, requestId: answer.headers.get('x-request-id') ?? '' };
  };

export const orderAndInvoice = async (origin: string): Promise<string> => {
  const call = callerOf(origin);
  const signIn = async (name: string): Promise<Account> => {
    const body = { email: `${name}@demo.test`, password: PASSWORD };
    const { data } = await call<{ token: string; user: { id: number } }>('POST', '/auth/login', { body });
    return { id: data.user.id, token: data.token };
  };
  const [buyer, admin] = [await signIn('cliente'), await signIn('admin')];
  const { data: products } = await call<Product[]>('GET', '/product/products?page=1&pageSize=1');
  const [product] = products;
  if (!product) throw new Error('the demo has no product');
  const taxPrice = product.price * 0.19;
  const totals = { itemsPrice: product.price, taxPrice, totalPrice: product.price + taxPrice };
  const order = {
    id: buyer.id,
    orderItems: [{ id_product: product.id, quantity: 1 }],
    shippingAddress: ADDRESS,
    ...CASH,
    ...totals,
  };
  const { data: placed } = await call<{ id: number; totalPrice: number }>('POST', '/order', {
    token: buyer.token,
    body: order,
  });
  await call('PUT', '/order/paymentResult', { token: admin.token, body: cashPayment(placed) });
  const invoice = {
    orderId: placed.id,
    invoiceType: INVOICE_TYPE,
    sendToDian: true,
    sendToEmail: false,
    sendToCostCenters: null,
    sendToCommentsInvoice: '',
    sendToUser: SELLER,
  };
  const { requestId } = await call('POST', '/siigo/invoice', { token: admin.token, body: invoice });
  return requestId;
};
