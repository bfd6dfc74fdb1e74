import '@testing-library/jest-dom';

import { FIGURES as FACTS } from '@lacteos/contracts/reference/figures';
import { signIn } from '@lacteos/session-bus/testing';
import { accessibilityProblems } from '@lacteos/ui/testing';
import { answer, failure, stubHttp, stubLive } from '@lacteos/api-client/testing';
import { publishMenu, type RemoteMenuEntry } from '@lacteos/remote-kit';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';

import { queryClient } from '#frame/query-client';
import { aDashboard, BEST_CUSTOMERS, MARGIN, SALES_BREAKDOWN } from '#testing/a-dashboard';
import { anAdmin } from '#testing/builders';
import { DashboardPage } from './dashboard-page';

const COUNT = 'GET /admin/orders';
const ADMIN_LIST = [
  ['/admin/users', 'Usuarios'],
  ['/admin/customers', 'Clientes'],
  ['/admin/products', 'Productos'],
  ['/admin/partners', 'Tiendas aliadas'],
  ['/admin/orders', 'Pedidos'],
  ['/admin/deliverys', 'Despachos'],
  ['/admin/pays', 'Caja'],
  ['/admin/invoice_type', 'Tipos de facturas creadas en SIIGO'],
  ['/admin/invoices_list', 'Listar facturas generadas en SIIGO'],
] as const;
const WHOLE_MENU: RemoteMenuEntry[] = [
  { to: '/admin/dashboard', label: 'Tablero Administrador', section: 'admin', order: 0 },
  { to: '/cart', label: 'Carrito de compras', section: 'account', order: 1 },
  ...ADMIN_LIST.map(([to, label], index) => ({ to, label, section: 'admin' as const, order: 10 + index })),
];

let http: ReturnType<typeof stubHttp>;

const tellCount = (total: number) =>
  http.reply({ [COUNT]: () => answer([], { total, page: 1, pageSize: 1 }) });

const LISTENERS = { addEventListener: () => undefined, removeEventListener: () => undefined };
/** The paid orders of the days of `aDashboard`. */
const PAID = 'active=true&isPaid=true&paidFrom=2026-10-22&paidTo=2026-11-20';
const FIGURES = 'GET /admin/dashboard';
const BREAKDOWN = 'GET /admin/dashboard/breakdown';
const MARGIN_OF = 'GET /admin/dashboard/margin';
const CUSTOMERS = 'GET /admin/dashboard/customers';
const DUTIES = 'GET /admin/orders/duties';
const INVOICES = 'GET /siigo/invoices/attention';

const open = (at = '/admin/dashboard') =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <DashboardPage />
    </MemoryRouter>,
  );
const linksIn = (region: HTMLElement) =>
  within(region)
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.textContent || link.getAttribute('aria-label')]);

beforeEach(async () => {
  http = stubHttp({});
  tellCount(7);
  http.reply({
    [FIGURES]: () => answer(aDashboard()),
    [BREAKDOWN]: () => answer(SALES_BREAKDOWN),
    [CUSTOMERS]: () => answer(BEST_CUSTOMERS),
    [MARGIN_OF]: () => answer(MARGIN),
    [INVOICES]: () =>
      answer([
        { state: 'draft', kind: 'invoice', orderId: null, total: 900 },
        { state: 'draft', kind: 'invoice', orderId: 7, total: 500 },
      ]),
    [DUTIES]: () =>
      answer([
        { duty: 'refund', orders: 2, amount: 29_750, since: '2026-11-18T15:00:00.000Z', urgency: 'overdue' },
        { duty: 'dispatch', orders: 0, amount: 0, since: null, urgency: null },
        { duty: 'invoice', orders: 3, amount: 8330, since: '2026-11-20T15:00:00.000Z', urgency: 'later' },
      ]),
    'GET /admin/claims/counts': () =>
      answer({ overdue: 2, dueSoon: 3, open: 8, harms: 1, harmDueOn: '2026-11-23' }),
  });
  publishMenu(WHOLE_MENU);
  await signIn(anAdmin());
});
afterEach(() => {
  jest.restoreAllMocks();
  http.restore();
  queryClient.clear();
});

