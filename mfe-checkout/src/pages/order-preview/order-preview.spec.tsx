import type { CustomerData } from '@lacteos/contracts/schemas';
import { signIn } from '@lacteos/session-bus/testing';
import { accessibilityProblems } from '@lacteos/ui/testing';
import { answer, failure, stubHttp, type HttpStub } from '@lacteos/api-client/testing';
import { on, readRoot, updateRoot } from '@lacteos/session-bus';
import { screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import { aCartItem, anAddress, anOrder, aUser, CASH, WOMPI } from '#testing/builders';
import { forgetPage, renderAt } from '#testing/render-page';

beforeAll(
  () =>
    Promise.all([
      import('./order-preview-page'),
      import('../order-detail/order-detail-page'),
      import('../shipping/shipping-page'),
    ]),
  60_000,
);

const yogurt = (price = 12500, countInStock = 10) =>
  aCartItem({ id_product: 7, quantity: 2, product: { name: 'Yogurt de mora', price, countInStock } });
const address = () => screen.getByTestId('address');
const place = () => screen.findByRole('button', { name: 'Generar pedido' });
const amount = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

const stubShop = () =>
  stubHttp({
    'GET /cart/41': answer([yogurt()]),
    'GET /order/payment_types': answer([WOMPI, CASH]),
    'GET /legal/terminos': failure(404, 'NOT_FOUND', 'No existe.'),
    'POST /order': answer({ id: 123 }, undefined, 201),
    'GET /order/123': answer(anOrder()),
  });
const expectLinksBack = (shipping: string) => {
  const targetOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(targetOf('Editar los datos de envío')).toBe(shipping);
  expect(targetOf('Editar el método de pago')).toBe('/payment');
  expect(targetOf('Editar el carrito')).toBe('/cart');
};

describe('Order preview', () => {
  let api: HttpStub;
  let events: string[];
  let stopListening: () => void;

  beforeEach(async () => {
    forgetPage();
    api = stubShop();
    await signIn(aUser());
    updateRoot({ shippingAddress: anAddress(), paymentMethod: CASH });
    events = [];
    const subscription = on('order-placed').subscribe(({ orderId }) =>
      events.push(`order-placed ${orderId}`),
    );
    subscription.add(on('cart-changed').subscribe(({ count }) => events.push(`cart-changed ${count}`)));
    stopListening = () => subscription.unsubscribe();
  });
  afterEach(() => stopListening());

  it('shows shipping data, payment method, items and the summary with 19 % VAT [S-051, S-099, S-103, S-237, S-240, D-024]', async () => {
    renderAt('/placeorder');
    await place();
    expect(screen.getByRole('region', { name: 'Datos de envío' })).toHaveTextContent('Calle 15 # 20-30');
    expect(
      within(screen.getByRole('region', { name: 'Método de pago' })).getByText('Efectivo'),
    ).toBeVisible();
    const item = within(screen.getByRole('region', { name: 'Productos' }));
    expect(item.getByRole('link', { name: 'Yogurt de mora' })).toHaveAttribute('href', '/product/7');
    expect(amount('Productos')).toHaveTextContent('$ 25.000,00');
    expect(amount('Impuesto IVA 19%')).toHaveTextContent('$ 4.750,00');
    expect(amount('Total')).toHaveTextContent('$ 29.750,00');
  });

  it("labels the tax 'Impuesto IVA' when a line is not taxed", async () => {
    api.reply({
      'GET /cart/41': answer([
        yogurt(),
        aCartItem({ id_product: 8, product: { taxClassification: 'Exempt' } }),
      ]),
    });
    renderAt('/placeorder');
    await place();
    expect(amount('Impuesto IVA')).toHaveTextContent('$ 4.750,00');
    expect(screen.queryByText('Impuesto IVA 19%')).not.toBeInTheDocument();
  });

  it('leads back to shipping, payment and cart [S-102]', async () => {
    renderAt('/placeorder');
    await place();
    expectLinksBack('/shipping');
  });

  it.each(['/placeorder', '/placeorderstore'])(
    'redirects from %s to /payment without a payment method [S-101]',
    async (path) => {
      updateRoot({ paymentMethod: null });
      renderAt(path);
      await waitFor(() => expect(address()).toHaveTextContent(/^\/payment$/));
    },
  );

  it('announces the created order once on its page, where the words can be closed [N-18-184, N-38-216]', async () => {
    const { user } = renderAt('/placeorder');
    await user.click(await place());
    await screen.findByRole('heading', { level: 1, name: 'Pedido 123' });
    await user.click(await screen.findByRole('button', { name: 'Cerrar aviso: ¡Éxito!' }));
    await waitFor(() => expect(screen.queryByText('¡Orden creada correctamente!.')).not.toBeInTheDocument());
  });

  it('redirects to the shipping step without an address', async () => {
    updateRoot({ shippingAddress: null });
    renderAt('/placeorder');
    await waitFor(() => expect(address()).toHaveTextContent(/^\/shipping$/));
  });

  it('places the order, clears the cart, tells the others and shows the order [S-100, S-104, S-105, S-152, S-153, S-190, S-208, S-211, S-212, S-233]', async () => {
    const { user } = renderAt('/placeorder');
    await user.click(await place());
    await waitFor(() => expect(address()).toHaveTextContent(/^\/order\/123$/));
    expect(await screen.findByText('¡Éxito!')).toBeVisible();
    expect(screen.getByText('¡Orden creada correctamente!.')).toBeVisible();
    expect(await screen.findByRole('heading', { level: 1, name: 'Pedido 123' })).toBeVisible();
    expect(readRoot().cart).toEqual([]);
    expect(events).toEqual(['cart-changed 0', 'order-placed 123']);
    const [request] = api.requestsTo('POST /order');
    expect(request?.headers['idempotency-key']).toMatch(/^\S{16,}$/);
    expect(request?.body).toEqual({
      id: 41,
      orderItems: [{ id_product: 7, quantity: 2 }],
      shippingAddress: anAddress(),
      paymentMethod: 'Efectivo',
      paymentId: 1,
      itemsPrice: 25000,
      taxPrice: 4750,
      totalPrice: 29750,
    });
  });

  it('shows and sends the notes for the delivery, and forgets them once the order is placed [N-18-200]', async () => {
    updateRoot({ shippingAddress: anAddress({ notes: 'Timbrar en el 201' }) });
    const { user } = renderAt('/placeorder');
    const button = await place();
    expect(screen.getByText('Notas de entrega').nextElementSibling).toHaveTextContent('Timbrar en el 201');
    await user.click(button);
    await waitFor(() => expect(address()).toHaveTextContent(/^\/order\/123$/));
    expect(api.requestsTo('POST /order')[0]?.body).toMatchObject({
      shippingAddress: { notes: 'Timbrar en el 201' },
    });
    expect(readRoot().shippingAddress).toEqual(anAddress());
  });

  it('links the terms beside the button and sends their version [N-20-145]', async () => {
    api.reply({ 'GET /legal/terminos': answer({ version: 3 }) });
    const { user } = renderAt('/placeorder');
    expect(await screen.findByRole('link', { name: 'términos y condiciones' })).toHaveAttribute(
      'href',
      '/legal/terminos?version=3',
    );
    await user.click(await place());
    await waitFor(() => expect(address()).toHaveTextContent(/^\/order\/123$/));
    expect(api.requestsTo('POST /order')[0]?.body).toMatchObject({ termsVersion: 3 });
  });

  it('sends one request for a double click', async () => {
    const { user } = renderAt('/placeorder');
    await user.dblClick(await place());
    await waitFor(() => expect(address()).toHaveTextContent('/order/123'));
    expect(api.requestsTo('POST /order')).toHaveLength(1);
  });

  it('repeats a lost request with the same key, also after a refresh [D-043]', async () => {
    api.reply({ 'POST /order': () => 'network-loss' });
    const first = renderAt('/placeorder');
    await first.user.click(await place());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error al crear la orden');
    expect(alert).toHaveTextContent('el pedido no se duplicará');
    first.unmount();
    const second = renderAt('/placeorder');
    expect(await screen.findByText('No recibimos la respuesta de su intento anterior')).toBeVisible();
    api.reply({ 'POST /order': answer({ id: 123 }, undefined, 201) });
    await second.user.click(await place());
    await waitFor(() => expect(address()).toHaveTextContent('/order/123'));
    const keys = api.requestsTo('POST /order').map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('finds an order whose answer was lost after the server had emptied the cart', async () => {
    api.reply({ 'POST /order': () => 'network-loss' });
    const first = renderAt('/placeorder');
    await first.user.click(await place());
    await screen.findByRole('alert');
    first.unmount();
    const { queryClient } = await import('../../features/screen/query-client');
    queryClient.clear();
    updateRoot({ cart: [] });
    api.reply({ 'GET /cart/41': answer([]), 'POST /order': answer({ id: 123 }, undefined, 201) });
    const second = renderAt('/placeorder');
    await second.user.click(await screen.findByRole('button', { name: 'Comprobar mi pedido' }));
    await waitFor(() => expect(address()).toHaveTextContent('/order/123'));
    const [lost, found] = api.requestsTo('POST /order');
    expect(found?.headers['idempotency-key']).toBe(lost?.headers['idempotency-key']);
    expect(found?.body).toEqual(lost?.body);
  });

  it('offers to find the order at once when the answer was lost and the cart is already empty [D-043]', async () => {
    api.reply({
      'POST /order': () => {
        api.reply({ 'GET /cart/41': answer([]) });
        return 'network-loss';
      },
    });
    const { user } = renderAt('/placeorder');
    await user.click(await place());
    expect(await screen.findByRole('alert')).toHaveTextContent('Error al crear la orden');
    api.reply({ 'POST /order': answer({ id: 123 }, undefined, 201) });
    await user.click(await screen.findByRole('button', { name: 'Comprobar mi pedido' }));
    await waitFor(() => expect(address()).toHaveTextContent('/order/123'));
    expect(new Set(api.requestsTo('POST /order').map(({ headers }) => headers['idempotency-key'])).size).toBe(
      1,
    );
  });

  it('takes a new key after a definite refusal [S-231]', async () => {
    api.reply({ 'POST /order': failure(400, 'ORDERS.PAYMENT_METHOD_MISMATCH', 'El método no corresponde.') });
    const { user } = renderAt('/placeorder');
    await user.click(await place());
    expect(await screen.findByRole('alert')).toHaveTextContent('El método no corresponde.');
    api.reply({ 'POST /order': answer({ id: 123 }, undefined, 201) });
    await user.click(await place());
    await waitFor(() => expect(address()).toHaveTextContent('/order/123'));
    expect(new Set(api.requestsTo('POST /order').map(({ headers }) => headers['idempotency-key'])).size).toBe(
      2,
    );
  });

  it('shows the fresh totals of a 409 and asks again [D-011]', async () => {
    api.reply({
      'POST /order': () => {
        api.reply({ 'GET /cart/41': answer([yogurt(13000)]) });
        return failure(409, 'ORDERS.TOTALS_CHANGED', 'Los precios cambiaron.', {
          itemsPrice: 26000,
          taxPrice: 4940,
          totalPrice: 30940,
        });
      },
    });
    const { user } = renderAt('/placeorder');
    await user.click(await place());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error al crear la orden');
    expect(alert).toHaveTextContent('Los precios cambiaron.');
    expect(alert).toHaveTextContent('$ 30.940,00');
    expect(amount('Total')).toHaveTextContent('$ 30.940,00');
    api.reply({ 'POST /order': answer({ id: 123 }, undefined, 201) });
    await user.click(await place());
    await waitFor(() => expect(address()).toHaveTextContent('/order/123'));
    expect(api.requestsTo('POST /order')[1]?.body).toMatchObject({
      itemsPrice: 26000,
      taxPrice: 4940,
      totalPrice: 30940,
    });
  });

  it('says that the total changed when the cart is read again with another price [N-18-002]', async () => {
    const { user } = renderAt('/placeorder');
    await place();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    api.reply({ 'GET /cart/41': answer([yogurt(13000)]) });
    const { queryClient } = await import('../../features/screen/query-client');
    await queryClient.invalidateQueries();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /El total de su pedido cambió.*El nuevo total es \$ 30\.940,00/,
    );
    await user.click(await place());
    await waitFor(() => expect(address()).toHaveTextContent('/order/123'));
    expect(api.requestsTo('POST /order')[0]?.body).toMatchObject({ totalPrice: 30940 });
  });

  it('names the product that the stock does not cover', async () => {
    api.reply({
      'POST /order': () => {
        api.reply({ 'GET /cart/41': answer([yogurt(12500, 1)]) });
        const products = [{ id: 7, name: 'Yogurt de mora', countInStock: 1 }];
        return failure(409, 'ORDERS.INSUFFICIENT_STOCK', '¡Producto sin stock!', { products });
      },
    });
    const { user } = renderAt('/placeorder');
    await user.click(await place());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Yogurt de mora: quedan 1');
    expect(within(alert).getByRole('link', { name: 'Ajustar el carrito' })).toHaveAttribute('href', '/cart');
  });

  it('names the products above the quota, with what can be ordered now [N-16-266]', async () => {
    const products = [
      { id: 7, name: 'Yogurt de mora', max: 4 },
      { id: 8, name: 'Kumis', max: 0 },
    ];
    const text = 'Pide más unidades de las que puede reservar sin pagar.';
    api.reply({ 'POST /order': failure(409, 'ORDERS.TOO_MANY_UNITS', text, { products }) });
    const { user, container } = renderAt('/placeorder');
    await user.click(await place());
    const alert = await screen.findByRole('alert');
    expect(
      within(alert)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Yogurt de mora: ahora puede pedir hasta 4',
      'Kumis: ya tiene apartadas todas las que puede reservar sin pagar',
    ]);
    expect(within(alert).getByRole('link', { name: 'Ajustar el carrito' })).toHaveAttribute('href', '/cart');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it("leads from the limit of open orders to 'Mis pedidos' [N-16-266]", async () => {
    const text = 'Tiene 20 pedidos sin pagar. Pague o cancele alguno antes de hacer otro.';
    api.reply({ 'POST /order': failure(409, 'ORDERS.TOO_MANY_OPEN', text) });
    const { user } = renderAt('/placeorder');
    await user.click(await place());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(text);
    const link = within(alert).getByRole('link', { name: 'Ver mis pedidos' });
    expect(link).toHaveAttribute('href', '/orderhistory');
  });

  it('says that another tab ordered these products already, with the way to that order and to the cart [N-33-605]', async () => {
    const text = 'Estos productos ya están en su pedido 88.';
    api.reply({
      'POST /order': () => {
        api.reply({ 'GET /cart/41': answer([]) });
        return failure(409, 'ORDERS.CART_CHANGED', text, { orderId: 88 });
      },
    });
    const { user, container } = renderAt('/placeorder');
    await user.click(await place());
    expect(await screen.findByText('Su carrito está vacío')).toBeVisible();
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(text);
    expect(within(alert).getByRole('link', { name: 'Ver el pedido 88' })).toHaveAttribute(
      'href',
      '/order/88',
    );
    expect(within(alert).getByRole('link', { name: 'Ver el carrito' })).toHaveAttribute('href', '/cart');
    expect(api.requestsTo('POST /order')[0]?.headers['x-from-cart']).toBe('true');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('shows the cart as another tab left it, to be confirmed again', async () => {
    api.reply({
      'POST /order': () => {
        api.reply({ 'GET /cart/41': answer([aCartItem({ ...yogurt(), quantity: 3 })]) });
        return failure(409, 'ORDERS.CART_CHANGED', 'Su carrito cambió.');
      },
    });
    const { user } = renderAt('/placeorder');
    await user.click(await place());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Su carrito cambió.');
    expect(within(alert).queryByRole('link', { name: /Ver el pedido/ })).not.toBeInTheDocument();
    api.reply({ 'POST /order': answer({ id: 123 }, undefined, 201) });
    await user.click(await place());
    await waitFor(() => expect(address()).toHaveTextContent('/order/123'));
    const [seen, confirmed] = api.requestsTo('POST /order');
    expect(confirmed?.body).toMatchObject({ orderItems: [{ id_product: 7, quantity: 3 }] });
    expect(confirmed?.headers['idempotency-key']).not.toBe(seen?.headers['idempotency-key']);
  });

  it("falls back to 'Error desconocido' when the failed call has no message [S-232]", async () => {
    api.reply({ 'POST /order': failure(500, 'INTERNAL', '') });
    const { user } = renderAt('/placeorder');
    await user.click(await place());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error al crear la orden');
    expect(alert).toHaveTextContent('Error desconocido');
  });

  it("says 'Ocurrió un error inesperado.' when the answer holds no order [S-231]", async () => {
    api.reply({ 'POST /order': { status: 201, body: { success: true, data: null } } });
    const { user } = renderAt('/placeorder');
    await user.click(await place());
    expect(await screen.findByRole('alert')).toHaveTextContent('Ocurrió un error inesperado.');
  });

  it('has no accessibility problems', async () => {
    const { container } = renderAt('/placeorder');
    await place();
    expect(await accessibilityProblems(container)).toEqual([]);
  });
});

describe('Store order preview', () => {
  let api: HttpStub;
  const customer: CustomerData = {
    identification: '1121800900',
    person_type: 'Person',
    fiscal_responsibility: 'R-99-PN',
    id_type: '13',
    first_name: 'Luz',
    last_name: 'Rey',
    address: 'Cra 1',
    country_code: 'Co',
    state_code: '50',
    city_code: '50001',
    contact_first_name: 'Luz',
  };

  beforeEach(async () => {
    forgetPage();
    api = stubShop();
  });

  it("is titled 'Vista Previa del Pedido' and leads back to /shipping2, /payment and /cart [S-052, B-084, B-085, B-086]", async () => {
    await signIn(aUser({ id_role: 2 }));
    updateRoot({ shippingAddress: anAddress(), customer, paymentMethod: CASH });
    renderAt('/placeorderstore');
    await place();
    expect(screen.getByRole('heading', { level: 1, name: 'Vista Previa del Pedido' })).toBeVisible();
    expectLinksBack('/shipping2');
    expect(screen.getByRole('navigation', { name: 'Pasos de la compra' })).toBeVisible();
  });

  it('leads staff to the order that took the lines on its own page', async () => {
    await signIn(aUser({ id_role: 3 }));
    updateRoot({ shippingAddress: anAddress(), customer, paymentMethod: CASH });
    api.reply({ 'POST /order': failure(409, 'ORDERS.CART_CHANGED', 'Ya se pidieron.', { orderId: 88 }) });
    const { user } = renderAt('/placeorderstore');
    await user.click(await place());
    const link = await screen.findByRole('link', { name: 'Ver el pedido 88' });
    expect(link).toHaveAttribute('href', '/orderstore/88');
  });

  it.each([2, 3, 4] as const)(
    'leads role %i to /orderstore/{id} and clears cart and shipping state [S-010, S-106, S-191, B-087, B-164]',
    async (role) => {
      await signIn(aUser({ id_role: role }));
      updateRoot({ shippingAddress: anAddress(), customer, paymentMethod: CASH });
      const { user } = renderAt('/placeorderstore');
      await user.click(await place());
      await waitFor(() => expect(address()).toHaveTextContent(/^\/orderstore\/123$/));
      expect(await screen.findByText('¡Orden creada correctamente!.')).toBeVisible();
      expect(readRoot()).toMatchObject({ cart: [], shippingAddress: null, customer: null });
      expect(api.requestsTo('POST /order')[0]?.body).toMatchObject({
        customer,
        shippingAddress: anAddress(),
      });
    },
  );
});
