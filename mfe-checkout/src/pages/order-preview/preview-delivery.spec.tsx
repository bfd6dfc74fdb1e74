import type { DeliveryPromise } from '@lacteos/contracts/schemas';
import { aDeliveryDay, anOutside, aPromise } from '@lacteos/contracts/testing';
import { answer, failure, stubHttp, type HttpStub } from '@lacteos/api-client/testing';
import { signIn } from '@lacteos/session-bus/testing';
import { readRoot, updateRoot } from '@lacteos/session-bus';
import { accessibilityProblems } from '@lacteos/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import { aCartItem, anAddress, anOrder, aUser, CASH } from '#testing/builders';
import { forgetPage, renderAt } from '#testing/render-page';

beforeAll(
  () => Promise.all([import('./order-preview-page'), import('../order-detail/order-detail-page')]),
  60_000,
);

const yogurts = (quantity: number) =>
  aCartItem({ id_product: 7, quantity, product: { name: 'Yogurt de mora', price: 12500, countInStock: 90 } });
const SOLD_OUT = aDeliveryDay({ isOpen: false, closedBecause: 'full' });
const address = () => screen.getByTestId('address');
const place = () => screen.findByRole('button', { name: 'Generar pedido' });
const amount = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;
const dayNamed = (name: RegExp) => screen.getByRole('radio', { name });

