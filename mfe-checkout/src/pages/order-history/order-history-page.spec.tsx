import type { OrderRow } from '@lacteos/contracts/schemas';
import { signIn } from '@lacteos/session-bus/testing';
import { accessibilityProblems } from '@lacteos/ui/testing';
import { answer, failure, stubHttp, type HttpStub } from '@lacteos/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@testing-library/jest-dom';
import { anOrder, anOrderRow, aUser } from '#testing/builders';
import { forgetPage, renderAt } from '#testing/render-page';

beforeAll(
  () => Promise.all([import('./order-history-page'), import('../order-detail/order-detail-page')]),
  60_000,
);

const paidAndSent = anOrderRow({
  id: 122,
  isPaid: true,
  paidAt: '2026-11-21T10:00:00.000Z',
  isDelivered: true,
  deliveredAt: '2026-11-22T10:00:00.000Z',
  paymentMethod: 'Wompi',
  paymentResult: {
    transactionNumber: null,
    checkNumber: null,
    transaction: { id: 'T-77', payment_method_type: 'CARD', status: 'APPROVED' },
  },
  delivery: {
    date: '2026-11-22T10:00:00.000Z',
    numberGuide: 'G-55',
    transport: 'TCC',
    shippingAddress: 'Calle 15',
    shippingAddressCity: 'Villavicencio',
    shippingAddressCountry: 'Meta',
  },
});

const narrow = window.matchMedia;
const beWide = (): void => {
  window.matchMedia = (query) => ({ ...narrow(query), matches: true });
};

