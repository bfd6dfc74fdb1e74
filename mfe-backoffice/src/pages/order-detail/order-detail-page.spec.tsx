import '@testing-library/jest-dom';

import { answer, failure, stubHttp, stubLive } from '@lacteos/api-client/testing';
import type { Order, OrderStep } from '@lacteos/contracts/schemas';
import { colombianDay, dayAfter } from '@lacteos/contracts/time/colombian-day';
import { publishSlotHost } from '@lacteos/remote-kit';
import { aUser, signIn } from '@lacteos/session-bus/testing';
import { accessibilityProblems, currentAddress, renderPagesAt } from '@lacteos/ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { queryClient } from '#frame/query-client';
import { anOrder } from '#testing/builders';
import { OrderDetailPage } from './order-detail-page';

const ORDER = 'GET /order/41';
const TIMELINE = 'GET /admin/orders/41/timeline';
const AFTER_SALE = 'GET /order/41/after-sale';
const CLAIMS = 'GET /admin/claims';
const NOTHING_AFTER = {
  canCancel: false,
  cancelsAtOnce: true,
  refunded: 0,
  returnable: [],
  reasons: [],
  returns: [],
  refunds: [],
};
const HOLD = '/admin/orders/41/hold';
const ENDS_AT = '2026-11-23T15:04:05.000Z';
const PAID: Pick<Order, 'isPaid' | 'paidAt' | 'duties'> & { paidAt: string } = {
  isPaid: true,
  paidAt: '2026-11-21T16:00:00.000Z',
  duties: ['dispatch', 'invoice'],
};
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
    [AFTER_SALE]: () => answer(NOTHING_AFTER),
    [CLAIMS]: () => answer([]),
    [`GET ${HOLD}`]: () => answer({ orderId: 41, endsAt: ENDS_AT, releasedAt: null }),
    'GET /store/stores': () => answer([{ id: 3, name: 'La Grama', city: 'Villavicencio' }]),
  });
  return renderPagesAt('/admin/order/41', { '/admin/order/:id': OrderDetailPage });
};
const part = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  http = stubHttp({});
});
afterEach(() => {
  publishSlotHost(undefined);
  http.restore();
  queryClient.clear();
});