describe('Delivery in the preview', () => {
  let api: HttpStub;
  const promise = (changes: Partial<DeliveryPromise> = {}) =>
    api.reply({ 'GET /delivery/promise': answer(aPromise(changes)) });

  beforeEach(async () => {
    forgetPage();
    api = stubHttp({
      'GET /cart/41': answer([yogurts(2)]),
      'GET /order/payment_types': answer([CASH]),
      'GET /delivery/promise': answer(aPromise()),
      'POST /order': answer({ id: 123 }, undefined, 201),
      'GET /order/123': answer(anOrder()),
    });
    await signIn(aUser());
    updateRoot({ shippingAddress: anAddress(), paymentMethod: CASH });
  });
  afterEach(() => api.restore());

  it('is a line of the summary and part of the total that is sent [N-40-351]', async () => {
    const { user, container } = renderAt('/placeorder');
    await place();
    expect(amount('Envío')).toHaveTextContent('$ 6.000,00');
    expect(amount('Total')).toHaveTextContent('$ 35.750,00');
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(await place());
    await waitFor(() => expect(address()).toHaveTextContent(/^\/order\/123$/));
    expect(api.requestsTo('POST /order')[0]?.body).toMatchObject({
      itemsPrice: 25000,
      taxPrice: 4750,
      shippingPrice: 6000,
      totalPrice: 35750,
      delivery: { kind: 'home', day: '2026-11-28' },
    });
  });

  it('is free from the amount of the zone on [N-40-350]', async () => {
    api.reply({ 'GET /cart/41': answer([yogurts(6)]) });
    renderAt('/placeorder');
    await place();
    expect(amount('Envío')).toHaveTextContent('Gratis');
    expect(amount('Total')).toHaveTextContent('$ 89.250,00');
  });

  it('asks for the zone by the municipality and the words of the address', async () => {
    renderAt('/placeorder');
    await place();
    const [request] = api.requestsTo('GET /delivery/promise');
    expect(Object.fromEntries(request?.query ?? [])).toEqual({
      city_code: '50001',
      neighbourhood: 'Calle 15 # 20-30',
    });
  });

  it('offers the open days, and each closed one says why [N-40-352]', async () => {
    const { user } = renderAt('/placeorder');
    await place();
    expect(dayNamed(/sábado 28 de noviembre.*Pida antes de hoy 14:00/i)).toBeChecked();
    expect(dayNamed(/domingo 29 de noviembre.*No hay entregas ese día de la semana/i)).toBeDisabled();
    await user.click(dayNamed(/lunes 30 de noviembre.*Pida antes de mañana 14:00/i));
    expect(readRoot().deliveryDay).toEqual({ cityCode: '50001', day: '2026-11-30' });
    await user.click(await place());
    await waitFor(() => expect(address()).toHaveTextContent(/^\/order\/123$/));
    expect(api.requestsTo('POST /order')[0]?.body).toMatchObject({ delivery: { day: '2026-11-30' } });
  });

  it('still has the chosen day after the page is opened again', async () => {
    updateRoot({ deliveryDay: { cityCode: '50001', day: '2026-11-30' } });
    renderAt('/placeorder');
    await place();
    expect(dayNamed(/lunes 30/i)).toBeChecked();
  });

  it('lets the buyer choose again when the day sells out, and loses nothing [N-40-353]', async () => {
    const days = [SOLD_OUT, aDeliveryDay({ day: '2026-11-30' })];
    api.reply({ 'POST /order': failure(409, 'DELIVERY.DAY_FULL', 'Se acaban de agotar.', { days }) });
    const { user } = renderAt('/placeorder');
    await user.click(await place());
    expect(await screen.findByText('Se acaban de agotar.')).toBeVisible();
    expect(dayNamed(/sábado 28.*Las entregas de ese día se agotaron/i)).toBeDisabled();
    expect(readRoot().shippingAddress).toEqual(anAddress());
    await user.click(await place());
    expect(api.requestsTo('POST /order')).toHaveLength(1);
    api.reply({ 'POST /order': answer({ id: 123 }, undefined, 201) });
    await user.click(dayNamed(/lunes 30/i));
    await user.click(await place());
    await waitFor(() => expect(address()).toHaveTextContent(/^\/order\/123$/));
    expect(api.requestsTo('POST /order')[1]?.body).toMatchObject({ delivery: { day: '2026-11-30' } });
    const keys = api.requestsTo('POST /order').map(({ headers }) => headers['idempotency-key']);
    expect(new Set(keys).size).toBe(2);
  });

  it('never changes the day in silence when it closes while the page is open [N-40-353]', async () => {
    const soon = aDeliveryDay({ orderBefore: '2026-11-27T18:00:00.100Z' });
    promise({ days: [soon, aDeliveryDay({ day: '2026-11-30' })], next: soon });
    const { user } = renderAt('/placeorder');
    await place();
    const late = aDeliveryDay({ isOpen: false, closedBecause: 'cut-off' });
    promise({ days: [late, aDeliveryDay({ day: '2026-11-30' })], now: '2026-11-27T19:00:01.000Z' });
    expect(await screen.findByText(/sábado 28 de noviembre ya no se puede elegir/i)).toBeVisible();
    await user.click(await place());
    expect(api.requestsTo('POST /order')).toEqual([]);
    expect(document.activeElement).toHaveTextContent('Entrega');
  });

  it('shows a changed price of the delivery with the new total [N-40-354]', async () => {
    const totals = { itemsPrice: 25000, taxPrice: 4750, shippingPrice: 7000, totalPrice: 36750 };
    api.reply({
      'POST /order': () => {
        promise({ price: 7000 });
        return failure(409, 'ORDERS.TOTALS_CHANGED', 'Los precios cambiaron.', totals);
      },
    });
    const { user } = renderAt('/placeorder');
    await user.click(await place());
    expect(await screen.findByRole('alert')).toHaveTextContent('$ 36.750,00');
    expect(amount('Envío')).toHaveTextContent('$ 7.000,00');
    api.reply({ 'POST /order': answer({ id: 123 }, undefined, 201) });
    await user.click(await place());
    await waitFor(() => expect(address()).toHaveTextContent(/^\/order\/123$/));
    expect(api.requestsTo('POST /order')[1]?.body).toMatchObject(totals);
  });

  it('by courier has a latest day and nothing to choose', async () => {
    const next = aDeliveryDay({ day: '2026-12-02', orderBefore: null });
    const zone = { id: 2, name: 'Resto del país', isByCourier: true, isCold: false };
    promise({ zone, days: [], next, price: 15000 });
    const { user } = renderAt('/placeorder');
    await user.click(await place());
    await waitFor(() => expect(address()).toHaveTextContent(/^\/order\/123$/));
    const { delivery } = api.requestsTo('POST /order')[0]?.body as { delivery: unknown };
    expect(delivery).toEqual({ kind: 'home' });
  });

  it('says outside of the zones where the nearest store is, and places nothing [N-40-355]', async () => {
    api.reply({ 'GET /delivery/promise': answer(anOutside()) });
    const { user } = renderAt('/placeorder');
    await user.click(await place());
    expect(api.requestsTo('POST /order')).toEqual([]);
    const stores = within(screen.getByRole('list', { name: 'Tiendas aliadas más cercanas' }));
    expect(stores.getByRole('link', { name: '310 456 7001' })).toHaveAttribute('href', 'tel:3104567001');
    expect(screen.getByRole('link', { name: 'Cambiar la dirección' })).toHaveAttribute('href', '/shipping');
    expect(screen.queryByText('Envío', { selector: 'dt' })).not.toBeInTheDocument();
  });

  it('names the minimum of the zone', async () => {
    promise({ minimum: 50_000 });
    const { user } = renderAt('/placeorder');
    await user.click(await place());
    expect(screen.getByText('El pedido mínimo para su municipio es de $ 50.000,00.')).toBeVisible();
    expect(api.requestsTo('POST /order')).toEqual([]);
  });

  it('can be read again when it could not be loaded', async () => {
    api.reply({ 'GET /delivery/promise': failure(503, 'UNAVAILABLE', 'No disponible.') });
    const { user } = renderAt('/placeorder');
    const retry = await screen.findByRole('button', { name: /intentar de nuevo|reintentar/i });
    promise();
    await user.click(retry);
    expect(await place()).toBeVisible();
  });

  it.each([
    [
      'without zones',
      answer(aPromise({ isConfigured: false, zone: null, days: [], next: null, price: null })),
    ],
    ['of an API that has no zones', failure(404, 'NOT_FOUND', 'No existe.')],
  ])('leaves the order %s as it was [N-40-356]', async (_case, reply) => {
    api.reply({ 'GET /delivery/promise': reply });
    const { user } = renderAt('/placeorder');
    await user.click(await place());
    await waitFor(() => expect(address()).toHaveTextContent(/^\/order\/123$/));
    const body = api.requestsTo('POST /order')[0]?.body;
    expect(body).toMatchObject({ totalPrice: 29750 });
    expect(body).not.toHaveProperty('delivery');
    expect(body).not.toHaveProperty('shippingPrice');
  });
});
