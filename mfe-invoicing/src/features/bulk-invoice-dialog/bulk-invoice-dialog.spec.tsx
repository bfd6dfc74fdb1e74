import { accessibilityProblems } from '@lacteos/ui/testing';
import { answer, failure, stubHttp } from '@lacteos/api-client/testing';
import type { InvoiceRun, InvoiceRunRow } from '@lacteos/contracts/schemas';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { queryClient } from '#frame/query-client';
import { anInvoiceState, anInvoiceType } from '#testing/builders';
import { choose, openAt, press } from '#testing/open-page';
import { BulkInvoiceDialog } from './bulk-invoice-dialog';
import type { InvoicedOrder } from './run-choices';

const LAST = 'GET /siigo/invoice-runs/last';
const START = 'POST /siigo/invoice-runs';
const CHECK = 'POST /siigo/invoice/preflight';
const ORDERS = [
  { id: 41, title: '41 · Ana Rojas · $ 12.500,00', totalPrice: 12_500 },
  { id: 42, title: '42 · Luis Mora · $ 8.000,00', totalPrice: 8000 },
];
const CHOICES = {
  invoiceType: 28216,
  sendToDian: true,
  sendToEmail: false,
  sendToCostCenters: null,
  sendToCommentsInvoice: '',
  sendToUser: 629,
};
const aRow = (orderId: number, change: Partial<InvoiceRunRow> = {}): InvoiceRunRow => ({
  orderId,
  outcome: 'waiting',
  message: null,
  link: null,
  invoice: null,
  ...change,
});
const aRun = (rows: InvoiceRunRow[], change: Partial<InvoiceRun> = {}): InvoiceRun => ({
  id: 5,
  isRunning: rows.some(({ outcome }) => ['waiting', 'sending'].includes(outcome)),
  isCancelled: false,
  choices: CHOICES,
  rows,
  createdAt: '2026-11-22T15:00:00.000Z',
  ...change,
});
const issued = anInvoiceState({ state: 'issued', label: 'Emitida', name: 'FV-1-7' });

let http: ReturnType<typeof stubHttp>;
const onChanged = jest.fn();
const onClose = jest.fn();

const open = (orders: readonly InvoicedOrder[] = ORDERS) =>
  openAt(
    '/admin/orders?isPaid=true',
    <BulkInvoiceDialog orders={orders} onClose={onClose} onChanged={onChanged} />,
  );
const stateOf = async (title: string) => {
  const head = await screen.findByRole('rowheader', { name: title, hidden: true });
  return within(head.closest('tr') as HTMLElement);
};

beforeEach(() => {
  jest.clearAllMocks();
  http = stubHttp({
    'GET /siigo/invoice/type': () =>
      answer([
        anInvoiceType({ id: 28216, electronic_type: 'ElectronicInvoice' }),
        anInvoiceType({ id: 28219, name: 'A mano', automatic_number: false }),
      ]),
    'GET /siigo/users': () => answer([{ id: 629, first_name: 'Marta', identification: '40390111' }]),
    'GET /siigo/costCenters': () => answer([]),
    [LAST]: () => answer(null),
    [CHECK]: () => answer({ findings: [] }),
    [START]: () => answer(aRun([aRow(41), aRow(42)]), undefined, 201),
  });
});
afterEach(() => {
  http.restore();
  queryClient.clear();
});

