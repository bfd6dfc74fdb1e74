import { accessibilityProblems, currentAddress } from '@lacteos/ui/testing';
import { answer, failure } from '@lacteos/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { aMovement, aShift } from '#testing/a-dashboard';
import { anOrder } from '#testing/builders';
import { cellsOf, officePage, rowWith } from '#testing/office-page';
import { CashDeskPage } from './cash-desk-page';

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
const PAID = { isPaid: true, paidAt: '2026-11-19T15:00:00.000Z', totalPrice: 12500.5 };

let page: ReturnType<typeof officePage>;
beforeEach(() => {
  page = officePage('/admin/pays', CashDeskPage, '/admin/orders');
  page.http.reply({
    'GET /admin/cash-desk/totals': () =>
      answer([{ paymentMethod: 'Nequi', orders: 3, total: 35700, received: 35000 }]),
    'GET /admin/orders/sums': () =>
      answer({ orders: 45, total: 1_300_000, credited: 0, sales: 1_300_000, received: 1_234_567.5 }),
    'GET /admin/refunds/total': () => answer({ total: 0 }),
    'GET /admin/cash-desk/shift': () => answer(null),
    'GET /admin/cash-desk/shifts': () => answer([]),
    'GET /admin/cash-desk/movements': () => answer([], { total: 0, page: 1, pageSize: 100, sum: 0 }),
  });
  page.answerWith([{ ...anOrder({ id: 41, ...PAID }), received: 12_000.5 }], {
    total: 45,
    totalIncome: 1_300_000,
  });
});
afterEach(() => page.stop());

const method = () => screen.getByRole('combobox', { name: 'Método de pago' });
/** All dialogs share one title id under test. */
const dialogTitled = async (title: string) => {
  const dialog = (await screen.findByText(title)).closest<HTMLElement>('[role="dialog"]');
  return within(dialog ?? document.body);
};
const openMethods = async () => {
  await userEvent.setup().click(method());
  await screen.findByTitle('WompyBancolombia');
};

