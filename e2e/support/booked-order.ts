import type { APIRequestContext } from '@playwright/test';
import { TEST_ADDRESS } from './api';
import { passwordOf, type SignedIn } from './shop';
import { callApi } from './staff';

interface Product {
  id: number;
  price: number;
  countInStock: number;
}
interface Booking {
  buyer: string;
  firstName: string;
  cityCode: string;
  day: string;
  shippingPrice: number;
}
interface PlacedOrder {
  id: number;
  totalPrice: number;
}

const VAT_PERCENT = 19;
const CENTAVOS = 100;

/** Places an order of one unit with a booked day, outside of any page. */
export async function bookOrder(request: APIRequestContext, booking: Booking): Promise<PlacedOrder> {
  const { buyer, firstName, cityCode, day, shippingPrice } = booking;
  const login = { email: buyer, password: passwordOf(buyer) };
  const { token, user } = await callApi<SignedIn>(request, 'POST', '/auth/login', { data: login });
  const products = await callApi<Product[]>(request, 'GET', '/product/products', { token });
  const product = products.find(({ countInStock }) => countInStock > 20);
  if (!product) throw new Error('no product has enough stock');
  const taxPrice = Math.round(product.price * VAT_PERCENT) / CENTAVOS;
  const totalPrice = Math.round((product.price + taxPrice + shippingPrice) * CENTAVOS) / CENTAVOS;
  const data = {
    id: user.id,
    orderItems: [{ id_product: product.id, quantity: 1 }],
    shippingAddress: { ...TEST_ADDRESS, first_name: firstName, city_code: cityCode },
    paymentMethod: 'Efectivo',
    paymentId: 1,
    itemsPrice: product.price,
    taxPrice,
    shippingPrice,
    totalPrice,
    delivery: { kind: 'home', day },
  };
  return callApi<PlacedOrder>(request, 'POST', '/order', { token, data, key: crypto.randomUUID() });
}

export async function payInCash(
  request: APIRequestContext,
  token: string,
  { id, totalPrice }: PlacedOrder,
): Promise<void> {
  const date = new Date().toISOString();
  const data = { totalPrice, status: 'Aprobada', date, paymentMethod: 'Efectivo' };
  await callApi(request, 'PUT', '/order/paymentResult', { token, data: { id, data } });
}
