import type { StaffRefund } from '@lacteos/contracts/schemas';
import { answer, failure } from '@lacteos/api-client/testing';
import { accessibilityProblems } from '@lacteos/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { cellsOf, officePage, rowWith } from '#testing/office-page';
import { RefundsPage } from './refunds-page';

const ACCOUNT = {
  holder: 'Ana Peña',
  identification: '1020304',
  bank: 'Nequi',
  kind: 'Ahorros' as const,
  number: '3101234567',
};
const aRefund = (given: Partial<StaffRefund> = {}): StaffRefund => ({
  id: 8,
  orderId: 41,
  amount: 11_900,
  way: 'transfer',
  state: 'account',
  label: 'Faltan los datos de la cuenta',
  text: '',
  reason: 'Devolución 5',
  detail: 'Wompi no la hizo.',
  account: null,
  isEnteredByMe: false,
  isEnteredByBuyer: false,
  isBegunByMe: false,
  paymentNumber: null,
  createdAt: '2026-11-20T15:00:00.000Z',
  updatedAt: '2026-11-20T15:00:00.000Z',
  doneAt: null,
  ...given,
});

let page: ReturnType<typeof officePage>;
beforeEach(() => {
  page = officePage('/admin/refunds', RefundsPage, '/admin/refunds');
  page.http.reply({ 'PUT /admin/refunds/8': () => answer(aRefund()) });
});
afterEach(() => page.stop());

describe('the refunds page for staff', () => {
  it('shows order, amount, method and reason for waiting, with filters by duty, state and method [N-20-227]', async () => {
    page.answerWith([aRefund()]);
    const { container } = await page.open('/admin/refunds?open=true&state=account&way=transfer');
    const row = await rowWith('Transferencia');
    expect(cellsOf(row)).toEqual(expect.arrayContaining(['41', '$ 11.900,00', 'Devolución 5']));
    expect(row.getByText('Wompi no la hizo.')).toBeVisible();
    expect(page.lastQuery()).toMatchObject({ open: 'true', state: 'account', way: 'transfer' });
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('says why a step was refused when somebody else did it and its row is gone [N-33-610]', async () => {
    page.answerWith([aRefund({ state: 'held', way: 'void' })]);
    page.http.reply({
      'PUT /admin/refunds/8': () => {
        page.answerWith([]);
        return failure(409, 'REFUNDS.STATE', 'Esta devolución ya se autorizó.');
      },
    });
    await page.open();
    await userEvent.click(await screen.findByRole('button', { name: 'Autorizar: dinero del pedido 41' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Autorizar' }));
    expect(await screen.findByText('Esta devolución ya se autorizó.')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /^Autorizar: / })).not.toBeInTheDocument(),
    );
    expect(screen.getByText('Esta devolución ya se autorizó.')).toBeVisible();
  });

  it('shows the sum paid out in a range of days and lists its rows [N-33-306]', async () => {
    page.http.reply({ 'GET /admin/refunds/total': () => answer({ total: 25_000.5 }) });
    page.answerWith([aRefund({ state: 'done' })]);
    await page.open('/admin/refunds?paidOut=true&doneFrom=2026-11-01&doneTo=2026-11-30');
    expect(await screen.findByText('$ 25.000,50')).toBeVisible();
    const days = { doneFrom: '2026-11-01', doneTo: '2026-11-30' };
    expect(page.lastQuery()).toMatchObject({ paidOut: 'true', ...days });
  });

  it('asks for the account of a transfer [N-20-227]', async () => {
    page.answerWith([aRefund()]);
    await page.open();
    const row = await rowWith('Transferencia');
    await userEvent.click(row.getByRole('button', { name: 'Escribir la cuenta: dinero del pedido 41' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Titular'), ACCOUNT.holder);
    await userEvent.type(dialog.getByLabelText('Documento del titular'), ACCOUNT.identification);
    await userEvent.type(dialog.getByLabelText('Banco'), ACCOUNT.bank);
    await userEvent.click(dialog.getByRole('combobox', { name: 'Tipo de cuenta' }));
    await userEvent.click(await screen.findByTitle('Ahorros'));
    await userEvent.type(dialog.getByLabelText('Número de cuenta'), ACCOUNT.number);
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar la cuenta' }));
    expect(await screen.findByText('Quedó registrado.')).toBeVisible();
    expect(page.http.requestsTo('PUT /admin/refunds/8')[0]?.body).toEqual({
      action: 'give-account',
      account: ACCOUNT,
    });
  });

  it('leaves steps that need a second person to that person [N-20-227, N-20-338]', async () => {
    const approval = { state: 'approval', label: 'Cuenta por aprobar', account: ACCOUNT } as const;
    page.answerWith([
      aRefund({ ...approval, isEnteredByMe: true }),
      aRefund({ ...approval, id: 9, orderId: 42, isEnteredByBuyer: true }),
      aRefund({ id: 10, orderId: 43, state: 'held', way: 'cash', isBegunByMe: true }),
      aRefund({ id: 11, orderId: 44, state: 'held', way: 'cash' }),
    ]);
    await page.open();
    expect(await screen.findByText('Otra persona tiene que aprobar la cuenta.')).toBeVisible();
    expect(screen.getByText('Otra persona tiene que autorizarla.')).toBeVisible();
    expect(screen.getAllByText(/La escribió el comprador/)).toHaveLength(1);
    const names = screen
      .getAllByRole('button', { name: /: dinero del pedido/ })
      .map((button) => button.ariaLabel);
    expect(names).toEqual([
      'Corregir la cuenta: dinero del pedido 41',
      'Aprobar la cuenta: dinero del pedido 42',
      'Corregir la cuenta: dinero del pedido 42',
      'Autorizar: dinero del pedido 44',
    ]);
  });

  it('says when there are no refunds', async () => {
    page.answerWith([]);
    await page.open();
    expect(await screen.findByText('Todavía no hay dinero por devolver.')).toBeVisible();
  });
});