describe('Order history page', () => {
  let api: HttpStub;

  beforeEach(async () => {
    forgetPage();
    api = stubHttp({
      'GET /order/mine': answer([anOrderRow(), paidAndSent]),
      'GET /order/123': answer(anOrder()),
    });
    await signIn(aUser());
  });
  afterEach(() => {
    window.matchMedia = narrow;
  });

  it('shows every column of the specification on a wide screen [S-055, S-115, S-117, S-128, S-129, S-207]', async () => {
    beWide();
    await signIn(aUser({ id_role: 2 }));
    renderAt('/orderhistory');
    await screen.findByRole('table');
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers).toEqual([
      'Pedido',
      'Fecha',
      'Total',
      'Método de pago',
      'Fecha de pago',
      'Número de transacción',
      'Tipo de pago',
      'Estado de transacción',
      'Fecha de despacho',
      'Transportadora',
      'Número de guía',
      'Acciones',
    ]);
    const cells = within(screen.getByRole('row', { name: /T-77/ })).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
      '122',
      '2026-11-20',
      '$ 29.750,00',
      'Wompi',
      '2026-11-21',
      'T-77',
      'Tarjeta',
      'Aprobada',
      '2026-11-22',
      'TCC',
      'G-55',
      'Detalles',
    ]);
  });

  it('shows a customer cards with the same facts in Spanish, on a wide screen, too [N-18-182]', async () => {
    beWide();
    renderAt('/orderhistory');
    const order = within(await screen.findByRole('listitem', { name: 'Pedido 122' }));
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const facts = order
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(facts).toEqual([
      ['Fecha', '2026-11-20'],
      ['Método de pago', 'Wompi'],
      ['Fecha de pago', '2026-11-21'],
      ['Número de transacción', 'T-77'],
      ['Tipo de pago', 'Tarjeta'],
      ['Estado de transacción', 'Aprobada'],
      ['Fecha de despacho', '2026-11-22'],
      ['Transportadora', 'TCC'],
      ['Número de guía', 'G-55'],
    ]);
  });

  it("shows 'Pendiente por despacho' and 'No registra despacho' while nothing is dispatched [S-116, N-18-434]", async () => {
    renderAt('/orderhistory');
    const order = await screen.findByRole('listitem', { name: 'Pedido 123' });
    expect(within(order).getAllByText('Pendiente por despacho')[0]).toBeVisible();
    await userEvent.click(within(order).getByText('Fechas, pago y guía'));
    expect(within(order).getByText('Transportadora y guía')).toBeVisible();
    expect(within(order).getAllByText('No registra despacho')).toHaveLength(1);
  });

  it('shows the promised day or the store of what is not dispatched yet [N-40-572]', async () => {
    const home: NonNullable<OrderRow['promised']> = {
      ...{ kind: 'home', day: '2026-11-28', zoneName: 'Meta', storeId: null, storeName: null },
      ...{ isByCourier: false, isCold: true, needsDay: false },
    };
    const pickup = { ...home, kind: 'pickup', day: null, storeId: 5, storeName: 'Tienda La Ceiba' } as const;
    api.reply({
      'GET /order/mine': answer([
        anOrderRow({ id: 1, promised: home }),
        anOrderRow({ id: 2, promised: { ...home, isByCourier: true } }),
        anOrderRow({ id: 3, promised: pickup }),
        anOrderRow({ id: 4, promised: { ...home, needsDay: true } }),
        anOrderRow({ id: 5, promised: home, active: false }),
        { ...paidAndSent, promised: home },
      ]),
    });
    renderAt('/orderhistory');
    await screen.findByRole('listitem', { name: 'Pedido 1' });
    const stateOf = (id: number) =>
      screen.getByRole('listitem', { name: `Pedido ${id}` }).querySelector('[data-tone]')?.textContent;
    expect([1, 2, 3, 4, 5, 122].map(stateOf)).toEqual([
      'Falta el pagoLlega el sábado 28 de noviembre',
      'Falta el pagoLlega a más tardar el sábado 28 de noviembre',
      'Falta el pagoPara recoger en Tienda La Ceiba',
      'Falta el pagoPendiente por despacho',
      'Cancelado',
      'Despachado el 22 de noviembre de 2026',
    ]);
  });

  it('says of a cancelled order that it is cancelled, and waits for no dispatch [N-38-211]', async () => {
    api.reply({ 'GET /order/mine': answer([anOrderRow({ active: false })]) });
    renderAt('/orderhistory');
    const order = within(await screen.findByRole('listitem', { name: 'Pedido 123' }));
    expect(order.getByText('Cancelado')).toBeVisible();
    expect(order.queryByText('Pendiente por despacho')).not.toBeInTheDocument();
    expect(order.queryByText('No registra despacho')).not.toBeInTheDocument();
  });

  it('shows pictures, names, state in words and total, and the numbers one press away [N-38-211]', async () => {
    const products = ['Kumis natural', 'Brevas con arequipe', 'Queso doble crema'].map((name, n) => ({
      ...{ id_product: n + 1, name, quantity: 1 },
      image: '/api/media/yogurt-mora/640.webp',
    }));
    api.reply({ 'GET /order/mine': answer([{ ...paidAndSent, products }]) });
    renderAt('/orderhistory');
    const item = await screen.findByRole('listitem', { name: 'Pedido 122' });
    const order = within(item);
    expect(order.getByText('Kumis natural, Brevas con arequipe y 1 más')).toBeVisible();
    expect(item.querySelectorAll('img')).toHaveLength(3);
    expect(order.getByText('Despachado el 22 de noviembre de 2026')).toBeVisible();
    expect(order.getByText('T-77')).not.toBeVisible();
    await userEvent.click(order.getByText('Fechas, pago y guía'));
    expect(order.getByText('T-77')).toBeVisible();
  });

  it('leads from the details action to the order [S-118]', async () => {
    const { user } = renderAt('/orderhistory');
    await user.click(await screen.findByRole('link', { name: 'Detalles del pedido 123' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Pedido 123' })).toBeVisible();
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/order\/123$/);
    await waitFor(() => expect(api.requestsTo('GET /order/123')).toHaveLength(1));
  });

  it("is called 'Pedidos Tienda' for a cashier and leads to /orderstore/{id}", async () => {
    await signIn(aUser({ id_role: 2 }));
    renderAt('/orderhistory');
    expect(await screen.findByRole('heading', { level: 1, name: 'Pedidos Tienda' })).toBeVisible();
    const details = await screen.findByRole('link', { name: 'Detalles del pedido 123' });
    expect(details).toHaveAttribute('href', '/orderstore/123');
  });

  it('says that there are no orders yet', async () => {
    api.reply({ 'GET /order/mine': answer([]) });
    renderAt('/orderhistory');
    expect(await screen.findByText('Todavía no hay pedidos')).toBeVisible();
  });

  it('shows 10 orders a page and keeps the page in the address', async () => {
    api.reply({
      'GET /order/mine': answer(Array.from({ length: 11 }, (_, index) => anOrderRow({ id: 200 + index }))),
    });
    renderAt('/orderhistory?page=2');
    expect(await screen.findByRole('listitem', { name: 'Pedido 210' })).toBeVisible();
    expect(screen.queryByRole('listitem', { name: 'Pedido 209' })).not.toBeInTheDocument();
  });

  it('says in red that it could not be loaded', async () => {
    api.reply({ 'GET /order/mine': failure(500, 'INTERNAL', 'No pudimos leer sus pedidos.') });
    renderAt('/orderhistory');
    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos leer sus pedidos.');
  });

  it.each([
    ['narrow', 'customer', 1],
    ['wide', 'customer', 1],
    ['narrow', 'cashier', 2],
    ['wide', 'cashier', 2],
  ] as const)(
    'has no accessibility problems on a %s screen for a %s [N-17-553]',
    async (width, _person, id_role) => {
      if (width === 'wide') beWide();
      await signIn(aUser({ id_role }));
      const { container } = renderAt('/orderhistory');
      await screen.findAllByText('Pendiente por despacho');
      expect(screen.queryAllByRole('table')).toHaveLength(width === 'wide' && id_role === 2 ? 1 : 0);
      expect(await accessibilityProblems(container)).toEqual([]);
    },
  );
});
