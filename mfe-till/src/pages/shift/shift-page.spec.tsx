import '@testing-library/jest-dom';
import { answer, failure, stubHttp, type HttpStub } from '@lacteos/api-client/testing';
import { signIn } from '@lacteos/session-bus/testing';
import { accessibilityProblems } from '@lacteos/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { aCashier, aDrawer, aPaper, aReceipt, aShift, aTillSale } from '#testing/builders';
import { browserSaleStore } from '../../features/sending/browser-sale-store';
import { forgetPage, renderAt } from '#testing/render-page';

beforeAll(() => import('#pages/shift/shift-page'), 60_000);

const META = { total: 1, page: 1, pageSize: 20 };
const TOTALS = [{ method: 'Nequi', amount: 23_800 }];

describe('the page Mi caja', () => {
  let api: HttpStub;
  beforeEach(async () => {
    forgetPage();
    globalThis.indexedDB = new IDBFactory();
    window.print = jest.fn();
    api = stubHttp({
      'GET /admin/cash-desk/shift': answer(aShift()),
      'GET /admin/cash-desk/movements': answer([]),
      'GET /till/shifts': answer([aShift()]),
      'GET /till/drawers': answer([aDrawer(), aDrawer({ id: 4, name: 'Caja 2' })]),
      'GET /till/sales': answer([aTillSale()], { ...META, totals: TOTALS }),
      'GET /till/shifts/9/paper': answer(aPaper()),
    });
    await signIn(aCashier());
  });
  afterEach(() => api.restore());

  const open = async () => {
    const view = renderAt('/caja/turno');
    await screen.findByText(/Turno 9, Tienda La Ceiba/);
    return view;
  };
  const printed = () => document.querySelector('[data-till-paper]');
  const pieces = (value: number) => screen.getByLabelText(`Cantidad de ${value} pesos`);
  const startClosing = async ({ user }: Awaited<ReturnType<typeof open>>) => {
    await user.click(screen.getByRole('button', { name: 'Cerrar turno' }));
    return screen.findByRole('dialog', { name: 'Cerrar turno de caja' });
  };

  it('opens a shift in a chosen drawer, counted by bills and coins [N-39-530]', async () => {
    api.reply({
      'GET /admin/cash-desk/shift': answer(null),
      'POST /admin/cash-desk/shift': answer(aShift(), undefined, 201),
    });
    const { user } = renderAt('/caja/turno');
    await user.click(await screen.findByRole('button', { name: 'Abrir turno' }));
    await user.selectOptions(await screen.findByLabelText('Cajón'), 'Caja 2');
    await user.type(pieces(20_000), '3');
    api.reply({ 'GET /admin/cash-desk/shift': answer(aShift()) });
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Abrir turno' }));
    await screen.findByText(/Turno 9, Tienda La Ceiba/);
    expect(api.requestsTo('POST /admin/cash-desk/shift')[0]?.body).toEqual({
      counts: [{ value: 20_000, count: 3 }],
      drawerId: 4,
    });
  });

  it('counts blindly: the difference comes after the count, and needs words [N-39-531]', async () => {
    api.reply({
      'PUT /admin/cash-desk/shift': failure(409, 'CASH_DESK.DIFFERENCE', 'La cuenta no coincide.', {
        note: 'Explique la diferencia.',
        difference: -2_000,
      }),
    });
    const view = await open();
    const { user } = view;
    expect(screen.queryByText(/Debe haber/)).not.toBeInTheDocument();
    const dialog = within(await startClosing(view));
    await user.type(pieces(50_000), '2');
    await user.click(dialog.getByRole('button', { name: /^Cerrar con .*100.000,00$/ }));
    expect(await dialog.findByText('Faltan $ 2.000,00')).toBeVisible();
    expect(dialog.getByText('Explique la diferencia.')).toBeVisible();
    const note = dialog.getByRole('textbox', { name: 'Nota' });
    await waitFor(() => expect(note).toHaveFocus());
    api.reply({ 'PUT /admin/cash-desk/shift': answer(aShift({ closedAt: '2026-11-29T22:00:00.000Z' })) });
    await user.type(note, 'Faltó un billete{Enter}');
    expect(await screen.findByText('Turno cerrado')).toBeVisible();
    expect(api.requestsTo('PUT /admin/cash-desk/shift').map(({ body }) => body)).toEqual([
      { shiftId: 9, counts: [{ value: 50_000, count: 2 }] },
      { shiftId: 9, counts: [{ value: 50_000, count: 2 }], note: 'Faltó un billete' },
    ]);
    await waitFor(() => expect(printed()).toHaveTextContent('Informe Z: cierre de turno'));
  });

  it('shows role 4 what has to be there', async () => {
    api.reply({ 'GET /admin/cash-desk/shift': answer(aShift({ expectedCash: 145_000 })) });
    await signIn(aCashier({ id_role: 4, stores: [] }));
    await open();
    expect(screen.getByText('$ 145.000,00')).toBeVisible();
  });

  it('keeps an unfinished count across a reload, hidden from another person [N-39-532]', async () => {
    const first = await open();
    await startClosing(first);
    await first.user.type(pieces(10_000), '7');
    first.unmount();

    const again = await open();
    await startClosing(again);
    expect(pieces(10_000)).toHaveValue('7');
    again.unmount();

    await signIn(aCashier({ id: 3 }));
    const other = await open();
    await startClosing(other);
    expect(pieces(10_000)).toHaveValue('');
  });

  it('closes no shift while the device has unsent sales [N-39-536]', async () => {
    globalThis.structuredClone ??= ((value: unknown) =>
      JSON.parse(JSON.stringify(value))) as typeof structuredClone;
    await browserSaleStore().write({
      ...{ format: 1, key: 'k', userId: 2, storeId: 5, at: '2026-11-29T15:00:00.000Z', state: 'sending' },
      ...{ body: { items: [], payments: [], totalPrice: 1 }, sale: null, refusal: null },
    });
    api.reply({ 'POST /till/sales': 'network-loss' });
    const { user } = await open();
    expect(await screen.findByText(/^1 venta por enviar, la más antigua hace /)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cerrar turno' }));
    expect(await screen.findByText(/tiene ventas sin enviar/)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('records an expense with its photo [N-39-533]', async () => {
    api.reply({
      'POST /media/expenses': { status: 200, body: { secure_url: '/api/media/expenses/1.webp' } },
      'POST /till/movements': answer({}, undefined, 201),
    });
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Retiro, gasto o cambio' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Registrar' }));
    expect(dialog.getByText('Escriba el valor.')).toBeVisible();
    await user.type(dialog.getByLabelText('Valor'), '5.000');
    await user.type(dialog.getByLabelText('Nota'), 'Bolsas');
    await user.upload(
      dialog.getByLabelText(/Foto del recibo/),
      new File(['x'], 'recibo.jpg', { type: 'image/jpeg' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Registrar' }));
    expect(await screen.findByText('Movimiento registrado')).toBeVisible();
    expect(api.requestsTo('POST /till/movements')[0]?.body).toEqual({
      kind: 'expense',
      amount: 5_000,
      note: 'Bolsas',
      photo: '/api/media/expenses/1.webp',
    });
  });

  it('prints the paper of a shift again by its number [N-39-534]', async () => {
    const { user } = await open();
    await user.type(await screen.findByLabelText('Número del turno'), '9{Enter}');
    await waitFor(() => expect(printed()).toHaveTextContent('Turno 9, Caja 1'));
    for (const text of [
      'Gasto menor: Bolsas',
      'Esperado$ 145.050,00',
      'Faltante$ 2.000,00',
      'Nota: Faltó un billete',
    ])
      expect(printed()).toHaveTextContent(text);
    expect(window.print).toHaveBeenCalledTimes(1);
  });

  it("lists today's sales of the store with search, method and totals [N-39-535]", async () => {
    const { user } = await open();
    const totals = await screen.findByLabelText('Totales por método');
    expect(totals).toHaveTextContent('Nequi$ 23.800,00');
    const row = screen.getByRole('row', { name: /Consumidor final/ });
    expect(row).toHaveTextContent('Vendida');
    expect(row).toHaveTextContent('En trámite');
    await user.selectOptions(screen.getByLabelText('Método'), 'Nequi');
    await user.type(screen.getByLabelText('Buscar ventas'), 'rosa');
    await waitFor(() =>
      expect(Object.fromEntries(api.requestsTo('GET /till/sales').at(-1)?.query ?? [])).toMatchObject({
        day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
        search: 'rosa',
        paymentMethod: 'Nequi',
        page: '1',
      }),
    );
  });

  it('prints a receipt again and cancels a sale of the shift [N-39-520, N-39-523]', async () => {
    api.reply({
      'GET /till/sales/123/receipt-data': answer(aReceipt()),
      'POST /till/sales/123/void': answer(aTillSale({ state: 'void', canVoid: false })),
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Imprimir el recibo de la venta 123' }));
    await waitFor(() => expect(printed()).toHaveTextContent('Código para devoluciones: ABCD2345'));
    await user.click(screen.getByRole('button', { name: 'Anular la venta 123' }));
    await user.keyboard('Cobro doble{Enter}');
    expect(await screen.findByText('La venta 123 quedó anulada.')).toBeVisible();
  });

  it('has no accessibility problems [N-39-540]', async () => {
    const view = await open();
    await screen.findByRole('row', { name: /Consumidor final/ });
    expect(await accessibilityProblems(view.container)).toEqual([]);
    expect(await accessibilityProblems(await startClosing(view))).toEqual([]);
  });
});
