import { answer, failure, stubHttp, type HttpStub } from '@lacteos/api-client/testing';
import type { Pickup, PickupStore } from '@lacteos/contracts/schemas';
import { aPromise } from '@lacteos/contracts/testing';
import { signIn } from '@lacteos/session-bus/testing';
import { updateRoot } from '@lacteos/session-bus';
import { accessibilityProblems } from '@lacteos/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import { aCartItem, anAddress, anOrder, aUser, CASH } from '#testing/builders';
import { forgetPage, renderAt } from '#testing/render-page';

beforeAll(
  () => Promise.all([import('./order-preview-page'), import('../order-detail/order-detail-page')]),
  60_000,
);

const PLACE = {
  id: 5,
  name: 'Tienda La Ceiba',
  address: 'Calle 1 # 2-3',
  city: 'Acacías',
  country: 'Meta',
  phone: '3101112233',
  hours: { weekdays: '08:00-18:00', saturday: '08:00-13:00', sunday: '' },
  location: null,
};
const aStore = (change: Partial<PickupStore> = {}): PickupStore => ({
  ...PLACE,
  readyFrom: '2099-11-30T15:00:00.000Z',
  until: '2099-12-03T23:00:00.000Z',
  hasAll: true,
  missing: [],
  ...change,
});
const SHORT = aStore({
  id: 6,
  name: 'Tienda Centro',
  hasAll: false,
  missing: [{ id: 7, name: 'Yogurt de mora', available: 1 }],
});
const PICKED = anOrder({
  storeId: 5,
  promised: {
    ...{ kind: 'pickup', day: null, zoneName: null, storeId: 5 },
    ...{ isByCourier: false, isCold: false, needsDay: false },
  },
});
const PICKUP: Pickup = {
  orderId: 123,
  code: 'AC34DE',
  readyFrom: '2099-11-30T15:00:00.000Z',
  until: '2099-12-03T23:00:00.000Z',
  handedOverAt: null,
  store: PLACE,
};
const STORES = 'GET /delivery/pickup-stores';
const place = () => screen.findByRole('button', { name: 'Generar pedido' });
const address = () => screen.getByTestId('address');
const amount = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

