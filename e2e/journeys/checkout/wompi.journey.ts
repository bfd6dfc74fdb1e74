import { expect, test, type FrameLocator, type Page } from '@playwright/test';
import { expectNoViolations } from '../../support/looks/accessibility';
import {
  ACCOUNTS,
  addProducts,
  open,
  payWith,
  shipToVillavicencio,
  signIn,
  watchConsole,
} from '../../support/shop';
import { getVariable } from '../../support/shops/shop-variables';
import { newStaff } from '../../support/staff';
import { APPROVED_CARD, DECLINED_CARD, openWidget, payByCard, switchWompi } from '../../support/wompi';

/** A refused card leaves the order unpaid and the widget open for another one. */
async function payAfterRefusal(page: Page, frame: FrameLocator): Promise<void> {
  await payByCard(frame, DECLINED_CARD);
  await expect(frame.getByRole('heading', { name: 'Transacción rechazada' })).toBeVisible();
  await expect(page.getByText('No pagado', { exact: true })).toBeVisible();
  await frame.getByRole('button', { name: 'Intentar con otro medio de pago' }).click();
  await payByCard(frame, APPROVED_CARD);
}

/** Places a Wompi order of one unit as the signed-in customer, without the steps of the checkout; answers its id. */
async function placeWompiOrder(page: Page): Promise<number> {
  return page.evaluate(async () => {
    type Json<T> = { data: T };
    const read = async <T>(path: string, init: RequestInit = {}): Promise<T> =>
      ((await (await fetch(`/api${path}`, init)).json()) as Json<T>).data;
    const { token, user } = await read<{ token: string; user: { id: number } }>('/auth/refresh', {
      method: 'POST',
    });
    const authorization = `Bearer ${token}`;
    // The products as the role sees them, because a cashier sells from their store.
    const products = await read<{ id: number; price: number; countInStock: number }[]>('/product/products', {
      headers: { authorization },
    });
    const product = products.find(({ countInStock }) => countInStock > 3);
    if (!product) throw new Error('nothing is in stock');
    const taxPrice = Math.round(product.price * 19) / 100;
    const order = await read<{ id: number }>('/order', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization,
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify({
        id: user.id,
        orderItems: [{ id_product: product.id, quantity: 1 }],
        shippingAddress: {
          first_name: 'Ana',
          last_name: 'Peña',
          nameCompany: 'N/A',
          address: 'Calle 15 # 41-20',
          city_code: '50001',
          state_code: '50',
          email: 'ana@demo.test',
          phone: '3101234567',
        },
        paymentMethod: 'Wompi',
        paymentId: 5,
        itemsPrice: product.price,
        taxPrice,
        totalPrice: Math.round((product.price + taxPrice) * 100) / 100,
      }),
    });
    return order.id;
  });
}

