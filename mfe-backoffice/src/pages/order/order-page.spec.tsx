import '@testing-library/jest-dom';

import { answer, failure, stubHttp } from '@lacteos/api-client/testing';
import { colombianDay, dayAfter, type Order, type OrderStep } from '@lacteos/contracts';
import { accessibilityProblems, currentAddress, renderPagesAt } from '@lacteos/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { queryClient } from '#frame/query-client';
import { anOrder } from '#testing/builders';
import { OrderPage } from './order-page';

const ORDER = 'GET /order/41';
const TIMELINE = 'GET /admin/orders/41/timeline';
const HOLD = '/admin/orders/41/hold';
const ENDS_AT = '2026-11-23T15:04:05.000Z';
const PAID = { isPaid: true, paidAt: '2026-11-21T16:00:00.000Z' };
const LINE = {
  id_product: 7,
  quantity: 2,
  price: 5252.31,
  Product: { id: 7, name: 'Kumis natural', image: '/api/media/kumis.webp', price: 5252.31 },
};
const STEPS: OrderStep[] = [
  { id: 1, name: 'OrderPlaced', at: '2026-11-20T15:04:05.000Z', actor: null, detail: null },
  {
    id: 2,
    name: 'InvoiceRejected',
    at: '2026-11-21T17:00:00.000Z',
    actor: 'Laura Gómez',
    detail: 'NIT inválido',
  },
];

let http: ReturnType<typeof stubHttp>;

const open = (given: Partial<Order> = {}, steps: OrderStep[] = []) => {
  http.reply({
    [ORDER]: () => answer({ ...anOrder({ id: 41 }), orderItems: [LINE], ...given }),
    [TIMELINE]: () => answer(steps),
    [`GET ${HOLD}`]: () => answer({ orderId: 41, endsAt: ENDS_AT, releasedAt: null }),
    'GET /store/stores': () => answer([{ id: 3, name: 'La Grama', city: 'Villavicencio' }]),
  });
  return renderPagesAt('/admin/order/41', { '/admin/order/:id': OrderPage });
};
const part = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  http = stubHttp({});
});
afterEach(() => {
  http.restore();
  queryClient.clear();
});