describe('dashboard', () => {
  it('shows how many orders came or changed, and refetches the figures on request [N-17-558]', async () => {
    const live = stubLive();
    open();
    await waitFor(() => expect(http.requestsTo(FIGURES)).toHaveLength(1));
    await screen.findByRole('heading', { name: 'Ventas por día' });
    act(() =>
      live.announce(
        { subject: 'order', id: '41', name: 'OrderPlaced' },
        { subject: 'order', id: '41', name: 'OrderPaid' },
        { subject: 'order', id: '7', name: 'OrderDispatched' },
      ),
    );
    expect(await screen.findByText('1 pedido nuevo y 1 cambió')).toBeVisible();
    expect(http.requestsTo(FIGURES)).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Mostrar' }));
    await waitFor(() => expect(http.requestsTo(FIGURES)).toHaveLength(2));
    await waitFor(() => expect(http.requestsTo(COUNT).length).toBeGreaterThan(1));
    live.stop();
  });

  it.each([
    ['the company', anAdmin({ nameCompany: 'Lácteos SAS' }), 'Bienvenido!, Lácteos SAS'],
    [
      'the person when there is no company',
      anAdmin({ name: 'Laura', last: 'Gómez' }),
      'Bienvenido!, Laura Gómez',
    ],
  ])('greets %s [B-018]', async (_case, user, text) => {
    await signIn(user);
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Tablero Administrador' })).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  });

  it('counts the orders that are paid and not delivered and leads to them [B-019]', async () => {
    open();
    const card = await screen.findByRole('link', { name: /^Pedidos nuevos 7/ });
    expect(card).toHaveAttribute('href', '/admin/orders?isPaid=true&isDelivered=false');
    const request = http.requestsTo(COUNT).find(({ query }) => query.has('isDelivered'));
    expect(Object.fromEntries(request?.query ?? [])).toEqual({
      isPaid: 'true',
      isDelivered: 'false',
      page: '1',
      pageSize: '1',
    });
    expect(request?.headers.authorization).toBe('Bearer test-token');
  });

  it('shows why the count failed, and counts again on request', async () => {
    const user = userEvent.setup();
    http.reply({ [COUNT]: () => failure(500, 'INTERNAL', 'Error interno del servidor.') });
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Error interno del servidor.');
    tellCount(2);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('link', { name: /^Pedidos nuevos 2/ })).toBeVisible();
  });

  it('has quick links to the management of orders and of users [B-020]', () => {
    open();
    const tiles = screen.getByRole('list', { name: 'Accesos rápidos' });
    expect(linksIn(tiles).map(([to]) => to)).toEqual(['/admin/orders', '/admin/users']);
  });

  it('has the links of the admin list [S-036]', () => {
    open();
    expect(linksIn(screen.getByRole('navigation', { name: 'Oficina' }))).toEqual(
      expect.arrayContaining(ADMIN_LIST.map((link) => [...link])),
    );
    expect(screen.queryByRole('navigation', { name: 'Administración' })).not.toBeInTheDocument();
  });

  it('has them on a phone, too, where the menu is a drawer [N-17-206]', () => {
    const media = window.matchMedia('all');
    jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
      ...media,
      ...LISTENERS,
      media: query,
      matches: query.includes('max-width'),
    }));
    open();
    expect(linksIn(screen.getByRole('navigation', { name: 'Administración' }))).toEqual(
      ADMIN_LIST.map((link) => [...link]),
    );
  });

  it('links only pages that a live remote offers', () => {
    publishMenu(WHOLE_MENU.filter(({ to }) => to === '/admin/orders'));
    open();
    expect(linksIn(screen.getByRole('list', { name: 'Accesos rápidos' })).map(([to]) => to)).toEqual([
      '/admin/orders',
    ]);
    expect(linksIn(screen.getByRole('navigation', { name: 'Oficina' }))).toEqual([
      ['/admin/orders', 'Pedidos'],
    ]);
    act(() => publishMenu(WHOLE_MENU));
    expect(linksIn(screen.getByRole('navigation', { name: 'Oficina' }))).toHaveLength(10);
  });

  it('has no accessibility violations', async () => {
    const { container } = open();
    await screen.findByRole('link', { name: /^Pedidos nuevos 7/ });
    expect(await accessibilityProblems(container)).toEqual([]);
  });
});

