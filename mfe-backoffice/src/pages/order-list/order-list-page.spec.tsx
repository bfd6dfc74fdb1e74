import '@testing-library/jest-dom';

import { accessibilityProblems, currentAddress, renderPagesAt } from '@lacteos/ui/testing';
import { answer, failure, stubHttp } from '@lacteos/api-client/testing';
import { FIGURES } from '@lacteos/contracts/reference/figures';
import type { StaffOrderRow } from '@lacteos/contracts/schemas';
import type { ComponentProps } from '@lacteos/contracts/offers';
import { publishComponentHost } from '@lacteos/remote-kit';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { queryClient } from '#frame/query-client';
import { anOrder } from '#testing/builders';
import { openRowMenu } from '#testing/office-page';
import { OrderListPage } from './order-list-page';

const LIST = 'GET /admin/orders';
const DELETE = 'DELETE /order/delete';
const QUESTION = '¿Estás seguro de que deseas eliminar esta orden? Esta acción no se puede deshacer.';

let http: ReturnType<typeof stubHttp>;

const answerWith = (orders: StaffOrderRow[], total = orders.length) => {
  http.reply({
    [LIST]: ({ query }) => answer(orders, { total, page: Number(query.get('page')), pageSize: 20 }),
  });
};

const open = async (at = '/admin/orders') => {
  const page = renderPagesAt(at, { '/admin/orders': OrderListPage });
  await waitFor(() => expect(http.requestsTo(LIST)).not.toHaveLength(0));
  return page;
};

const lastQuery = () => Object.fromEntries(http.requestsTo(LIST).at(-1)?.query ?? []);
const rowOf = async (id: number) => {
  const number = await screen.findByText(String(id), { selector: 'td a' });
  return within(number.closest('tr') as HTMLElement);
};
/** Number of such acts in the menus of the rows 41, 42 and 43. */
const actsByRow = async (name: RegExp): Promise<number[]> => {
  const user = userEvent.setup();
  const counts: number[] = [];
  for (const id of [41, 42, 43]) {
    counts.push((await openRowMenu(`Acciones del pedido ${id}`)).queryAllByRole('menuitem', { name }).length);
    await user.keyboard('{Escape}');
  }
  return counts;
};
const choose = async (user: ReturnType<typeof userEvent.setup>, filter: string, option: string) => {
  if (!screen.queryByRole('combobox', { name: filter }))
    await user.click(screen.getByRole('button', { name: 'Más filtros' }));
  await user.click(screen.getByRole('combobox', { name: filter }));
  await user.click(await screen.findByTitle(option));
};

beforeEach(() => {
  http = stubHttp({});
  answerWith([anOrder()]);
});
afterEach(() => {
  http.restore();
  queryClient.clear();
});