describe('the page of an order for staff', () => {
  it('says first what the order waits for, and not what a customer reads [N-17-060]', async () => {
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

  it('says what a colleague changed, and nothing about a change of the reader [N-33-301]', async () => {
    const live = stubLive();
    try {
      await signIn(aUser({ id: 3, id_role: 3 }));
      open(PAID);
      await part('Siguiente paso');
      const change = { subject: 'order', id: '41' };
      act(() => live.announce({ ...change, name: 'OrderDispatched', by: 3 }));
      act(() => live.announce({ ...change, id: '42', name: 'NoteAdded', by: 9 }));
      expect(screen.queryByText(/^Este pedido cambió/)).not.toBeInTheDocument();
      act(() => live.announce({ ...change, name: 'NoteAdded', by: 9 }));
      expect(await screen.findByText('Este pedido cambió: nota del equipo')).toBeVisible();
    } finally {
      live.stop();
    }
  });

  it('shows what the buyer wrote for the delivery, as text [N-18-201]', async () => {
    const notes = '<b>Timbrar</b> en el 201';
    open({ shippingAddress: { ...anOrder().shippingAddress, notes } });
    expect((await part('Comprador')).getByText(notes)).toBeVisible();
  });

  it('puts the answer to a cancellation first, and links it [N-20-336]', async () => {
    const asked = {
      id: 3,
      kind: 'cancellation',
      state: 'requested',
      label: 'Solicitada',
      reason: 'Ya no lo quiero',
      lines: [],
    };
    open({ ...PAID, duties: ['cancellation-asked'] });
    http.reply({ [AFTER_SALE]: () => answer({ ...NOTHING_AFTER, returns: [asked] }) });
    const next = await part('Siguiente paso');
    await userEvent.click(await next.findByRole('button', { name: 'Responder la solicitud' }));
    expect(next.getByText(/^El comprador pidió cancelar el pedido/)).toBeVisible();
    expect(next.queryByRole('button', { name: 'Generar Despacho' })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Cancelación y devoluciones' })).toHaveFocus();
  });

  it('shows the claims that name the order, and marks unproven ones [N-20-335]', async () => {
    const claim = {
      id: 8,
      number: 'PQR-2026-4',
      kind: 'claim',
      state: 'received',
      name: 'Rosa Díaz',
      urgency: 'overdue',
      daysLeft: -2,
      receivedAt: '2026-11-02T15:00:00.000Z',
      harm: null,
    };
    open(PAID);
    http.reply({
      [CLAIMS]: () =>
        answer([
          { ...claim, hasAccount: true },
          { ...claim, id: 9, number: 'PQR-2026-5', hasAccount: false },
        ]),
    });
    const claims = await part('Casos');
    expect(claims.getByRole('link', { name: 'PQR-2026-4' })).toHaveAttribute('href', '/admin/claim/8');
    expect(claims.getAllByText(/Vencida hace 2 días hábiles/)).toHaveLength(2);
    expect(claims.getAllByText(/Sin verificar/)).toHaveLength(1);
    expect(http.requestsTo(CLAIMS)[0]?.query.get('orderId')).toBe('41');
  });

  it('cancels a paid order with a reason, and shows the pending refund [N-20-210]', async () => {
    open(PAID);
    const refund = {
      id: 5,
      amount: 29_750,
      way: 'cash',
      state: 'cash',
      label: 'Listo para entregar en efectivo',
    };
    const after = {
      ...NOTHING_AFTER,
      refunds: [{ ...refund, text: '', createdAt: PAID.paidAt, doneAt: null }],
    };
    let isCancelled = false;
    http.reply({
      [AFTER_SALE]: () => answer(isCancelled ? after : { ...NOTHING_AFTER, canCancel: true }),
      'POST /order/41/cancellation': () => {
        isCancelled = true;
        return answer(after);
      },
      'GET /admin/refunds': () => answer([]),
    });
    const card = await part('Cancelación y devoluciones');
    await userEvent.click(await card.findByRole('button', { name: 'Cancelar y devolver el dinero' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Motivo'), 'El comprador se arrepintió');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar el pedido' }));
    expect(await card.findByRole('button', { name: 'Entregar en efectivo' })).toBeVisible();
    expect(card.getByText(/Listo para entregar en efectivo/)).toBeVisible();
  });

  it('gives other remotes a place beside the order, with its number, whether it is paid and when it was read [N-37-413]', async () => {
    const Host = jest.fn((_slot: object) => <p>Al lado</p>);
    publishSlotHost(async () => Host);
    open(PAID);
    expect(await screen.findByText('Al lado')).toBeVisible();
    const given = { orderId: 41, isPaid: true, isInvoiced: false, readAt: expect.any(Number) };
    const place = {
      remote: 'mfe-backoffice',
      name: 'OrderAside',
      props: { 1: expect.objectContaining(given) },
    };
    expect(Host.mock.lastCall?.[0]).toEqual(place);
  });

  it('lists every open duty, the most urgent first with the only primary button [N-33-901]', async () => {
    publishSlotHost(async () => () => (
      <h2 id="order-invoices" tabIndex={-1}>
        Factura
      </h2>
    ));
    const { container } = open({
      ...PAID,
      isDelivered: true,
      isInvoice: true,
      invoiceState: 'issued',
      duties: ['refund', 'return-awaited', 'credit-note-rejected', 'refund-coming'],
    });
    const next = await part('Siguiente paso');
    expect(next.getByText('Falta devolver el dinero.')).toBeVisible();
    expect(next.getByText('La nota crédito fue rechazada: corríjala y envíela de nuevo.')).toBeVisible();
    expect(next.queryByText(/no queda nada por hacer/)).toBeNull();
    const buttons = next.getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual([
      'Ver la devolución',
      'Recibir los productos',
      'Corregir la nota crédito',
    ]);
    expect(buttons.map(({ classList }) => classList.contains('ant-btn-color-primary'))).toEqual([
      true,
      false,
      false,
    ]);
    await userEvent.click(next.getByRole('button', { name: 'Corregir la nota crédito' }));
    expect(screen.getByRole('heading', { name: 'Factura' })).toHaveFocus();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('leads to the list of invoices when the invoices of the order are not available [N-37-413]', async () => {
    open({ ...PAID, duties: ['credit-note-rejected'] });
    const next = await part('Siguiente paso');
    await userEvent.click(next.getByRole('button', { name: 'Corregir la nota crédito' }));
    expect(currentAddress()).toBe('/admin/invoices_list');
  });

  it('says that no duty is open only when the API confirmed it [N-33-901]', async () => {
    const done = { ...PAID, isDelivered: true, isInvoice: true };
    const { unmount } = open({ ...done, duties: [] });
    const text = 'Está pagado, despachado y facturado: no queda nada por hacer.';
    expect((await part('Siguiente paso')).getByText(text)).toBeVisible();
    unmount();
    queryClient.clear();
    const { duties: _, ...before } = done;
    open(before);
    expect((await part('Siguiente paso')).queryByText(/no queda nada por hacer/)).toBeNull();
  });

  it('leads from an unpaid order to its payment', async () => {
    open({ duties: ['payment'] });
    const pay = (await part('Siguiente paso')).getByRole('link', { name: 'Registrar pago' });
    await userEvent.click(pay);
    expect(currentAddress()).toBe('/admin/order/41/pay');
  });

  it('shows when and in which store it was placed, the buyer, the payment and the dispatch [N-17-060]', async () => {
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

  it('shows the history of the order beside it [N-17-062]', async () => {
    open(PAID, STEPS);
    expect(await (await part('Historial')).findByText('Pedido recibido')).toBeVisible();
  });

  it('shows the corrections of a payment in row and card: old and new value, reason, author, time [N-33-955]', async () => {
    const [by, at] = ['Laura Gómez', '2026-11-21T17:00:00.000Z'];
    const paid = { id: 2, name: 'OrderPaid', at, actor: 'Rosa Díaz', detail: 'Efectivo' } as const;
    const detail = 'Efectivo → Cheque 77 Banco A.V.\nPagó con cheque. Se vio después.';
    const corrected = { id: 3, name: 'PaymentCorrected', at, actor: by, detail } as const;
    const noted = { id: 4, name: 'NoteAdded', at, actor: by, detail: 'Llamar' } as const;
    open(PAID, [paid, noted, corrected]);
    const history = await part('Historial');
    await history.findByText('Pago registrado');
    expect(history.getAllByRole('listitem').filter((row) => row.matches('.ant-timeline-item'))).toHaveLength(
      2,
    );
    for (const place of [history, await part('Pago')]) {
      const correction = (await place.findByText('Efectivo', { selector: 'del' })).closest('li');
      expect(correction).toHaveTextContent(
        /^Pago corregido: Efectivo Cheque 77 Banco A\.V\.Motivo: Pagó con cheque\. Se vio después\.21\/11\/2026.* · Laura Gómez$/,
      );
    }
  });

  it('resolves a payment alert with a note, and shows why missing units cannot be debited [N-19-075]', async () => {
    const RESOLVE = 'POST /admin/orders/41/alert';
    const TAKE = 'POST /admin/orders/41/stock';
    open({ ...PAID, paymentAlert: 'double-payment', paidWithoutStock: true });
    const next = await part('Siguiente paso');
    const missing = 'El pedido está pagado sin stock.';
    http.reply({ [TAKE]: () => failure(409, 'ORDERS.PAID_WITHOUT_STOCK', missing) });
    await userEvent.click(next.getByRole('button', { name: 'Tomar las unidades ahora' }));
    expect(await next.findByText(missing)).toBeVisible();
    expect(next.getByRole('link', { name: 'Agregar unidades' })).toHaveAttribute(
      'href',
      '/admin/stockStores',
    );
    http.reply({ [RESOLVE]: () => answer(anOrder({ id: 41 })) });
    await userEvent.click(next.getByRole('button', { name: 'Ya devolví uno de los pagos' }));
    const save = await screen.findByRole('button', { name: 'Marcar como resuelta' });
    await userEvent.click(save);
    expect(await screen.findByText('Escriba qué se hizo.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Qué se hizo'), 'Devuelto por transferencia');
    await userEvent.click(save);
    await waitFor(() =>
      expect(http.requestsTo(RESOLVE).map(({ body }) => body)).toEqual([
        { alert: 'double-payment', reason: 'Devuelto por transferencia' },
      ]),
    );
  });

  it('ends the task of units sold beyond the books once the store was counted [N-39-721]', async () => {
    const COUNT = 'PUT /till/sales/41/stock-count';
    open({ ...PAID, duties: ['oversold'] });
    const next = await part('Siguiente paso');
    expect(next.getByText(/Cuente el producto y corrija la existencia/)).toBeVisible();
    http.reply({ [COUNT]: () => answer(null) });
    await userEvent.click(next.getByRole('button', { name: 'Ya conté el producto' }));
    await waitFor(() => expect(http.requestsTo(COUNT)).toHaveLength(1));
  });

  it('leads staff to the page where they enter a return for the buyer [N-20-214]', async () => {
    const returnable = [{ productId: 3, name: 'Yogurt de fresa', quantity: 2, isPerishable: true }];
    open(PAID);
    http.reply({ [AFTER_SALE]: () => answer({ ...NOTHING_AFTER, returnable }) });
    const card = await part('Cancelación y devoluciones');
    expect(await card.findByRole('link', { name: 'Registrar una devolución' })).toHaveAttribute(
      'href',
      '/orderstore/41',
    );
  });

  it('shows state, total and buyer first, and only what is left for a cancelled order [N-38-412]', async () => {
    const { unmount } = open({ ...PAID, invoiceState: 'draft' });
    const head = await part('Pedido');
    const states = () => head.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(states()).toEqual(['Pagado', 'Sin despachar', 'Factura en borrador']);
    expect(head.getByText('Ana Rojas')).toBeVisible();
    expect(head.getByText(/12\.500,50/)).toBeVisible();
    unmount();
    queryClient.clear();
    open({ active: false });
    const cancelled = await part('Pedido');
    expect(cancelled.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Cancelado']);
  });

  it('takes back a line and hands over its cash in four presses, with one request each [N-38-412]', async () => {
    const user = userEvent.setup();
    const RETURN = 'POST /order/41/returns';
    const line = { productId: 7, name: 'Kumis natural', quantity: 2, unitPrice: 6250.25, isPerishable: true };
    const reasons = [
      { reason: 'defective', label: 'Llegó dañado', isOpen: true, text: '', coversPerishables: true },
    ];
    const refund = { id: 5, amount: 6250.25, way: 'cash', state: 'cash', label: 'Listo', text: '' };
    let isBack = false;
    const after = () => ({
      ...NOTHING_AFTER,
      reasons,
      returnable: isBack ? [] : [line],
      refunds: isBack ? [{ ...refund, createdAt: PAID.paidAt, doneAt: null }] : [],
    });
    open({ ...PAID, isDelivered: true, duties: [] });
    http.reply({
      [AFTER_SALE]: () => answer(after()),
      [RETURN]: () => {
        isBack = true;
        return answer(after(), undefined, 201);
      },
      'GET /admin/refunds': () => answer([]),
      'PUT /admin/refunds/5': () => answer({ ...refund, state: 'done' }),
    });
    await user.click(await screen.findByRole('button', { name: 'Devolver Kumis natural' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: /^Recibir y devolver \$\s6\.250,25$/ }));
    expect(await dialog.findByText('Elija una opción.')).toBeVisible();
    expect(http.requestsTo(RETURN)).toEqual([]);
    await user.click(dialog.getByRole('radio', { name: 'Llegó dañado' }));
    await user.click(dialog.getByRole('button', { name: /^Recibir y devolver/ }));
    await user.click(await dialog.findByRole('button', { name: /^Entregar \$\s6\.250,25 en efectivo$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(http.requestsTo(RETURN).map(({ body }) => body)).toEqual([
      { reason: 'defective', lines: [{ productId: 7, quantity: 1, fate: 'waste' }] },
    ]);
    expect(http.requestsTo('PUT /admin/refunds/5').map(({ body }) => body)).toEqual([{ action: 'pay-cash' }]);
  });

  it.each([
    ['Cancelar el pedido', 'Cancelar sin devolver', 'cancel'],
    ['Pedir otro pago', 'Pedir el pago', 'payment'],
  ])(
    'resolves the alert of a voided payment by %s, and returns from a refusal [N-19-082]',
    async (name, ok, path) => {
      const END = `POST /admin/orders/41/alert/${path}`;
      open({ ...PAID, paymentAlert: 'voided', duties: ['voided-payment'] });
      http.reply({ [END]: () => failure(409, 'EDIT.CONFLICT', 'Otra persona lo cambió.') });
      const next = await part('Siguiente paso');
      expect(next.queryByRole('button', { name: 'Ya revisé la transacción' })).toBeNull();
      await userEvent.click(next.getByRole('button', { name }));
      await userEvent.type(await screen.findByLabelText('Motivo'), 'Fraude');
      await userEvent.click(screen.getByRole('button', { name: ok }));
      expect(await screen.findByText('Otra persona lo cambió.')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Ver cómo está el pedido' }));
      await waitFor(() => expect(screen.queryByLabelText('Motivo')).toBeNull());
      expect(http.requestsTo(END).map(({ body }) => body)).toEqual([{ alert: 'voided', reason: 'Fraude' }]);
    },
  );

  it('offers to look at the transaction only when an order was dispatched before its payment was voided [N-19-082, N-19-196]', async () => {
    open({
      ...PAID,
      paymentMethod: 'Wompi',
      isDelivered: true,
      paymentAlert: 'voided',
      duties: ['voided-payment'],
    });
    const next = await part('Siguiente paso');
    expect(next.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Ya revisé la transacción',
    ]);
    const payment = await part('Pago');
    expect(payment.getByRole('button', { name: 'Corregir el pago' })).toBeVisible();
    expect(payment.getByText('Anulado')).toBeVisible();
    expect(payment.queryByText('Aprobado')).toBeNull();
  });

  it('refunds the payment of an alert with the reason [N-20-212]', async () => {
    const REFUND = 'POST /admin/orders/41/alert/refund';
    open({ ...PAID, paymentAlert: 'double-payment' });
    http.reply({ [REFUND]: () => answer(anOrder({ id: 41 })) });
    const next = await part('Siguiente paso');
    await userEvent.click(next.getByRole('button', { name: 'Devolver este pago' }));
    await userEvent.type(await screen.findByLabelText('Motivo'), 'Pagó dos veces');
    await userEvent.click(screen.getByRole('button', { name: 'Devolver' }));
    await waitFor(() =>
      expect(http.requestsTo(REFUND).map(({ body }) => body)).toEqual([
        { alert: 'double-payment', reason: 'Pagó dos veces' },
      ]),
    );
  });

  it('opens the dispatch dialog at once', async () => {
    open(PAID);
    await userEvent.click((await part('Siguiente paso')).getByRole('button', { name: 'Generar Despacho' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it("corrects the invoice's customer, with the texts of a refusal at their fields [N-19-059]", async () => {
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

  it('corrects withholdings with a reason, and states the effect on the money [N-33-216]', async () => {
    const user = userEvent.setup();
    const CORRECT = 'PUT /siigo/order/41/withholding';
    http.reply({
      'GET /siigo/taxes': () =>
        answer([
          { id: 1, name: 'Retefuente 2.5%', type: 'Retefuente', percentage: 2.5, active: true },
          { id: 2, name: 'IVA 19%', type: 'IVA', percentage: 19, active: true },
        ]),
    });
    const orderItems = [
      {
        id_product: 7,
        quantity: 1,
        price: 10_000,
        taxPercent: 19,
        Product: { id: 7, name: 'Queso', image: '', price: 10_000 },
      },
    ];
    open({ ...PAID, orderItems, totalPrice: 11_900 });
    await user.click((await part('Pago')).getByRole('button', { name: 'Corregir las retenciones' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.mouseDown(dialog.getByRole('combobox', { name: 'ReteFuente' }));
    fireEvent.click(await screen.findByTitle('2.5 %'));
    const registered = await dialog.findByRole('radio', {
      name: /^Lo registrado: \$\s11\.900,00; se le devuelven \$\s250,00$/,
    });
    await user.click(registered);
    await user.type(dialog.getByLabelText('Motivo'), 'La empresa retuvo');
    http.reply({ [CORRECT]: () => answer(anOrder({ id: 41 })) });
    await user.click(dialog.getByRole('button', { name: 'Guardar la corrección' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(http.requestsTo(CORRECT).map(({ body }) => body)).toEqual([
      { retefuente: 2.5, reteiva: 0, reteica: 0, received: 'registered', reason: 'La empresa retuvo' },
    ]);
  });

  it('previews corrected withholdings with the delivery in them, as the API stores them [N-40-584]', async () => {
    const user = userEvent.setup();
    const percents = { Retefuente: 2.5, ReteIVA: 15, ReteICA: 0.966 };
    const taxes = Object.entries(percents).map(([type, percentage], id) => ({
      ...{ id, name: `${type} ${percentage}`, type, percentage, active: true },
    }));
    http.reply({ 'GET /siigo/taxes': () => answer(taxes) });
    const orderItems = [
      {
        ...{ id_product: 7, quantity: 1, price: 10_000, taxPercent: 19 },
        Product: { id: 7, name: 'Queso', image: '', price: 10_000 },
      },
    ];
    const sums = { itemsPrice: 10_000, taxPrice: 1_900, totalPrice: 19_040, deliveryBase: 6_000 };
    open({ ...PAID, ...sums, orderItems });
    await user.click((await part('Pago')).getByRole('button', { name: 'Corregir las retenciones' }));
    const dialog = within(await screen.findByRole('dialog'));
    for (const [name, title] of [
      ['ReteFuente', '2.5 %'],
      ['ReteIVA', '15 %'],
      ['ReteICA', '0.966 %'],
    ] as const) {
      fireEvent.mouseDown(dialog.getByRole('combobox', { name }));
      fireEvent.click(await screen.findByTitle(title));
    }
    // 250 of the goods alone; 456 of all VAT; 154.56 of all bases.
    expect(
      await dialog.findByRole('radio', {
        name: /^Lo registrado: \$\s19\.040,00; se le devuelven \$\s860,56$/,
      }),
    ).toBeVisible();
  });

  it('corrects no withholdings of an order whose invoice is accepted [N-33-216]', async () => {
    open({ ...PAID, isInvoice: true, invoiceState: 'issued' });
    expect(
      (await part('Pago')).queryByRole('button', { name: 'Corregir las retenciones' }),
    ).not.toBeInTheDocument();
  });

  it('records the balance that was still to be collected [N-33-218]', async () => {
    const user = userEvent.setup();
    const COLLECT = 'POST /admin/orders/41/balance';
    open({ ...PAID, paymentAlert: 'balance-due', balanceDue: 189.48 });
    expect((await part('Pago')).getByText(/189,48/)).toBeVisible();
    const next = await part('Siguiente paso');
    await user.click(next.getByRole('button', { name: 'Registrar el saldo recibido' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Registrar' }));
    expect(await dialog.findByText('Este campo es obligatorio.')).toBeVisible();
    await user.type(dialog.getByLabelText('Número de la transacción'), 'T-9');
    http.reply({ [COLLECT]: () => answer(anOrder({ id: 41 })) });
    await user.click(dialog.getByRole('button', { name: 'Registrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(http.requestsTo(COLLECT).map(({ body }) => body)).toEqual([{ transactionNumber: 'T-9' }]);
  });

  it('corrects a payment with a reason, and names changes that an invoice prevents [N-17-313]', async () => {
    const user = userEvent.setup();
    const CORRECT = 'PUT /siigo/order/41/payment';
    open({ ...PAID, paymentMethod: 'Efectivo' });
    await user.click((await part('Pago')).getByRole('button', { name: 'Corregir el pago' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Método de pago' }), 'Nequi');
    await user.type(await dialog.findByLabelText('Número de transacción'), 'N-1');
    await user.click(dialog.getByRole('button', { name: 'Guardar la corrección' }));
    expect(await dialog.findByText('Este campo es obligatorio.')).toBeVisible();
    await user.type(dialog.getByLabelText('Motivo'), 'Pagó con Nequi');
    http.reply({
      [CORRECT]: () =>
        failure(409, 'SIIGO.PAYMENT_FROZEN', 'El pedido ya tiene una factura.', {
          reasons: [
            {
              message: 'El pedido ya tiene una factura.',
              advice: 'Ábrala para acreditarla o anularla.',
              link: '/admin/invoices_list?document=7',
            },
          ],
        }),
    });
    await user.click(dialog.getByRole('button', { name: 'Guardar la corrección' }));
    expect(await dialog.findByText('El pedido ya tiene una factura.')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Corregir la factura' })).toHaveAttribute(
      'href',
      '/admin/invoices_list?document=7',
    );
    http.reply({ [CORRECT]: () => answer(anOrder({ id: 41 })) });
    await user.click(dialog.getByRole('button', { name: 'Guardar la corrección' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(http.requestsTo(CORRECT).at(-1)?.body).toEqual({
      paymentMethod: 'Nequi',
      transactionNumber: 'N-1',
      checkNumber: null,
      checkBank: null,
      expiryDate: null,
      reason: 'Pagó con Nequi',
    });
  });

  it('asks about the cash that a correction adds while nobody has a shift', async () => {
    const user = userEvent.setup();
    const CORRECT = 'PUT /siigo/order/41/payment';
    http.reply({
      [CORRECT]: ({ body }) =>
        (body as { withoutShift?: boolean }).withoutShift
          ? answer(anOrder({ id: 41 }))
          : failure(409, 'CASH_DESK.NO_SHIFT_UNCONFIRMED', 'No tiene un turno de caja abierto.'),
    });
    open({ ...PAID, paymentMethod: 'Nequi' });
    await user.click((await part('Pago')).getByRole('button', { name: 'Corregir el pago' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Método de pago' }), 'Efectivo');
    await user.type(dialog.getByLabelText('Motivo'), 'Pagó en efectivo');
    await user.click(dialog.getByRole('button', { name: 'Guardar la corrección' }));
    await user.click(await screen.findByRole('button', { name: 'Registrar sin turno' }));
    expect(await screen.findByText('El pago quedó corregido.')).toBeVisible();
    expect(http.requestsTo(CORRECT).at(-1)?.body).toMatchObject({
      paymentMethod: 'Efectivo',
      reason: 'Pagó en efectivo',
      withoutShift: true,
    });
  });

  it('corrects guide and carrier of a dispatch, and keeps notes of staff [N-17-313, N-17-314]', async () => {
    const user = userEvent.setup();
    const CORRECT = 'PUT /admin/orders/41/dispatch';
    const NOTE = 'POST /admin/orders/41/notes';
    http.reply({ [CORRECT]: () => answer(anOrder({ id: 41 })), [NOTE]: () => answer(anOrder({ id: 41 })) });
    const delivery = { transport: 'TCC', numberGuide: 'G-1' } as Order['delivery'];
    open({ ...PAID, isDelivered: true, deliveredAt: PAID.paidAt, delivery, shippingPrice: 8000 });
    await user.click((await part('Despacho')).getByRole('button', { name: 'Corregir el despacho' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByLabelText('Número de guía'));
    await user.type(dialog.getByLabelText('Número de guía'), 'G-2');
    await user.type(dialog.getByLabelText('Motivo'), 'Guía mal leída');
    await user.click(dialog.getByRole('button', { name: 'Guardar la corrección' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(http.requestsTo(CORRECT).map(({ body }) => body)).toEqual([
      { transport: 'TCC', numberGuide: 'G-2', shippingPrice: 8000, reason: 'Guía mal leída' },
    ]);
    await user.type(screen.getByLabelText(/Nota para el equipo/), 'Llamar antes');
    await user.click(screen.getByRole('button', { name: 'Agregar la nota' }));
    await waitFor(() =>
      expect(http.requestsTo(NOTE).map(({ body }) => body)).toEqual([{ text: 'Llamar antes' }]),
    );
  });

  it('shows until when an unpaid order keeps its units, and prolongs that with a reason [N-16-265]', async () => {
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

  it('releases the units, and says so when the order was paid meanwhile [N-16-265]', async () => {
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
    renderPagesAt('/admin/order/41', { '/admin/order/:id': OrderDetailPage });
    expect(await screen.findByRole('alert')).toHaveTextContent('El pedido no existe.');
  });
});