const TABS: Readonly<Record<string, string>> = {
  'Ventas por producto': 'Por producto',
  'Ventas por tienda': 'Por tienda',
  'Ventas por método de pago': 'Por método',
  'Ventas por familia': 'Por familia',
  'Margen por producto': 'Margen',
  'Mejores clientes': 'Por cliente',
  'Pedidos por estado': 'Por estado',
};

describe('numbers of the dashboard', () => {
  const listIn = async (name: string) => within(await screen.findByRole('region', { name }));
  const openTab = async (name: string) =>
    userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Detalle del periodo' }), name);

  it('list the duties by urgency, with amount, age and the list behind each [N-17-031, N-17-201, N-20-228, N-20-246, N-33-906, N-38-422]', async () => {
    open();
    const duties = await listIn('Pendientes');
    await duties.findByRole('link', { name: 'Facturas sin pedido en borrador' });
    const rows = duties.getAllByRole('row').slice(1);
    expect(
      rows.map((row) => [
        ...[...row.children].map((cell) => cell.textContent?.replace(/\s/g, ' ')),
        within(row).getByRole('link').getAttribute('href'),
      ]),
    ).toEqual([
      ['Daños a personas por reportar', '1', '', '', 'Vencido', '/admin/claims?harm=true'],
      ['PQR vencidas', '2', '', '', 'Vencido', '/admin/claims?urgency=overdue'],
      [
        'Dinero por devolver',
        '2',
        '$ 29.750,00',
        expect.stringMatching(/^hace \d+ días$|^ayer$|^hoy$/),
        'Vencido',
        '/admin/orders?duty=refund',
      ],
      ['PQR por vencer', '3', '', '', 'Para hoy', '/admin/claims?urgency=due-soon'],
      ['Reservas que vencen en 24 horas', '7', '', '', 'Para hoy', '/admin/orders?holdEndsWithinHours=24'],
      [
        'Facturas sin pedido en borrador',
        '1',
        '$ 900,00',
        '',
        'Para hoy',
        '/admin/invoices_list?state=draft',
      ],
      ['Por facturar', '3', '$ 8.330,00', expect.any(String), '', '/admin/orders?duty=invoice'],
    ]);
  });

  it('say that nothing waits, and that the duties could not be read [N-33-906]', async () => {
    http.reply({
      [DUTIES]: () => failure(500, 'INTERNAL', 'Error interno del servidor.'),
      [COUNT]: () => answer([], { total: 0, page: 1, pageSize: 1 }),
      [INVOICES]: () => answer([]),
      'GET /admin/claims/counts': () =>
        answer({ overdue: 0, dueSoon: 0, open: 0, harms: 0, harmDueOn: null }),
    });
    open();
    const duties = await listIn('Pendientes');
    expect(await duties.findByRole('alert')).toHaveTextContent('Error interno del servidor.');
    http.reply({ [DUTIES]: () => answer([]) });
    await userEvent.click(duties.getByRole('button', { name: 'Reintentar' }));
    expect(await duties.findByText('Todo está al día.')).toBeVisible();
  });

  it('are still shown when invoicing does not answer', async () => {
    http.reply({ [INVOICES]: () => failure(503, 'SIIGO.UNAVAILABLE', 'No disponible.') });
    open();
    const duties = await listIn('Pendientes');
    expect(await duties.findByRole('link', { name: 'Dinero por devolver' })).toBeVisible();
    expect(duties.queryByText(/Facturas/)).not.toBeInTheDocument();
  });

  it('say which product is about to run out', async () => {
    open();
    await openTab('Por agotarse');
    expect((await listIn('Existencias por agotarse')).getByText('1 unidad')).toBeVisible();
  });

  it.each([
    [
      'Ventas de hoy (1 pedido)',
      '$ 3.570,00',
      'Hace una semana: $ 3.000,00 en 1 pedido (+19 %)',
      'active=true&isPaid=true&paidFrom=2026-11-20&paidTo=2026-11-20',
      FACTS.sales,
    ],
    [
      'Ventas del periodo',
      '$ 8.330,00',
      'Antes $ 16.660,00 (−50 %)La lista suma $ 10.710,00: menos devuelto y acreditado, $ 2.380,00.',
      PAID,
      FACTS.sales,
    ],
    ['Pedidos pagados', '2', 'Antes 4 (−50 %)', PAID, FACTS.paidOrders],
    ['Tiquete promedio', '$ 4.165,00', 'Antes $ 4.165,00 (+0 %)', PAID, FACTS.average],
    ['Acreditado', '$ 2.380,00', 'Antes $ 1.190,00 (+100 %)', `${PAID}&hasCredits=true`, FACTS.credited],
  ])(
    'compare %s, say what it counts and open the list behind it [N-17-204, N-17-211, N-33-304]',
    async (title, figure, before, list, { counts }) => {
      open();
      const link = (await screen.findByText(title, { selector: 'a > span' })).closest('a');
      expect(link?.textContent?.replace(/\s/g, ' ')).toBe(`${title}${figure}${before}`);
      expect((await screen.findAllByText(counts)).length).toBeGreaterThan(0);
      expect(link).toHaveAttribute('href', `/admin/orders?${list}`);
    },
  );

  it.each([
    [
      'Ventas por día',
      ['2026-11-20', '2', '$ 8.330,00'],
      'active=true&isPaid=true&paidFrom=2026-11-20&paidTo=2026-11-20',
    ],
    [
      'Ventas por día',
      ['2026-11-19', '0', '$ 0,00'],
      'active=true&isPaid=true&paidFrom=2026-11-19&paidTo=2026-11-19',
    ],
    ['Ventas por producto', ['Kumis', '3', '$ 3.570,00'], `${PAID}&productId=7`],
    ['Ventas por tienda', ['Puerto Cremoso', '2', '$ 8.330,00'], `${PAID}&storeId=3`],
    ['Ventas por método de pago', ['Nequi', '2', '$ 8.330,00'], `${PAID}&paymentMethod=Nequi`],
    ['Ventas por familia', ['LÁCTEOS', '3', '$ 3.570,00'], `${PAID}&family=L%C3%81CTEOS`],
    ['Margen por producto', ['Kumis', '$ 1.200,00', '40 %'], `${PAID}&productId=7`],
    ['Mejores clientes', ['Ana Rojas', '2', '$ 8.330,00'], `${PAID}&document=1121900100`],
    [
      'Pedidos por estado',
      ['Por despachar', '4', '$ 3.570,00'],
      'active=true&isPaid=true&isDelivered=false&dayFrom=2026-10-22&dayTo=2026-11-20',
    ],
  ])('stand in the table %s and open the list behind them [N-17-204]', async (name, cells, list) => {
    open('/admin/dashboard?from=2026-10-22&to=2026-11-20');
    const tab = TABS[name];
    if (tab) await openTab(tab);
    const card = await listIn(name);
    const title = await card.findByRole('rowheader', { name: cells[0], hidden: true });
    const row = title.closest('tr');
    expect([...(row?.children ?? [])].map((cell) => cell.textContent?.replace(/\s/g, ' '))).toEqual(cells);
    expect(title.querySelector('a')).toHaveAttribute('href', `/admin/orders?${list}`);
  });

  it('show the margin of the period over known costs, and the sales without costs [N-17-214]', async () => {
    open();
    await openTab('Margen');
    const card = await listIn('Margen por producto');
    expect(await card.findByText(/^Margen del periodo/)).toHaveTextContent(
      `Margen del periodo: $ 1.200,00 (40 %). ${FACTS.margin.counts} No cuenta $ 4.000,00 de ventas sin costo conocido.`,
    );
  });

  it('tell how many days the stock of a product lasts [N-17-205]', async () => {
    open();
    await openTab('Existencias');
    const card = await listIn('Existencias en días');
    expect(card.getByRole('row', { name: 'Kumis 9 84 días' })).toBeVisible();
    expect(card.getByRole('link', { name: 'Kumis' })).toHaveAttribute('href', '/admin/product/7');
  });

  it('are made by the database for the period that is asked for', async () => {
    const user = userEvent.setup();
    open();
    await listIn('Ventas por día');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Periodo' }), 'Últimos 7 días');
    await waitFor(() => expect(http.requestsTo(FIGURES)).toHaveLength(2));
    const [first, second] = http.requestsTo(FIGURES).map(({ query }) => query);
    const length = (query?: URLSearchParams) =>
      (Date.parse(query?.get('to') ?? '') - Date.parse(query?.get('from') ?? '')) / 86_400_000 + 1;
    expect([length(first), length(second)]).toEqual([30, 7]);
  });

  it('are asked for typed days, compared with other typed days [N-17-203]', async () => {
    const user = userEvent.setup();
    open();
    await listIn('Ventas por día');
    const type = async (label: string, text: string) => {
      const field = screen.getByLabelText(label);
      await user.clear(field);
      await user.type(field, `${text}{Enter}`);
    };
    await type('Desde', '1/3/2026');
    await type('Hasta', '31/3/2026');
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Comparar con' }),
      'Comparar con otras fechas',
    );
    await type('Comparar desde', '1/1/2026');
    await type('Comparar hasta', '31/1/2026');
    await waitFor(() =>
      expect(Object.fromEntries(http.requestsTo(FIGURES).at(-1)?.query ?? [])).toEqual({
        from: '2026-03-01',
        to: '2026-03-31',
        compareFrom: '2026-01-01',
        compareTo: '2026-01-31',
      }),
    );
  });

  it('show an error when they cannot be loaded, and the rest of the page stays', async () => {
    http.reply({ [FIGURES]: () => failure(500, 'INTERNAL', 'Error interno del servidor.') });
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Error interno del servidor.');
    expect(screen.getByRole('heading', { name: 'Lista de tareas' })).toBeVisible();
  });
});