describe('orders table', () => {
  it('shows the sums of the filtered orders with their meaning, and requests none without filters [N-33-304]', async () => {
    const SUMS = 'GET /admin/orders/sums';
    const sums = { orders: 1, total: 35_700, credited: 2380, sales: 33_320, margin: 1200, received: 0 };
    http.reply({ [SUMS]: () => answer({ ...sums, units: 3 }) });
    await open();
    expect(http.requestsTo(SUMS)).toHaveLength(0);
    const filters = { active: 'true', isPaid: 'true', paidFrom: '2026-11-20', productId: '7' };
    await open(`/admin/orders?${new URLSearchParams(filters).toString()}`);
    const part = within(await screen.findByRole('region', { name: 'Sumas de la lista' }));
    const shown = part.getAllByRole('term').map((term) => {
      const amount = term.parentElement?.querySelector('dd')?.textContent ?? '';
      return [term.textContent, amount.replace(/\s/g, ' ')];
    });
    expect(shown).toEqual([
      [FIGURES.total.label, '$ 35.700,00'],
      [FIGURES.credited.label, '$ 2.380,00'],
      [FIGURES.sales.label, '$ 33.320,00'],
      [FIGURES.margin.label, '$ 1.200,00'],
      ['Unidades', '3'],
    ]);
    expect(part.getByText(/^Solo cuentan las líneas del producto/)).toBeInTheDocument();
    expect(Object.fromEntries(http.requestsTo(SUMS)[0]?.query ?? [])).toEqual(filters);
  });

  it('shows number, day, document, customer, payment method and total of an order [B-030, B-040, B-041]', async () => {
    answerWith([anOrder({ id: 41, createdAt: '2026-11-20T23:59:59.000Z', totalPrice: 12500.5 })]);
    await open();
    const row = await rowOf(41);
    expect(row.getAllByRole('cell').map((cell) => cell.textContent?.replace(/\s/g, ' '))).toEqual([
      '',
      '41',
      '2026-11-20',
      'Ana Rojas',
      'pedido activo',
      'No registra pago',
      'No registra envio',
      '$ 12.500,50',
      '2026-11-23 10:04',
      '1121900100',
      'Efectivo',
      '',
    ]);
  });

  it('says until when an unpaid order keeps its units, and finds those that lapse soon [N-16-264]', async () => {
    const endsAt = '2026-11-26T04:59:59.999Z';
    answerWith([
      anOrder({ id: 1, hold: { endsAt, releasedAt: null } }),
      anOrder({ id: 2, hold: { endsAt: null, releasedAt: null } }),
      anOrder({ id: 3, hold: { endsAt, releasedAt: endsAt } }),
      anOrder({ id: 4, isPaid: true, hold: null }),
    ]);
    await open();
    const holds = [];
    for (const id of [1, 2, 3, 4]) holds.push((await rowOf(id)).getAllByRole('cell')[8]?.textContent);
    expect(holds.map((text) => text?.replace(/\s/g, ' '))).toEqual([
      '2026-11-25 23:59',
      'No vence',
      'Liberada',
      '',
    ]);
    await choose(userEvent.setup(), 'Reservas por vencer', 'en 24 horas');
    await waitFor(() => expect(lastQuery()).toMatchObject({ holdEndsWithinHours: '24' }));
  });

  it('names status, payment and dispatch of each order [B-037, B-038, B-039]', async () => {
    const cases = [
      [41, { active: false }, 'pedido cancelado'],
      [42, { active: true }, 'pedido activo'],
      [43, { isPaid: true }, 'Aprobado'],
      [44, { isPaid: false }, 'No registra pago'],
      [45, { isPaid: true, isDelivered: true }, 'Despachado'],
      [46, { isDelivered: false }, 'No registra envio'],
    ] as const;
    answerWith(cases.map(([id, given]) => anOrder({ id, ...given })));
    await open();
    for (const [id, , text] of cases) expect((await rowOf(id)).getByText(text)).toBeVisible();
  });

  it('asks for 20 rows, newest first, and goes to the next page on the server [D-066]', async () => {
    const user = userEvent.setup();
    answerWith([anOrder()], 45);
    await open();
    expect(lastQuery()).toEqual({ page: '1', pageSize: '20', sort: '-createdAt' });
    expect(await screen.findByText('1–20 de 45 pedidos')).toBeVisible();
    await user.click(screen.getByRole('listitem', { name: '2' }));
    await waitFor(() => expect(lastQuery()).toMatchObject({ page: '2', pageSize: '20' }));
    expect(currentAddress()).toBe('/admin/orders?page=2');
  });

  it('searches on the server, keeps the text in the address and starts on the first page [B-030]', async () => {
    const user = userEvent.setup();
    answerWith([anOrder()], 45);
    await open('/admin/orders?page=2');
    await user.type(screen.getByRole('searchbox', { name: 'Buscar pedidos' }), 'cancelado{Enter}');
    await waitFor(() => expect(lastQuery()).toMatchObject({ page: '1', search: 'cancelado' }));
    expect(currentAddress()).toBe('/admin/orders?search=cancelado');
  });

  it('filters by status, payment and dispatch on the server', async () => {
    const user = userEvent.setup();
    await open();
    await choose(user, 'Pago', 'Aprobado');
    await waitFor(() => expect(lastQuery()).toMatchObject({ isPaid: 'true' }));
    await choose(user, 'Envío', 'No registra envio');
    await waitFor(() => expect(lastQuery()).toMatchObject({ isPaid: 'true', isDelivered: 'false' }));
    expect(currentAddress()).toBe('/admin/orders?isPaid=true&isDelivered=false');
    await user.click(screen.getByRole('button', { name: 'Limpiar filtros' }));
    await waitFor(() => expect(lastQuery()).toEqual({ page: '1', pageSize: '20', sort: '-createdAt' }));
  });

  it('shows the view of a link that was shared', async () => {
    await open('/admin/orders?search=1121&isPaid=false&sort=id&hidden=document,customer');
    expect(lastQuery()).toEqual({ page: '1', pageSize: '20', sort: 'id', search: '1121', isPaid: 'false' });
    expect(screen.getByRole('searchbox', { name: 'Buscar pedidos' })).toHaveValue('1121');
    expect(await screen.findByRole('columnheader', { name: /^Id/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    expect(screen.queryByRole('columnheader', { name: 'Documento' })).not.toBeInTheDocument();
  });

  it('filters by open duties, and keeps the filter in the address [N-33-907]', async () => {
    const user = userEvent.setup();
    await open();
    await choose(user, 'Por hacer', 'dinero por devolver');
    await waitFor(() => expect(lastQuery()).toMatchObject({ duty: 'refund' }));
    expect(currentAddress()).toContain('duty=refund');
    const filters = within(screen.getByRole('search', { name: 'Pedidos' }));
    expect(filters.getAllByText('dinero por devolver')).not.toHaveLength(0);
  });

  it('hides rare filters behind a button, and opens them when one is set [N-17-514]', async () => {
    const user = userEvent.setup();
    const { unmount } = await open();
    expect(screen.queryByRole('combobox', { name: 'Sin stock' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Más filtros' }));
    expect(screen.getByRole('combobox', { name: 'Sin stock' })).toBeVisible();
    unmount();
    await open('/admin/orders?paidWithoutStock=true');
    expect(screen.getByRole('combobox', { name: 'Sin stock' })).toBeVisible();
  });

  it('names the filters that another page set, and removes one [N-17-200, N-17-503]', async () => {
    const user = userEvent.setup();
    http.reply({
      'GET /store/stores': () => answer([{ id: 3, name: 'Tienda de Acacías', city: 'Acacías' }]),
      'GET /admin/product/7': () => answer({ id: 7, name: 'Kumis' }),
    });
    await open('/admin/orders?isInvoice=false&storeId=3&productId=7');
    expect(lastQuery()).toMatchObject({ isInvoice: 'false', storeId: '3', productId: '7' });
    expect(await screen.findByText('Con el producto: Kumis')).toBeVisible();
    const filters = within(screen.getByRole('search', { name: 'Pedidos' }));
    expect(filters.getAllByText('sin facturar')).not.toHaveLength(0);
    await waitFor(() => expect(filters.getAllByText('Tienda de Acacías')).not.toHaveLength(0));
    await user.click(screen.getByRole('button', { name: 'Quitar el filtro Con el producto' }));
    await waitFor(() => expect(currentAddress()).toBe('/admin/orders?isInvoice=false&storeId=3'));
  });

  it('prints every row that the filters leave, in one table without buttons [N-17-509]', async () => {
    const print = jest.spyOn(window, 'print').mockReturnValue(undefined);
    const orders = Array.from({ length: 25 }, (_, n) => anOrder({ id: 100 + n }));
    http.reply({
      [LIST]: ({ query }) => {
        const pageSize = Number(query.get('pageSize'));
        return answer(pageSize === 20 ? orders.slice(0, 1) : orders, { total: 25, page: 1, pageSize });
      },
    });
    await open('/admin/orders?isPaid=false');
    await rowOf(100);
    fireEvent.click(screen.getByRole('button', { name: 'Imprimir' }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    expect(lastQuery()).toMatchObject({ page: '1', pageSize: '200', isPaid: 'false' });
    const sheet = document.querySelector('.printSheet');
    expect(sheet?.querySelectorAll('tbody tr')).toHaveLength(25);
    expect(sheet?.querySelector('button')).toBeNull();
    fireEvent(window, new Event('afterprint'));
    await waitFor(() => expect(document.querySelector('.printSheet')).toBeNull());
  });

  it('names the field by which a search found an order [N-17-502]', async () => {
    answerWith([anOrder({ id: 5, foundBy: [{ field: 'phone', text: '310 123 4567' }] })]);
    await open('/admin/orders?search=4567');
    expect(await screen.findByText('Teléfono 310 123 4567')).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Coincidencia' })).toBeVisible();
  });

  it('sorts on the server with the keyboard alone', async () => {
    const pressEnterOn = (title: HTMLElement) => {
      expect(title).toHaveAttribute('tabindex', '0');
      fireEvent.keyDown(title, { key: 'Enter', keyCode: 13 });
    };
    await open();
    await rowOf(1);
    pressEnterOn(screen.getByRole('columnheader', { name: /^Total/ }));
    await waitFor(() => expect(lastQuery()).toMatchObject({ sort: 'totalPrice' }));
    pressEnterOn(screen.getByRole('columnheader', { name: /^Total/ }));
    await waitFor(() => expect(lastQuery()).toMatchObject({ sort: '-totalPrice' }));
  });

  it('hides a column and keeps that in the address', async () => {
    const user = userEvent.setup();
    await open();
    await rowOf(1);
    await user.click(screen.getByRole('button', { name: 'Columnas' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Documento' }));
    expect(screen.queryByRole('columnheader', { name: 'Documento' })).not.toBeInTheDocument();
    expect(currentAddress()).toBe('/admin/orders?hidden=document');
  });

  it('keeps the order and the widths of the columns for the person [N-17-051]', async () => {
    const user = userEvent.setup();
    const titles = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    const { unmount } = await open();
    await rowOf(1);
    await user.click(screen.getByRole('button', { name: 'Columnas' }));
    await user.click(await screen.findByRole('button', { name: 'Total antes' }));
    await user.click(screen.getByRole('button', { name: 'Cliente más ancha' }));
    expect(titles().slice(5, 7)).toEqual(['Pago', 'Total']);
    unmount();
    await open();
    await rowOf(1);
    expect(titles().slice(5, 8)).toEqual(['Pago', 'Total', 'Envío']);
    expect(document.querySelector('col:nth-child(4)')).toHaveStyle({ width: '244px' });
    await user.click(screen.getByRole('button', { name: 'Columnas' }));
    await user.click(await screen.findByRole('button', { name: 'Orden y anchos de fábrica' }));
    expect(titles().slice(5, 7)).toEqual(['Pago', 'Envío']);
    expect(localStorage).toHaveLength(0);
  });

  it('leads to the order for staff [B-032]', async () => {
    const user = userEvent.setup();
    answerWith([anOrder({ id: 41 })]);
    await open();
    const menu = await openRowMenu('Acciones del pedido 41');
    await user.click(menu.getByRole('menuitem', { name: 'Detalles del pedido 41' }));
    expect(currentAddress()).toBe('/orderstore/41');
  });

  it('says that there are no orders yet, or none that match', async () => {
    const user = userEvent.setup();
    answerWith([]);
    await open('/admin/orders?search=nadie');
    expect(await screen.findByText('Ningún pedido coincide con la búsqueda.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ver todos los pedidos' }));
    expect(await screen.findByText('Todavía no hay pedidos.')).toBeVisible();
    expect(screen.getByText('Aparecen aquí cuando un cliente o un cajero genera uno.')).toBeVisible();
  });

  it('shows the last page when the address points beyond it', async () => {
    http.reply({
      [LIST]: ({ query }) => {
        const page = Number(query.get('page'));
        return answer(page === 2 ? [anOrder({ id: 41 })] : [], { total: 21, page, pageSize: 20 });
      },
    });
    await open('/admin/orders?page=9');
    expect(await rowOf(41)).toBeDefined();
    await waitFor(() => expect(currentAddress()).toBe('/admin/orders?page=2'));
  });

  it('shows the text of the server when loading fails, and tries again', async () => {
    const user = userEvent.setup();
    http.reply({ [LIST]: () => failure(500, 'INTERNAL', 'Error interno del servidor.') });
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Error interno del servidor.');
    answerWith([anOrder({ id: 41 })]);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await rowOf(41)).toBeDefined();
  });

  it('says that the account may not see the page instead of offering a retry', async () => {
    http.reply({ [LIST]: () => failure(403, 'AUTH.FORBIDDEN', 'No tiene permiso.') });
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Su cuenta no tiene permiso para ver esta página.',
    );
    expect(screen.getByRole('alert')).toHaveTextContent('pida a un superadministrador');
    expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
  });

  it('has no accessibility violations', async () => {
    const { container } = await open();
    await rowOf(1);
    expect(await accessibilityProblems(container)).toEqual([]);
  });
});

describe('deleting an order', () => {
  const ask = async () => {
    const user = userEvent.setup();
    await open();
    await user.click(
      (await openRowMenu('Acciones del pedido 41')).getByRole('menuitem', { name: 'Eliminar el pedido 41' }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    return { user, dialog };
  };

  beforeEach(() => answerWith([anOrder({ id: 41 })]));

  it('is offered only while the order is unpaid [B-033]', async () => {
    answerWith([anOrder({ id: 41, isPaid: true }), anOrder({ id: 42 }), anOrder({ id: 43, active: false })]);
    await open();
    expect(await actsByRow(/^Eliminar/)).toEqual([0, 1, 0]);
    expect(screen.queryByRole('button', { name: /^Eliminar/ })).not.toBeInTheDocument();
  });

  it('asks first and does nothing when the answer is no [B-034]', async () => {
    const { user, dialog } = await ask();
    expect(dialog.getByText(QUESTION)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    expect(http.requestsTo(DELETE)).toHaveLength(0);
  });

  it('deletes the order by its id, says so and reads the list again [B-231]', async () => {
    http.reply({ [DELETE]: () => answer(null) });
    const { user, dialog } = await ask();
    answerWith([anOrder({ id: 41, active: false })]);
    await user.click(dialog.getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('¡Orden eliminada con éxito!.')).toBeVisible();
    expect(http.requestsTo(DELETE).map(({ query }) => query.toString())).toEqual(['id=41']);
    expect(await screen.findByText('pedido cancelado')).toBeVisible();
  });

  it.each([
    [
      'a refusal of the server',
      failure(500, 'INTERNAL', 'x'),
      'No se pudo eliminar la orden. Intentelo nuevamente',
    ],
    [
      'an order that was paid meanwhile',
      failure(409, 'ORDERS.ALREADY_PAID', 'x'),
      'Eliminación fallida. Verifique el estado de la orden.',
    ],
    [
      'a call without an answer',
      'network-loss' as const,
      'Eliminación fallida. Verifique el estado de la orden.',
    ],
  ])('reports %s [B-232, B-233]', async (_case, given, text) => {
    http.reply({ [DELETE]: () => given });
    const { user, dialog } = await ask();
    await user.click(dialog.getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText(text)).toBeVisible();
  });
});

describe('the next actions on an order', () => {
  const DISPATCH = 'PUT /order/delivery';
  const paid = { isPaid: true, paidAt: '2026-11-20T16:00:00.000Z' };
  const openRow = async (given: Partial<StaffOrderRow>) => {
    const user = userEvent.setup();
    answerWith([anOrder({ id: 41, ...given })]);
    await open();
    return { user, row: await rowOf(41) };
  };
  afterEach(() => publishComponentHost(null));

  it("offers 'Generar Despacho' for paid orders until they are delivered [B-035]", async () => {
    answerWith([
      anOrder({ id: 41, ...paid }),
      anOrder({ id: 42 }),
      anOrder({ id: 43, ...paid, isDelivered: true }),
    ]);
    await open();
    expect(await actsByRow(/^Generar Despacho/)).toEqual([1, 0, 0]);
  });

  it("offers 'Facturar' for paid orders until they are invoiced [B-036]", async () => {
    answerWith([
      anOrder({ id: 41, ...paid, isDelivered: true }),
      anOrder({ id: 42 }),
      anOrder({ id: 43, ...paid, isInvoice: true }),
    ]);
    await open();
    expect(await actsByRow(/^Facturar/)).toEqual([1, 0, 0]);
  });

  it('names a draft and sends it to the DIAN in the invoice modal [N-33-207]', async () => {
    publishComponentHost(({ name }) => <p>{name}</p>);
    const { user, row } = await openRow({ ...paid, invoiceState: 'draft' });
    expect(row.getByText('borrador sin enviar')).toBeVisible();
    const menu = await openRowMenu('Acciones del pedido 41');
    expect(menu.queryByRole('menuitem', { name: /^Facturar/ })).not.toBeInTheDocument();
    await user.click(menu.getByRole('menuitem', { name: 'Enviar a la DIAN del pedido 41' }));
    expect(await screen.findByText('InvoiceDialog')).toBeVisible();
  });

  it("'Facturar' opens the invoice modal of invoicing and reads the list again afterwards [B-036]", async () => {
    publishComponentHost(({ remote, name, props }) => {
      const { orderId, onGenerated } = props as ComponentProps<'mfe-invoicing', 'InvoiceDialog', 1>;
      return (
        <button onClick={onGenerated}>
          {remote} {name} {orderId}
        </button>
      );
    });
    const { user } = await openRow(paid);
    await user.click(
      (await openRowMenu('Acciones del pedido 41')).getByRole('menuitem', { name: 'Facturar del pedido 41' }),
    );
    answerWith([anOrder({ id: 41, ...paid, isInvoice: true })]);
    await user.click(await screen.findByRole('button', { name: 'mfe-invoicing InvoiceDialog 41' }));
    await waitFor(async () => {
      const menu = await openRowMenu('Acciones del pedido 41');
      expect(menu.queryByRole('menuitem', { name: /^Facturar/ })).not.toBeInTheDocument();
    });
  });

  it('invoices several at once, and shows the progress of the last run [N-17-303]', async () => {
    publishComponentHost(({ name, props }) => {
      const { orders, onClose } = props as ComponentProps<'mfe-invoicing', 'BulkInvoiceDialog', 1>;
      return (
        <button onClick={onClose}>
          {name} {orders.map(({ id }) => id).join(' ')}
        </button>
      );
    });
    const rows = ['done', 'waiting', 'failed'].map((outcome) => ({ outcome }));
    http.reply({
      'GET /siigo/invoice-runs/last': () =>
        answer({ id: 5, isRunning: true, rows, createdAt: '2026-11-22T15:00:00.000Z' }),
    });
    const { user } = await openRow(paid);
    expect(await screen.findByText('Facturando pedidos: 2 de 3 listos.')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Seleccionar el pedido 41' }));
    await user.click(screen.getByRole('button', { name: 'Facturar (1)' }));
    const reads = http.requestsTo(LIST).length;
    await user.click(await screen.findByRole('button', { name: 'BulkInvoiceDialog 41' }));
    await waitFor(() => expect(http.requestsTo(LIST).length).toBeGreaterThan(reads));
    await user.click(screen.getByRole('button', { name: 'Ver' }));
    expect(await screen.findByRole('button', { name: 'BulkInvoiceDialog' })).toBeVisible();
  });

  it('says that invoicing is unavailable instead of doing nothing', async () => {
    const { user } = await openRow(paid);
    await user.click(
      (await openRowMenu('Acciones del pedido 41')).getByRole('menuitem', { name: 'Facturar del pedido 41' }),
    );
    expect(await screen.findByText(/La facturación no está disponible/)).toBeVisible();
  });

  it('registers guide and carrier of a dispatch with the names of municipality and department [B-062, B-138]', async () => {
    http.reply({ [DISPATCH]: () => answer(null) });
    const { user } = await openRow(paid);
    await user.click(
      (await openRowMenu('Acciones del pedido 41')).getByRole('menuitem', {
        name: 'Generar Despacho del pedido 41',
      }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Registrar envío' }));
    await waitFor(() => expect(dialog.getAllByText('Este campo es obligatorio.')).toHaveLength(2));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Transportadora' }), 'SERVIENTREGA');
    await user.type(dialog.getByRole('textbox', { name: 'Número de guía' }), 'GU-778');
    await user.click(dialog.getByRole('button', { name: 'Registrar envío' }));
    expect(await screen.findByText('Datos envio se registro exitosamente.')).toBeVisible();
    expect(http.requestsTo(DISPATCH).map(({ body }) => body)).toEqual([
      {
        id: 41,
        data: {
          date: expect.any(String),
          numberGuide: 'GU-778',
          transport: 'SERVIENTREGA',
          shippingPrice: 0,
          shippingAddress: 'Calle 10 # 20-30',
          shippingAddressCity: 'Villavicencio',
          shippingAddressCountry: 'Meta',
          shippingAddressPhone: '3100000000',
        },
      },
    ]);
  });

  it('dispatches several at once and names their sum; one that fails stays open with its reason [N-38-306]', async () => {
    const user = userEvent.setup();
    http.reply({
      [DISPATCH]: ({ body }) =>
        (body as { id: number }).id === 42
          ? failure(409, 'ORDERS.ALREADY_DISPATCHED', 'El pedido ya está despachado.')
          : answer(null),
    });
    answerWith([anOrder({ id: 41, ...paid }), anOrder({ id: 42, ...paid }), anOrder({ id: 43 })]);
    await open();
    await rowOf(41);
    for (const id of [41, 42, 43])
      await user.click(screen.getByRole('checkbox', { name: `Seleccionar el pedido ${id}` }));
    expect(screen.getByText(/^3 pedidos seleccionados · \$\s37\.501,50$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Generar Despacho (2)' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^2 pedidos · \$\s25\.001,00$/)).toBeVisible();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Transportadora' }), 'TCC');
    await user.type(dialog.getByRole('textbox', { name: 'Número de guía, pedido 41' }), 'A-1');
    await user.type(dialog.getByRole('textbox', { name: 'Número de guía, pedido 42' }), 'A-2');
    await user.click(dialog.getByRole('button', { name: 'Registrar envío' }));
    expect(await screen.findByText('Pedido 42: El pedido ya está despachado.')).toBeVisible();
    expect(dialog.queryByRole('textbox', { name: 'Número de guía, pedido 41' })).not.toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: 'Número de guía, pedido 42' })).toHaveValue('A-2');
  });

  it('registers the payments of several at once with pasted references; one that fails stays open [N-17-304, N-17-517]', async () => {
    const PAY = 'PUT /order/paymentResult';
    answerWith([anOrder({ id: 41 }), anOrder({ id: 42 })]);
    http.reply({
      [PAY]: ({ body }) =>
        (body as { id: number }).id === 41
          ? answer(null)
          : failure(409, 'ORDERS.ALREADY_PAID', 'El pedido ya está pagado.'),
    });
    await open();
    await rowOf(41);
    const user = userEvent.setup();
    await user.click(screen.getByRole('checkbox', { name: 'Seleccionar todas las filas' }));
    await user.click(screen.getByRole('button', { name: 'Registrar pago (2)' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^2 pedidos · \$\s25\.001,00$/)).toBeVisible();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Método de pago' }), 'Nequi');
    await user.click(await dialog.findByLabelText('Número de transacción, pedido 41'));
    await user.paste('42\tN-2\n41\tN-1');
    await user.click(dialog.getByRole('button', { name: 'Registrar 2 pagos' }));
    expect(await dialog.findByText('Pedido 42: El pedido ya está pagado.')).toBeVisible();
    expect(http.requestsTo(PAY).map(({ body }) => body)).toMatchObject([
      { id: 41, data: { paymentMethod: 'Nequi', transactionNumber: 'N-1', totalPrice: 12500.5 } },
      { id: 42, data: { paymentMethod: 'Nequi', transactionNumber: 'N-2' } },
    ]);
    expect(dialog.queryByLabelText('Número de transacción, pedido 41')).not.toBeInTheDocument();
    http.reply({ [PAY]: () => answer(null) });
    await user.click(dialog.getByRole('button', { name: 'Registrar 1 pago' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('shows everything that happened to an order, with who did it and when', async () => {
    http.reply({
      'GET /admin/orders/41/timeline': () =>
        answer([
          { id: 1, name: 'OrderPlaced', at: '2026-11-20T15:04:00.000Z', actor: 'Ana Rojas', detail: null },
          { id: 2, name: 'OrderPaid', at: '2026-11-20T16:00:00.000Z', actor: null, detail: 'Wompi' },
        ]),
    });
    const { user } = await openRow(paid);
    await user.click(
      (await openRowMenu('Acciones del pedido 41')).getByRole('menuitem', {
        name: 'Historial del pedido 41',
      }),
    );
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText('Pedido recibido')).toBeVisible();
    expect(drawer.getByText(/10:04/).parentElement).toHaveTextContent(/10:04.* · Ana Rojas/);
    expect(drawer.getByText('Wompi')).toBeVisible();
    expect(drawer.getByText(/11:00/).parentElement).toHaveTextContent(/11:00.* · Sistema/);
  });

  it('marks and filters orders paid without stock', async () => {
    const { row } = await openRow({ ...paid, paidWithoutStock: true });
    expect(row.getByText('pagado sin stock')).toBeVisible();
    await choose(userEvent.setup(), 'Sin stock', 'pagado sin stock');
    await waitFor(() => expect(lastQuery()).toMatchObject({ paidWithoutStock: 'true' }));
  });

  it('marks and filters wrong payments', async () => {
    const { row } = await openRow({ ...paid, paymentAlert: 'double-payment' });
    expect(row.getByText('pago doble')).toBeVisible();
    await choose(userEvent.setup(), 'Revisión de pagos', 'por revisar');
    await waitFor(() => expect(lastQuery()).toMatchObject({ hasPaymentAlert: 'true' }));
  });
});

describe('views and files of the table', () => {
  it('keeps a view under a name for the user and opens it again', async () => {
    const user = userEvent.setup();
    http.reply({
      'GET /admin/views/orders': () => answer([{ name: 'Por despachar', query: 'isPaid=true' }]),
      'PUT /admin/views/orders': ({ body }) => answer((body as { views: object[] }).views),
    });
    await open('/admin/orders?isPaid=false&density=small');
    const views = screen.getByRole('button', { name: 'Vistas' });
    await waitFor(() => expect(views).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Vistas' }));
    await user.type(await screen.findByRole('textbox', { name: 'Nombre de la vista' }), 'Por cobrar{Enter}');
    expect(await screen.findByRole('button', { name: 'Por cobrar' })).toBeVisible();
    expect(http.requestsTo('PUT /admin/views/orders')[0]?.body).toEqual({
      views: [
        { name: 'Por despachar', query: 'isPaid=true' },
        { name: 'Por cobrar', query: 'isPaid=false&density=small' },
      ],
    });
    const saved = within(screen.getByRole('tooltip'));
    await user.click(saved.getByRole('button', { name: 'Por despachar' }));
    expect(currentAddress()).toBe('/admin/orders?isPaid=true');
  });

  it('downloads the filtered rows as a file [N-16-167]', async () => {
    const user = userEvent.setup();
    URL.createObjectURL = () => 'blob:file';
    URL.revokeObjectURL = () => undefined;
    http.reply({ 'GET /admin/orders/export': () => ({ status: 200, body: 'Id' }) });
    await open('/admin/orders?isPaid=true');
    await user.click(await screen.findByRole('button', { name: 'Exportar' }));
    await user.click(await screen.findByText('CSV'));
    expect(await screen.findByText(/^Se descargó /)).toBeVisible();
    expect(Object.fromEntries(http.requestsTo('GET /admin/orders/export')[0]?.query ?? [])).toEqual({
      sort: '-createdAt',
      isPaid: 'true',
      format: 'csv',
    });
    http.reply({ 'GET /admin/orders/export': 'cut-off' });
    await user.click(screen.getByRole('button', { name: 'Exportar' }));
    await user.click(await screen.findByText('CSV'));
    expect(await screen.findByText(/^La descarga se interrumpió antes de terminar/)).toBeVisible();
  });
});