test.describe('with Wompi', () => {
  test.beforeEach(() => switchWompi());
  test.afterAll(() => switchWompi());

  test('the widget on the order page takes the payment, and the event marks the order as paid', async ({
    page,
  }) => {
    const problems = watchConsole(page);
    await signIn(page, ACCOUNTS.customer);
    await addProducts(page, 1);
    await open(page, '/cart');
    await page.getByRole('button', { name: 'Continuar' }).click();
    await shipToVillavicencio(page);
    await payWith(page, 'Wompi');
    await page.getByRole('button', { name: 'Generar pedido' }).click();
    await expect(page).toHaveURL(/\/order\/\d+$/);
    await expect(page.getByRole('button', { name: 'Paga con Wompi' })).toBeVisible();
    await expectNoViolations(page);
    await page.evaluate(() => Object.assign(window, { stillHere: true }));

    const frame = await openWidget(page);
    await payByCard(frame, APPROVED_CARD);
    await expect(frame.getByRole('heading', { name: 'Transacción aprobada' })).toBeVisible();
    await frame.getByRole('button', { name: 'Cerrar' }).click();

    await expect(page.getByText(/^Pagado el \d{4}-\d{2}-\d{2}$/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Paga con Wompi' })).toHaveCount(0);
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
    expect(problems).toEqual([]);
  });

  test('a card is declined and another one pays, on the order page of staff', async ({ page, request }) => {
    await signIn(page, await newStaff(request, 2));
    await open(page, `/orderstore/${await placeWompiOrder(page)}`);
    const frame = await openWidget(page);
    await payAfterRefusal(page, frame);
    await expect(frame.getByRole('heading', { name: 'Transacción aprobada' })).toBeVisible();
    await expect(page.getByText(/^Pagado el /)).toBeVisible();
  });

  test('a payment whose event never came is confirmed when the buyer returns', async ({ page }) => {
    await switchWompi({ isSending: false });
    await signIn(page, ACCOUNTS.customer);
    const id = await placeWompiOrder(page);
    await open(page, `/order/${id}`);
    const frame = await openWidget(page);
    await payByCard(frame, APPROVED_CARD);
    await frame.getByRole('button', { name: 'Volver al comercio' }).click();
    await expect(page).toHaveURL(/\/orderhistory\?id=[\w-]+&env=test$/);
    await expect(page.getByText('¡Pago recibido!')).toBeVisible();
    await page.getByRole('link', { name: 'Ver el pedido' }).click();
    await expect(page).toHaveURL(new RegExp(`/order/${id}$`));
    // The history being left says it, too, in its own form.
    await expect(page.getByText(/^Pagado el \d{4}-\d{2}-\d{2}$/)).toBeVisible();
  });

  test('a declined card leads to paying again, and the buyer changes the method and cancels', async ({
    page,
  }) => {
    const problems = watchConsole(page);
    await signIn(page, ACCOUNTS.customer);
    const id = await placeWompiOrder(page);
    await open(page, `/order/${id}`);
    const frame = await openWidget(page);
    await payByCard(frame, DECLINED_CARD);
    await expect(frame.getByRole('heading', { name: 'Transacción rechazada' })).toBeVisible();
    await frame.getByRole('button', { name: 'Volver al comercio' }).click();
    await page.getByRole('link', { name: 'Pagar de nuevo' }).click();
    await expect(page).toHaveURL(new RegExp(`/order/${id}$`));
    await expect(page.getByText(/^Pagar de nuevo: .+ con Wompi\.$/)).toBeVisible();

    const waiting = page.getByRole('region', { name: 'Su pedido espera el pago' });
    await expect(waiting).toContainText('Guardamos sus productos hasta el');
    await waiting.getByRole('button', { name: 'Cambiar a Efectivo' }).click();
    await expect(waiting.getByRole('status')).toHaveText('Ahora paga con Efectivo.');
    await expect(page.getByText('Recibimos su pedido.')).toBeVisible();
    await expectNoViolations(page);

    await waiting.getByRole('button', { name: 'Cancelar el pedido' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar el pedido' }).click();
    await expect(page.getByText('pedido cancelado')).toBeVisible();
    await expect(waiting).toHaveCount(0);
    await open(page, '/orderhistory');
    const card = page.getByRole('listitem', { name: `Pedido ${id}`, exact: true });
    await expect(card).toContainText('Cancelado');
    await expect(card).not.toContainText('Pendiente por despacho');
    expect(problems).toEqual([]);
  });

  test('a pending payment marks the page as paid once the bank has answered', async ({ page }) => {
    await switchWompi({ keepsPending: true });
    await signIn(page, ACCOUNTS.customer);
    await open(page, `/order/${await placeWompiOrder(page)}`);
    const frame = await openWidget(page);
    await payByCard(frame, APPROVED_CARD);
    await expect(frame.getByRole('heading', { name: 'Transacción en proceso' })).toBeVisible();
    const number = (await frame.getByText(/^Transacción 11004-/).innerText()).replace('Transacción ', '');
    await frame.getByRole('button', { name: 'Cerrar' }).click();
    await expect(page.getByText('No pagado', { exact: true })).toBeVisible();
    await fetch(`${getVariable('WOMPI_URL')}/stand-in/transactions/${number}/finish`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ status: 'APPROVED' }),
    });
    await expect(page.getByText(/^Pagado el /)).toBeVisible();
  });
});