describe('cash desk', () => {
  it('filters by all, the four specified labels and the other methods, in that order [B-064]', async () => {
    await page.open();
    await openMethods();
    const list = [...document.querySelectorAll('.ant-select-item-option')].map((item) => item.textContent);
    expect(list.slice(0, 5)).toEqual([
      'Todos',
      'WompyBancolombia',
      'Efectivo',
      'Transferencia Bancaria',
      'Cheque',
    ]);
    expect(list).not.toContain('Wompi');
  });

  it('filters by payment method [B-064]', async () => {
    const user = userEvent.setup();
    await page.open();
    await openMethods();
    await user.click(screen.getByTitle('WompyBancolombia'));
    await waitFor(() => expect(page.lastQuery()).toMatchObject({ paymentMethod: 'WompyBancolombia' }));
    expect(currentAddress()).toBe('/admin/pays?paymentMethod=WompyBancolombia');
  });

  it('filters by a range of days of payment [B-065, N-17-023]', async () => {
    const user = userEvent.setup({ delay: null });
    await page.open();
    await user.type(screen.getByLabelText('Pagado desde'), '1/11/26');
    await user.type(screen.getByLabelText('Pagado hasta'), '15 de noviembre de 2026{Enter}');
    await waitFor(() =>
      expect(page.lastQuery()).toEqual({
        page: '1',
        pageSize: '20',
        sort: '-paidAt',
        isPaid: 'true',
        paidFrom: '2026-11-01',
        paidTo: '2026-11-15',
      }),
    );
  });

  it("shows the sum of everything that matches as 'Total Ingreso', in es-CO [S-007, B-066, B-067, N-33-305]", async () => {
    await page.open('/admin/pays?paymentMethod=Efectivo');
    const income = await screen.findByText('$ 1.234.567,50');
    expect(income.closest('[role="status"]')).toHaveTextContent(
      /^Total Ingreso.*Dinero recibido de los pedidos pagados/,
    );
    const [request] = page.http.requestsTo('GET /admin/orders/sums');
    expect(Object.fromEntries(request?.query ?? [])).toEqual({ isPaid: 'true', paymentMethod: 'Efectivo' });
    expect(cellsOf(await rowWith('Detalles del pedido 41'))).toEqual([
      '41',
      '2026-11-19',
      '1121900100',
      'Ana Rojas',
      'Efectivo',
      '',
      '$ 12.500,50',
      '$ 12.000,50',
    ]);
  });

  it("shows what was paid out in the same days as 'Dinero devuelto', and opens those refunds [N-20-213, N-33-306]", async () => {
    page.http.reply({ 'GET /admin/refunds/total': () => answer({ total: 25_000.5 }) });
    await page.open('/admin/pays?paidFrom=2026-11-01');
    const sum = await screen.findByText('$ 25.000,50');
    expect(sum.closest('[role="status"]')).toHaveTextContent(/^Dinero devuelto/);
    expect(sum).toHaveAttribute('href', '/admin/refunds?paidOut=true&doneFrom=2026-11-01');
    const [request] = page.http.requestsTo('GET /admin/refunds/total');
    expect(Object.fromEntries(request?.query ?? [])).toEqual({ from: '2026-11-01' });
  });

  it('sums the range by method', async () => {
    await page.open('/admin/pays?paidFrom=2026-11-01');
    const nequi = await screen.findByRole('rowheader', { name: 'Nequi' });
    expect(nequi.closest('tr')).toHaveTextContent(/Nequi3\$\s35\.000,00/);
    expect(screen.getByRole('link', { name: 'Nequi' })).toHaveAttribute(
      'href',
      '/admin/pays?paidFrom=2026-11-01&paymentMethod=Nequi',
    );
    const [request] = page.http.requestsTo('GET /admin/cash-desk/totals');
    expect(Object.fromEntries(request?.query ?? [])).toEqual({ paidFrom: '2026-11-01' });
  });

  it('opens a shift with the cash that was counted by bill and coin', async () => {
    const user = userEvent.setup();
    page.http.reply({ 'POST /admin/cash-desk/shift': () => answer(aShift(), undefined, 201) });
    await page.open();
    await user.click(await screen.findByRole('button', { name: 'Abrir turno' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Cantidad de 50000 pesos' }), '1');
    await user.type(dialog.getByRole('textbox', { name: 'Cantidad de 500 pesos' }), '4');
    expect(dialog.getByText('$ 52.000,00', { normalizer: plain })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Abrir turno' }));
    expect(await screen.findByText('Turno abierto')).toBeVisible();
    expect(page.http.requestsTo('POST /admin/cash-desk/shift').map(({ body }) => body)).toEqual([
      {
        counts: [
          { value: 50_000, count: 1 },
          { value: 500, count: 4 },
        ],
      },
    ]);
  });

  it('closes a shift with the difference to what is expected only with a note [N-38-424]', async () => {
    const user = userEvent.setup();
    page.http.reply({
      'GET /admin/cash-desk/shift': () => answer(aShift()),
      'PUT /admin/cash-desk/shift': () => answer(aShift({ closedAt: '2026-11-20T20:00:00.000Z' })),
    });
    await page.open();
    await user.click(await screen.findByRole('button', { name: 'Cerrar turno' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Cantidad de 50000 pesos' }), '1');
    expect(dialog.getByText('Faltante: $ 3.190,00', { normalizer: plain })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cerrar turno' }));
    expect(dialog.getByText('Explique la diferencia.')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Nota' })).toHaveFocus();
    expect(page.http.requestsTo('PUT /admin/cash-desk/shift')).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: 'Nota' }), 'Faltó un vuelto');
    await user.click(dialog.getByRole('button', { name: 'Cerrar turno' }));
    expect(await screen.findByText('Turno cerrado')).toBeVisible();
    expect(page.http.requestsTo('PUT /admin/cash-desk/shift').map(({ body }) => body)).toEqual([
      { shiftId: 1, counts: [{ value: 50_000, count: 1 }], note: 'Faltó un vuelto' },
    ]);
  });

  it('learns the difference of a blind count only after it, and then asks for words [N-39-261, N-39-271]', async () => {
    const user = userEvent.setup();
    const blind = { expectedCash: null, cashPayments: null, cashRefunds: null, cashCorrections: null };
    let isTold = false;
    page.http.reply({
      'GET /admin/cash-desk/shift': () => answer(aShift({ ...blind, roundings: null })),
      'PUT /admin/cash-desk/shift': () => {
        if (isTold) return answer(aShift({ closedAt: '2026-11-20T20:00:00.000Z' }));
        isTold = true;
        return failure(409, 'CASH_DESK.DIFFERENCE', 'La cuenta no coincide: explique la diferencia.', {
          note: 'Explique la diferencia.',
          difference: -2_000,
        });
      },
    });
    await page.open();
    expect(await screen.findByText(/^Fábrica, Caja 1: abierto el/)).not.toHaveTextContent('Debe haber');
    await user.click(screen.getByRole('button', { name: 'Cerrar turno' }));
    const dialog = await dialogTitled('Cerrar turno de caja');
    await user.type(dialog.getByRole('textbox', { name: 'Cantidad de 50000 pesos' }), '1');
    expect(dialog.queryByText(/Esperado|Faltante/)).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Cerrar turno' }));
    expect(await dialog.findByText('Faltante: $ 2.000,00', { normalizer: plain })).toBeVisible();
    expect(dialog.getByText('La cuenta no coincide: explique la diferencia.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cerrar turno' }));
    expect(dialog.getByRole('textbox', { name: 'Nota' })).toHaveFocus();
    await user.type(dialog.getByRole('textbox', { name: 'Nota' }), 'Un vuelto de más');
    await user.click(dialog.getByRole('button', { name: 'Cerrar turno' }));
    expect(await screen.findByText('Turno cerrado')).toBeVisible();
    const counts = [{ value: 50_000, count: 1 }];
    expect(page.http.requestsTo('PUT /admin/cash-desk/shift').map(({ body }) => body)).toEqual([
      { shiftId: 1, counts },
      { shiftId: 1, counts, note: 'Un vuelto de más' },
    ]);
  });

  it('records a movement by hand once, also when its first answer is lost [N-39-264, N-39-272]', async () => {
    const user = userEvent.setup();
    let isLost = true;
    page.http.reply({
      'GET /admin/cash-desk/shift': () => answer(aShift()),
      'POST /till/movements': () => {
        if (!isLost) return answer(aMovement({ kind: 'withdrawal', amount: -20_000 }), undefined, 201);
        isLost = false;
        return 'network-loss' as const;
      },
    });
    await page.open();
    await user.click(await screen.findByRole('button', { name: 'Registrar movimiento' }));
    const dialog = await dialogTitled('Registrar movimiento de caja');
    await user.click(dialog.getByRole('button', { name: 'Registrar' }));
    expect(await dialog.findByText('Escriba el valor.')).toBeVisible();
    expect(dialog.getByText('Escriba para qué es.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Valor' }), '20.000');
    await user.type(dialog.getByRole('textbox', { name: 'Nota' }), 'A la caja fuerte');
    await user.click(dialog.getByRole('button', { name: 'Registrar' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Registrar' }));
    expect(await screen.findByText('Movimiento registrado')).toBeVisible();
    const sent = page.http.requestsTo('POST /till/movements');
    expect(sent.map(({ body }) => body)).toEqual(
      Array.from({ length: sent.length }, () => ({
        ...{ kind: 'withdrawal', amount: 20_000, note: 'A la caja fuerte' },
      })),
    );
    expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });

  it.each([
    ['was done', null, 'Turno cerrado'],
    ['was not done', aShift(), 'No sabemos si se guardó. Lo contado sigue aquí'],
  ])(
    'stays a dialog that closes when the answer is lost and the closing %s [N-33-412]',
    async (_, now, text) => {
      const user = userEvent.setup();
      let open: ReturnType<typeof aShift> | null = aShift();
      page.http.reply({
        'GET /admin/cash-desk/shift': () => answer(open),
        'PUT /admin/cash-desk/shift': () => {
          open = now;
          return 'network-loss' as const;
        },
      });
      await page.open();
      await user.click(await screen.findByRole('button', { name: 'Cerrar turno' }));
      const dialog = within(await screen.findByRole('dialog'));
      await user.type(dialog.getByRole('textbox', { name: 'Cantidad de 50000 pesos' }), '1');
      await user.type(dialog.getByRole('textbox', { name: 'Nota' }), 'Faltó un vuelto');
      await user.click(dialog.getByRole('button', { name: 'Cerrar turno' }));
      expect(await screen.findByText(new RegExp(text))).toBeVisible();
      expect(screen.queryByText('Abrir turno de caja')).toBeNull();
      expect(page.http.requestsTo('POST /admin/cash-desk/shift')).toEqual([]);
      if (!now) return;
      expect(dialog.getByRole('textbox', { name: 'Cantidad de 50000 pesos' })).toHaveValue('1');
      page.http.reply({ 'PUT /admin/cash-desk/shift': () => answer(aShift({ countedCash: 50_000 })) });
      await user.click(dialog.getByRole('button', { name: 'Cerrar turno' }));
      expect(await screen.findByText('Turno cerrado')).toBeVisible();
      const [first, second] = page.http.requestsTo('PUT /admin/cash-desk/shift').map(({ body }) => body);
      expect(second).toEqual(first);
    },
  );

  it('opens once when the answer of the opening is lost, and carries no counts into the closing [N-33-412]', async () => {
    const user = userEvent.setup();
    let open: ReturnType<typeof aShift> | null = null;
    page.http.reply({
      'GET /admin/cash-desk/shift': () => answer(open),
      'POST /admin/cash-desk/shift': () => {
        open = aShift();
        return 'network-loss' as const;
      },
    });
    await page.open();
    await user.click(await screen.findByRole('button', { name: 'Abrir turno' }));
    const opening = await dialogTitled('Abrir turno de caja');
    await user.type(opening.getByRole('textbox', { name: 'Cantidad de 50000 pesos' }), '7');
    await user.click(opening.getByRole('button', { name: 'Abrir turno' }));
    expect(await screen.findByText('Turno abierto')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Cerrar turno' }));
    const closing = await dialogTitled('Cerrar turno de caja');
    expect(closing.getByRole('textbox', { name: 'Cantidad de 50000 pesos' })).toHaveValue('');
    expect(page.http.requestsTo('POST /admin/cash-desk/shift')).toHaveLength(1);
  });

  it("lists cash that stands in no shift as 'Efectivo sin turno', with its sum [N-33-404]", async () => {
    const movement = aMovement({ id: 9, kind: 'payment', amount: 12_500, orderId: 41, user: 'Laura Gómez' });
    page.http.reply({
      'GET /admin/cash-desk/movements': () =>
        answer([movement], { total: 1, page: 1, pageSize: 100, sum: 12_500 }),
    });
    await page.open();
    const list = within(await screen.findByRole('region', { name: 'Efectivo sin turno' }));
    expect(list.getAllByText('$ 12.500,00', { normalizer: plain })).toHaveLength(2);
    expect(list.getByRole('rowheader', { name: 'Pago n.º 9' })).toBeVisible();
    expect(list.getByRole('link', { name: '41' })).toHaveAttribute('href', '/admin/order/41');
  });

  it('opens the movements behind what a shift expects; a correction names the old one', async () => {
    const user = userEvent.setup();
    const correction = aMovement({
      ...{ id: 12, kind: 'correction', amount: -1190, orderId: 41, shiftId: 3 },
      ...{ correctsId: 8, correctedShiftId: 2 },
    });
    page.http.reply({
      'GET /admin/cash-desk/shifts': () => answer([aShift({ id: 3 })]),
      'GET /admin/cash-desk/movements': ({ query }) => {
        const rows = query.get('shiftId') === '3' ? [correction] : [];
        return answer(rows, { total: rows.length, page: 1, pageSize: 100, sum: 0 });
      },
    });
    await page.open();
    await user.click(await screen.findByRole('button', { name: 'Movimientos del turno 3' }));
    const dialog = await dialogTitled('Movimientos del turno');
    expect(
      await dialog.findByRole('rowheader', { name: 'Corrección n.º 12: corrige el n.º 8, del turno 2' }),
    ).toBeVisible();
  });

  it('asks before what was counted is lost', async () => {
    const user = userEvent.setup();
    await page.open();
    await user.click(await screen.findByRole('button', { name: 'Abrir turno' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'Cantidad de 500 pesos' }), '4');
    await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByText('Lo contado se perderá.')).toBeVisible();
  });

  it('has no accessibility violations', async () => {
    const { container } = await page.open();
    await rowWith('Detalles del pedido 41');
    expect(await accessibilityProblems(container)).toEqual([]);
  });
});