describe('to-do list', () => {
  it('adds and deletes things to do with the keyboard alone [B-021]', async () => {
    const user = userEvent.setup();
    open();
    await user.type(screen.getByRole('textbox', { name: 'Nueva tarea' }), 'Llamar al transportador{Enter}');
    expect(screen.getByText('Llamar al transportador')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Nueva tarea' })).toHaveValue('');
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.queryByText('Llamar al transportador')).not.toBeInTheDocument();
    expect(screen.getByText('No tiene tareas pendientes.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Nueva tarea' })).toHaveFocus();
  });

  it('lives in memory only: nothing is sent and nothing is stored [B-022]', async () => {
    const user = userEvent.setup();
    const { unmount } = open();
    await screen.findByRole('link', { name: /^Pedidos nuevos 7/ });
    const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    await screen.findByRole('combobox', { name: 'Detalle del periodo' });
    await screen.findByText('Facturas sin pedido en borrador');
    const sent = http.requests.length;
    await user.type(screen.getByRole('textbox', { name: 'Nueva tarea' }), 'Revisar la nevera{Enter}');
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).toBe(stored);
    expect(http.requests).toHaveLength(sent);
    unmount();
    open();
    expect(screen.getByText('Revisar la nevera')).toBeVisible();
  });

  it("never shows another user's list", async () => {
    const user = userEvent.setup();
    open();
    await user.type(screen.getByRole('textbox', { name: 'Nueva tarea' }), 'Solo para mí{Enter}');
    await act(() => signIn(anAdmin({ id: 4, email: 'superadmin@demo.test' })));
    expect(screen.queryByText('Solo para mí')).not.toBeInTheDocument();
  });
});
