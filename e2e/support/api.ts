import type { Page } from '@playwright/test';

export const TEST_ADDRESS = {
  first_name: 'Rosa',
  last_name: 'Mojica',
  nameCompany: 'N/A',
  address: 'Carrera 22 # 4-51',
  city_code: '50001',
  state_code: '50',
  email: 'rosa@demo.test',
  phone: '3101112233',
};

// Two concurrent refreshes with one cookie end the session, so take the session bus's lock.

export const placeCashOrder = (page: Page, quantity = 1, productId: number | null = null): Promise<number> =>
  page.evaluate(
    async ([units, wanted, address]) => {
      const session = (await (
        await navigator.locks.request('lacteos.session.refresh', () =>
          fetch('/api/auth/refresh', { method: 'POST' }),
        )
      ).json()) as {
        data: { token: string; user: { id: number } };
      };
      const headers = { authorization: `Bearer ${session.data.token}`, 'content-type': 'application/json' };
      const list = (await (await fetch('/api/product/products', { headers })).json()) as {
        data: { id: number; price: number; countInStock: number }[];
      };
      const product = list.data.find(({ id, countInStock }) =>
        wanted === null ? countInStock > 20 : id === wanted,
      );
      if (!product) throw new Error('no product has enough stock');
      const taxPrice = Math.round(product.price * units * 19) / 100;
      const answer = await fetch('/api/order', {
        method: 'POST',
        headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify({
          id: session.data.user.id,
          orderItems: [{ id_product: product.id, quantity: units }],
          shippingAddress: address,
          paymentMethod: 'Efectivo',
          paymentId: 1,
          itemsPrice: product.price * units,
          taxPrice,
          totalPrice: Math.round((product.price * units + taxPrice) * 100) / 100,
        }),
      });
      return ((await answer.json()) as { data: { id: number } }).data.id;
    },
    [quantity, productId, TEST_ADDRESS] as const,
  );

export const readOrder = (
  page: Page,
  id: number,
): Promise<{ isPaid: boolean; isDelivered: boolean; paymentMethod: string }> =>
  page.evaluate(async (orderId) => {
    const session = (await (
      await navigator.locks.request('lacteos.session.refresh', () =>
        fetch('/api/auth/refresh', { method: 'POST' }),
      )
    ).json()) as {
      data: { token: string };
    };
    const answer = await fetch(`/api/order/${orderId}`, {
      headers: { authorization: `Bearer ${session.data.token}` },
    });
    return (
      (await answer.json()) as { data: { isPaid: boolean; isDelivered: boolean; paymentMethod: string } }
    ).data;
  }, id);

export const endElsewhere = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const renewed = await navigator.locks.request('lacteos.session.refresh', () =>
      fetch('/api/auth/refresh', { method: 'POST' }),
    );
    const { data } = (await renewed.json()) as { data: { token: string } };
    await fetch('/api/auth/logout', { method: 'POST', headers: { authorization: `Bearer ${data.token}` } });
  });