describe('Pickup at a store', () => {
  let api: HttpStub;
  beforeEach(async () => {
    forgetPage();
    api = stubHttp({
      'GET /cart/41': answer([
        aCartItem({ id_product: 7, quantity: 2, product: { name: 'Yogurt de mora', price: 12500 } }),
      ]),
      'GET /order/payment_types': answer([CASH]),
      'GET /delivery/promise': answer(aPromise()),
      [STORES]: answer([aStore(), SHORT]),
      'POST /order': answer({ id: 123 }, undefined, 201),
      'GET /order/123': answer(PICKED),
      'GET /delivery/pickups/123': answer(PICKUP),
    });
    await signIn(aUser());
    updateRoot({ shippingAddress: anAddress(), paymentMethod: CASH });
  });
  afterEach(() => api.restore());

  const choosePickup = async () => {
    const view = renderAt('/placeorder');
    await place();
    await view.user.click(screen.getByRole('radio', { name: 'Recoger en tienda' }));
    await screen.findByRole('radio', { name: /Tienda La Ceiba/ });
    return view;
  };

  it('stands beside the delivery at home, which comes first [N-40-240]', async () => {
    const { container } = await choosePickup();
    expect(screen.queryByText('¿Qué día lo recibe?')).not.toBeInTheDocument();
    const [request] = api.requestsTo(STORES);
    expect(Object.fromEntries(request?.query ?? [])).toEqual({ city_code: '50001', products: '7:2' });
    const near = screen.getByRole('radio', { name: /Tienda La Ceiba/ });
    expect(near).toBeChecked();
    expect(near).toHaveAccessibleDescription(
      /Listo para recoger el lunes 30 de noviembre desde las 10:00 a\. m\./,
    );
    const short = screen.getByRole('radio', { name: /Tienda Centro/ });
    expect(short).toBeDisabled();
    expect(short).toHaveAccessibleDescription('Le falta: Yogurt de mora (quedan 1 allí)');
    const words = screen.getByText(/Lo guardamos hasta el jueves 3 de diciembre, 6:00 p\. m\./);
    expect(words).toHaveTextContent('Recogerlo no cuesta nada.');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('ends the times with one full stop [N-40-540]', async () => {
    await choosePickup();
    const words = screen.getByText(/Lo guardamos hasta/);
    expect(words).toHaveTextContent(/desde las 10:00 a\. m\. Lo guardamos .*, 6:00 p\. m\. Recogerlo/);
  });

  it('is not offered where the shop promises no deliveries [N-40-240]', async () => {
    api.reply({ 'GET /delivery/promise': answer(aPromise({ isConfigured: false, zone: null, days: [] })) });
    renderAt('/placeorder');
    await place();
    expect(screen.queryByRole('radio', { name: 'Recoger en tienda' })).not.toBeInTheDocument();
  });

  it('says when no store has everything, and sends nothing [N-40-240]', async () => {
    api.reply({ [STORES]: answer([SHORT]) });
    const { user } = renderAt('/placeorder');
    await place();
    await user.click(screen.getByRole('radio', { name: 'Recoger en tienda' }));
    expect(await screen.findByText('Ninguna tienda tiene todo lo de su carrito')).toBeVisible();
    await user.click(await place());
    expect(api.requestsTo('POST /order')).toHaveLength(0);
  });

  it('offers to read the stores again [N-40-240]', async () => {
    api.reply({ [STORES]: failure(503, 'UNAVAILABLE', 'No disponible.') });
    const { user } = renderAt('/placeorder');
    await place();
    await user.click(screen.getByRole('radio', { name: 'Recoger en tienda' }));
    const retry = await screen.findByRole('button', { name: /Reintentar/ });
    api.reply({ [STORES]: answer([aStore()]) });
    await user.click(retry);
    expect(await screen.findByRole('radio', { name: /Tienda La Ceiba/ })).toBeChecked();
  }, 20_000);

  it('is sent with its store and without shipping, then shows code and place [N-40-241, N-40-242]', async () => {
    const { user } = await choosePickup();
    expect(screen.queryByText('Envío', { selector: 'dt' })).not.toBeInTheDocument();
    expect(screen.queryByText('El total de su pedido cambió')).not.toBeInTheDocument();
    expect(amount('Total')).toHaveTextContent('$ 29.750,00');
    await user.click(await place());
    await waitFor(() => expect(address()).toHaveTextContent(/^\/order\/123$/));
    const body = api.requestsTo('POST /order')[0]?.body as Record<string, unknown>;
    expect(body).toMatchObject({ totalPrice: 29750, delivery: { kind: 'pickup', storeId: 5 } });
    expect(body).not.toHaveProperty('shippingPrice');
    const card = within(await screen.findByRole('region', { name: 'Recoger en tienda' }));
    expect(await card.findByText('AC34DE')).toHaveAccessibleName('Código A C 3 4 D E');
    expect(card.getByText('Calle 1 # 2-3, Acacías, Meta')).toBeVisible();
    expect(card.getByText(/^Lo guardamos hasta/)).toHaveTextContent(/6:00 p\. m\.$/);
    expect(card.getByText('8:00 a. m. a 1:00 p. m.')).toBeVisible();
    expect(card.getByRole('link', { name: /Llamar a la tienda/ })).toHaveAttribute(
      'href',
      'tel:+573101112233',
    );
    expect(card.getByRole('link', { name: 'Ver en el mapa' })).toBeVisible();
    expect(screen.queryByText(/Nos pondremos en contacto/)).not.toBeInTheDocument();
  });

  it('keeps the choice after a refusal and reads the stores again [N-40-241]', async () => {
    const text = 'Esta tienda no entrega pedidos por ahora. Elija otra.';
    api.reply({ 'POST /order': failure(409, 'DELIVERY.PICKUP_CLOSED', text) });
    const { user } = await choosePickup();
    api.reply({ [STORES]: answer([aStore({ id: 8, name: 'Tienda Norte' })]) });
    await user.click(await place());
    expect(await screen.findByText(text)).toBeVisible();
    expect(await screen.findByRole('radio', { name: /Tienda Norte/ })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: 'Recoger en tienda' })).toBeChecked();
  });

  const refuseTotals = (totals: Record<string, number>) =>
    api.reply({ 'POST /order': failure(409, 'ORDERS.TOTALS_CHANGED', 'Los precios cambiaron.', totals) });

  it('has its own total after the total of a delivery was refused [N-40-570]', async () => {
    refuseTotals({ itemsPrice: 26000, taxPrice: 4940, shippingPrice: 7000, totalPrice: 37940 });
    const { user } = renderAt('/placeorder');
    await user.click(await place());
    expect(await screen.findByRole('alert')).toHaveTextContent('$ 37.940,00');
    expect(amount('Total')).toHaveTextContent('$ 37.940,00');
    await user.click(screen.getByRole('radio', { name: 'Recoger en tienda' }));
    expect(await screen.findByRole('radio', { name: /Tienda La Ceiba/ })).toBeChecked();
    expect(screen.queryByText('Envío', { selector: 'dt' })).not.toBeInTheDocument();
    expect(amount('Total')).toHaveTextContent('$ 30.940,00');
    expect(screen.getByRole('alert')).toHaveTextContent('El nuevo total es $ 30.940,00');
    api.reply({ 'POST /order': answer({ id: 123 }, undefined, 201) });
    await user.click(await place());
    await waitFor(() => expect(address()).toHaveTextContent(/^\/order\/123$/));
    const body = api.requestsTo('POST /order')[1]?.body;
    expect(body).toMatchObject({ itemsPrice: 26000, taxPrice: 4940, totalPrice: 30940 });
    expect(body).not.toHaveProperty('shippingPrice');
  });

  it('leaves the delivery its price after the total of a pickup was refused [N-40-570]', async () => {
    refuseTotals({ itemsPrice: 26000, taxPrice: 4940, shippingPrice: 0, totalPrice: 30940 });
    const { user } = await choosePickup();
    await user.click(await place());
    expect(await screen.findByRole('alert')).toHaveTextContent('El nuevo total es $ 30.940,00');
    expect(screen.queryByText('Envío', { selector: 'dt' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'A domicilio' }));
    expect(amount('Envío')).toHaveTextContent('$ 6.000,00');
    expect(amount('Total')).toHaveTextContent('$ 36.940,00');
    expect(screen.getByRole('alert')).toHaveTextContent('El nuevo total es $ 36.940,00');
  });

  it('names what the chosen store lacks when the order is refused for it [N-40-574]', async () => {
    const products = [{ id: 7, name: 'Yogurt de mora', countInStock: 1 }];
    api.reply({
      'POST /order': failure(409, 'ORDERS.INSUFFICIENT_STOCK', '¡Producto sin stock!', { products }),
    });
    const { user } = await choosePickup();
    await user.click(await place());
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Yogurt de mora: quedan 1',
    ]);
  });

  it('says on the page of the order when it was handed over [N-40-242]', async () => {
    api.reply({
      'GET /order/123': answer({ ...PICKED, isPaid: true, isDelivered: true }),
      'GET /delivery/pickups/123': answer({ ...PICKUP, handedOverAt: '2026-11-28T15:00:00.000Z' }),
    });
    const { container } = renderAt('/order/123');
    const handedOver = await screen.findByText(/^Se entregó en la tienda: /);
    expect(handedOver).toBeVisible();
    expect(handedOver).toHaveTextContent(/ a\. m\.$/);
    expect(screen.queryByText('AC34DE')).not.toBeInTheDocument();
    expect(await accessibilityProblems(container)).toEqual([]);
  });
});
