import type { Page } from '@playwright/test';

/** Calls that a journey makes as the signed-in user of its page, beside the screens. */
const CALLS = {
  /** Orders one unit of the first available product, to be paid in cash; answers the order's id. */
  placeCashOrder: async (): Promise<number> => {
    const session = (await (await fetch('/api/auth/refresh', { method: 'POST' })).json()) as {
      data: { token: string; user: { id: number } };
    };
    const headers = { authorization: `Bearer ${session.data.token}`, 'content-type': 'application/json' };
    const read = async <T>(path: string): Promise<T> =>
      ((await (await fetch(`/api${path}`, { headers })).json()) as { data: T }).data;
    const products = await read<{ id: number; price: number; countInStock: number }[]>('/product/products');
    const product = products.find(({ countInStock }) => countInStock > 20);
    if (!product) throw new Error('no product has enough stock');
    const taxPrice = Math.round(product.price * 19) / 100;
    const answer = await fetch('/api/order', {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({
        id: session.data.user.id,
        orderItems: [{ id_product: product.id, quantity: 1 }],
        shippingAddress: {
          first_name: 'Rosa',
          last_name: 'Mojica',
          nameCompany: 'N/A',
          address: 'Carrera 22 # 4-51',
          city_code: '50001',
          state_code: '50',
          email: 'rosa@demo.test',
          phone: '3101112233',
        },
        paymentMethod: 'Efectivo',
        paymentId: 1,
        itemsPrice: product.price,
        taxPrice,
        totalPrice: Math.round((product.price + taxPrice) * 100) / 100,
      }),
    });
    const { data } = (await answer.json()) as { data: { id: number } };
    return data.id;
  },
} as const;

/** Runs one of the calls in the page, with its session and its origin. */
export const callApi = (page: Page, name: keyof typeof CALLS): Promise<number> => page.evaluate(CALLS[name]);