describe('the page of an order for staff', () => {
  it('says first what the order waits for, and not what a customer reads', async () => {
    const { container } = open(PAID);
    const next = await part('Siguiente paso');
    expect(next.getByText('Está pagado. Faltan el despacho y la factura.')).toBeVisible();
    expect(next.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Generar Despacho',
      'Facturar',
    ]);
    expect(screen.queryByText(/Recibimos su pedido/)).not.toBeInTheDocument();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('leads from an unpaid order to its payment', async () => {
    open();
    const pay = (await part('Siguiente paso')).getByRole('link', { name: 'Registrar pago' });
    await userEvent.click(pay);
    expect(currentAddress()).toBe('/admin/order/41/pay');
  });

  it('shows when and in which store it was placed, the buyer, the payment and the dispatch', async () => {
    open({
      ...PAID,
      storeId: 3,
      isDelivered: true,
      deliveredAt: '2026-11-22T16:00:00.000Z',
      delivery: {
        date: '2026-11-22T16:00:00.000Z',
        numberGuide: 'GU-41',
        transport: 'ENVIA',
        shippingAddress: 'Calle 10 # 20-30',
        shippingAddressCity: 'Villavicencio',
        shippingAddressCountry: 'Meta',
      },
    });
    const placed = await part('Pedido');
    expect(await placed.findByText('La Grama')).toBeVisible();
    expect(placed.getByText(/^20\/11\/2026/)).toBeVisible();
    const buyer = await part('Comprador');
    expect(buyer.getByRole('link', { name: '3100000000' })).toHaveAttribute('href', 'tel:+573100000000');
    expect(buyer.getByText('Calle 10 # 20-30, Villavicencio, Meta')).toBeVisible();
    expect((await part('Pago')).getByText('Aprobado')).toBeVisible();
    expect((await part('Despacho')).getByText('GU-41')).toBeVisible();
    expect((await part('Productos')).getByRole('row', { name: /^Kumis natural 2/ })).toHaveTextContent(
      '10.504,62',
    );
  });

  it('says how far the invoice is, with the reason of a refusal, beside the history', async () => {
    open(PAID, STEPS);
    const invoice = await part('Factura');
    expect(await invoice.findByText('Factura rechazada')).toBeVisible();
    expect(invoice.getByText('NIT inválido')).toBeVisible();
    expect((await part('Historial')).getByText('Pedido recibido')).toBeVisible();
  });

  it('opens the dispatch dialog at once', async () => {
    open(PAID);
    await userEvent.click((await part('Siguiente paso')).getByRole('button', { name: 'Generar Despacho' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('corrects whom the invoice names, with the texts of a refusal at their fields', async () => {
    const user = userEvent.setup();
    const BUYER = '/siigo/order/41/buyer';
    const customer = {
      identification: '1121900100',
      person_type: 'Person',
      id_type: '13',
      fiscal_responsibility: 'R-99-PN',
      first_name: 'Ana',
      last_name: 'Rojas',
      address: 'Calle 10 # 20-30',
      country_code: 'Co',
      state_code: '50',
      city_code: '50001',
      contact_first_name: 'Ana',
    };
    open(PAID);
    const buyer = await part('Comprador');
    http.reply({
      [`GET ${BUYER}`]: () => answer({ customer, isCorrectable: true }),
      [`PUT ${BUYER}`]: () =>
        failure(400, 'VALIDATION.FAILED', 'Revise los datos.', {
          'customer.identification': 'Escriba entre 3 y 13 dígitos.',
        }),
    });
    await user.click(buyer.getByRole('button', { name: 'Corregir los datos de la factura' }));
    const number = await screen.findByLabelText('Número de documento');
    expect(number).toHaveValue('1121900100');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Escriba entre 3 y 13 dígitos.')).toBeVisible();
    http.reply({ [`PUT ${BUYER}`]: () => answer({ customer, isCorrectable: true }) });
    await user.clear(number);
    await user.type(number, '1121900101');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('Los datos del comprador quedaron corregidos.')).toBeVisible();
    expect(http.requestsTo(`PUT ${BUYER}`).at(-1)?.body).toEqual({
      customer: { ...customer, identification: '1121900101' },
    });
    await waitFor(() => expect(http.requestsTo(TIMELINE).length).toBeGreaterThan(1));
  });

  it('shows until when an unpaid order keeps its units, and prolongs that with a reason', async () => {
    const user = userEvent.setup();
    const { container } = open();
    const card = await part('Reserva');
    expect(await card.findByText('23/11/2026, 10:04 a. m.')).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
    const until = '2026-11-25T04:59:59.999Z';
    http.reply({ [`PUT ${HOLD}`]: () => answer({ orderId: 41, endsAt: until, releasedAt: null }) });
    await user.click(card.getByRole('button', { name: 'Prorrogar reserva' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Prorrogar reserva' }));
    expect(await dialog.findByText('Escriba el motivo.')).toBeVisible();
    expect(http.requestsTo(`PUT ${HOLD}`)).toEqual([]);
    await user.clear(dialog.getByLabelText('Reservar hasta'));
    await user.type(dialog.getByLabelText('Reservar hasta'), 'mañana');
    await user.type(dialog.getByLabelText('Motivo'), 'Paga el viernes');
    await user.click(dialog.getByRole('button', { name: 'Prorrogar reserva' }));
    expect(await screen.findByText('La reserva quedó prorrogada.')).toBeVisible();
    const tomorrow = dayAfter(colombianDay(new Date()));
    expect(http.requestsTo(`PUT ${HOLD}`)[0]?.body).toEqual({ until: tomorrow, reason: 'Paga el viernes' });
    await waitFor(() => expect(http.requestsTo(TIMELINE).length).toBeGreaterThan(1));
  });

  it('releases the units, and says so when the order was paid meanwhile', async () => {
    const user = userEvent.setup();
    open();
    const card = await part('Reserva');
    await user.click(await card.findByRole('button', { name: 'Liberar reserva' }));
    http.reply({
      [`DELETE ${HOLD}`]: () => failure(409, 'ORDERS.ALREADY_PAID', 'El pedido ya está pagado.'),
      [ORDER]: () => answer({ ...anOrder({ id: 41, ...PAID }), orderItems: [LINE] }),
    });
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Motivo'), 'No responde');
    await user.click(dialog.getByRole('button', { name: 'Liberar reserva' }));
    expect(await screen.findByText('No cambiamos la reserva. El pedido ya está pagado.')).toBeVisible();
    expect(http.requestsTo(`DELETE ${HOLD}`)[0]?.body).toEqual({ reason: 'No responde' });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Reserva' })).not.toBeInTheDocument());
  });

  it('shows the text of the server when the order cannot be read', async () => {
    http.reply({ [ORDER]: () => failure(404, 'ORDERS.NOT_FOUND', 'El pedido no existe.') });
    renderPagesAt('/admin/order/41', { '/admin/order/:id': OrderPage });
    expect(await screen.findByRole('alert')).toHaveTextContent('El pedido no existe.');
  });
});