describe('the dialog that invoices several orders', () => {
  it('starts with the last choices, checks every order and needs one press to start [N-17-302]', async () => {
    http.reply({ [LAST]: () => answer(aRun([aRow(7, { outcome: 'done' })])) });
    open();
    const start = await screen.findByRole('button', { name: 'Facturar 2 pedidos' });
    await waitFor(() => expect(start).toBeEnabled());
    expect(http.requestsTo(CHECK).map(({ body }) => body)).toEqual([
      { orderId: 41, ...CHOICES },
      { orderId: 42, ...CHOICES },
    ]);
    http.reply({ [LAST]: () => answer(aRun([aRow(41), aRow(42)])) });
    fireEvent.click(start);
    expect(await screen.findByText(/0 de 2 listos/)).toBeVisible();
    expect(http.requestsTo(START).map(({ body }) => body)).toEqual([{ orderIds: [41, 42], ...CHOICES }]);
  });

  it('asks for the seller the first time, and offers no type that is numbered by hand', async () => {
    open();
    await waitFor(() => expect(screen.getAllByText('Elija el tipo y el vendedor')).toHaveLength(2));
    expect(screen.queryByText(/A mano/)).not.toBeInTheDocument();
    await choose('Vendedor', 'Marta - 40390111');
    expect(await screen.findByRole('button', { name: 'Facturar 2 pedidos' })).toBeEnabled();
  });

  it('sums the orders, and once checked those that can be invoiced [N-38-306]', async () => {
    http.reply({
      [CHECK]: ({ body }) => {
        const { orderId } = body as { orderId: number };
        const reason = { code: 'CUSTOMER_INACTIVE', message: 'El cliente está inactivo.', link: null };
        return answer({ findings: orderId === 42 ? [{ ...reason, severity: 'error' }] : [] });
      },
    });
    open();
    expect(await screen.findByText('2 pedidos · $ 20.500,00')).toBeVisible();
    await choose('Vendedor', 'Marta - 40390111');
    expect(await screen.findByText('1 pedido · $ 12.500,00')).toBeVisible();
  });

  it('says no sum to a page that tells no totals', async () => {
    http.reply({ [LAST]: () => answer(aRun([aRow(7, { outcome: 'done' })])) });
    open(ORDERS.map(({ id, title }) => ({ id, title })));
    expect(await screen.findByRole('button', { name: 'Facturar 2 pedidos' })).toBeVisible();
    expect(screen.queryByText(/^2 pedidos ·/)).not.toBeInTheDocument();
  });

  it('asks before what was chosen is lost by closing it [N-19-194]', async () => {
    open();
    await choose('Vendedor', 'Marta - 40390111');
    press('Cancelar');
    fireEvent.click(await screen.findByText('Seguir editando', { selector: 'button span' }));
    await waitFor(() => expect(screen.queryByText('Seguir editando')).toBeNull());
    expect(onClose).not.toHaveBeenCalled();
    press('Cerrar');
    fireEvent.click(await screen.findByText('Descartar', { selector: 'button span' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  });

  it('excludes orders that would be refused, with the reason and a link to the correction [N-17-302]', async () => {
    http.reply({
      [LAST]: () => answer(aRun([aRow(7, { outcome: 'done' })])),
      [CHECK]: ({ body }) =>
        answer({
          findings:
            (body as { orderId: number }).orderId === 42
              ? [
                  {
                    code: 'CUSTOMER_INACTIVE',
                    severity: 'error',
                    message: 'El cliente está inactivo.',
                    link: '/admin/customers?search=1121',
                  },
                ]
              : [{ code: 'OLD', severity: 'warning', message: 'El correo falta.', link: null }],
        }),
    });
    open();
    await screen.findByRole('button', { name: 'Facturar 1 pedido' });
    const refused = await stateOf(ORDERS[1]?.title ?? '');
    expect(refused.getByText('No se puede facturar')).toBeVisible();
    expect(refused.getByRole('link', { name: 'Corregir el cliente', hidden: true })).toHaveAttribute(
      'href',
      '/admin/customers?search=1121',
    );
    expect((await stateOf(ORDERS[0]?.title ?? '')).getByText('El correo falta.')).toBeVisible();
    press('Facturar 1 pedido');
    await waitFor(() => expect(http.requestsTo(START)).toHaveLength(1));
    expect(http.requestsTo(START)[0]?.body).toMatchObject({ orderIds: [41] });
  });

  it('follows the run, reports each finished order to the page, and repeats failed ones [N-17-303]', async () => {
    const failed = aRow(42, { outcome: 'failed', message: 'El NIT no existe.', link: '/orderstore/42' });
    const ended = aRun([aRow(41, { outcome: 'done', invoice: issued }), failed]);
    http.reply({
      [LAST]: () => answer(ended),
      'POST /siigo/invoice-runs/5/retry': () => answer(aRun([aRow(41, { outcome: 'done' }), aRow(42)])),
    });
    open([]);
    expect(await screen.findByText('1 de 2 facturados, 1 sin factura.')).toBeVisible();
    expect((await stateOf('Pedido 41')).getByText('Emitida · FV-1-7')).toBeVisible();
    expect((await stateOf('Pedido 42')).getByText(/El NIT no existe\./)).toBeVisible();
    await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
    expect(await accessibilityProblems(screen.getByRole('dialog'))).toEqual([]);
    press('Reintentar 1');
    expect(await screen.findByText(/1 de 2 listos/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Detener los 1 que faltan' })).toBeVisible();
  });

  it('counts a draft as open, not as invoiced [N-33-954]', async () => {
    const draft = { ...issued, state: 'draft', label: 'Borrador, no enviada a la DIAN' } as const;
    const rows = [
      aRow(41, { outcome: 'done', invoice: issued }),
      aRow(42, { outcome: 'done', invoice: draft }),
    ];
    http.reply({ [LAST]: () => answer(aRun(rows)) });
    open([]);
    expect(await screen.findByText('1 de 2 facturados, 1 en borrador, sin enviar a la DIAN.')).toBeVisible();
    const toneOf = async (title: string): Promise<string | undefined> =>
      (await stateOf(title)).getByText(/FV-1-7$/).dataset['tone'];
    expect([await toneOf('Pedido 41'), await toneOf('Pedido 42')]).toEqual(['good', 'open']);
  });

  it('is stopped by a press [N-17-303]', async () => {
    http.reply({
      [LAST]: () => answer(aRun([aRow(41), aRow(42)])),
      'POST /siigo/invoice-runs/5/cancel': () =>
        answer(aRun([aRow(41, { outcome: 'cancelled' }), aRow(42, { outcome: 'cancelled' })])),
    });
    open([]);
    fireEvent.click(await screen.findByRole('button', { name: 'Detener los 2 que faltan' }));
    await waitFor(() => expect(screen.getAllByText('Detenido antes de facturar')).toHaveLength(2));
    expect(screen.getByRole('button', { name: 'Reintentar 2' })).toBeVisible();
  });

  it('says why a run could not start, and keeps the choices', async () => {
    http.reply({
      [LAST]: () => answer(aRun([aRow(7, { outcome: 'done' })])),
      [START]: () => failure(400, 'VALIDATION.FAILED', 'Hay datos que no son válidos.'),
    });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Facturar 2 pedidos' }));
    expect(await screen.findByText('Hay datos que no son válidos.')).toBeVisible();
    await act(async () => undefined);
    expect(screen.getByRole('button', { name: 'Facturar 2 pedidos' })).toBeEnabled();
  });
});
