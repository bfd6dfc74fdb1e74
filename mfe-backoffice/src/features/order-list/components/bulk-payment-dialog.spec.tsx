import '@testing-library/jest-dom';

import { answer, failure, stubHttp } from '@lacteos/api-client/testing';
import { AntdFrame } from '@lacteos/ui/antd';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';

import { BulkRunNotice } from '#features/bulk-runs';
import { anOrder } from '#testing/builders';
import { BulkPaymentDialog } from './bulk-payment-dialog';

const PAY = 'PUT /order/paymentResult';
const orders = [anOrder({ id: 41 }), anOrder({ id: 42 })];
const onClose = jest.fn();
const onChanged = jest.fn();
let http: ReturnType<typeof stubHttp>;
/** Answers the payment of order 41, which is sent first. */
let answerFirst: (response: ReturnType<typeof answer>) => void;

const page = (hasDialog: boolean) => (
  <AntdFrame>
    <MemoryRouter>
      {hasDialog && <BulkPaymentDialog orders={orders} onClose={onClose} onChanged={onChanged} />}
      <BulkRunNotice />
    </MemoryRouter>
  </AntdFrame>
);
/** Starts both payments; the first stays under way. */
const send = async () => {
  const user = userEvent.setup({ delay: null });
  const { rerender } = render(page(true));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Método de pago' }), 'Efectivo');
  await user.click(dialog.getByRole('button', { name: 'Registrar 2 pagos' }));
  expect(
    await dialog.findByText('Puede cerrar este diálogo: los pagos se siguen registrando.'),
  ).toBeVisible();
  expect(screen.queryByText('Registrando pagos: 0 de 2')).toBeNull();
  return { user, dialog, rerender };
};
/** Starts both payments and closes the dialog while the first is under way. */
const leave = async () => {
  const { user, dialog, rerender } = await send();
  await user.click(dialog.getByRole('button', { name: /^(Close|Cerrar)$/ }));
  expect(onClose).toHaveBeenCalled();
  rerender(page(false));
  expect(await screen.findByText('Registrando pagos: 0 de 2')).toBeVisible();
  return user;
};
const paidOrders = () => http.requestsTo(PAY).map(({ body }) => (body as { id: number }).id);

beforeEach(() => {
  jest.clearAllMocks();
  const first = new Promise<ReturnType<typeof answer>>((done) => (answerFirst = done));
  http = stubHttp({ [PAY]: ({ body }) => ((body as { id: number }).id === 41 ? first : answer(null)) });
});
afterEach(() => http.restore());

describe('bulk payments whose dialog was closed', () => {
  it('continue, and report the registered number until the notice is closed [N-17-548]', async () => {
    const user = await leave();
    answerFirst(answer(null));
    expect(await screen.findByText('Se registraron 2 de 2 pagos')).toBeVisible();
    expect(paidOrders()).toEqual([41, 42]);
    expect(onChanged).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByText('Se registraron 2 de 2 pagos')).toBeNull();
  });

  it('name what failed, and register only that again [N-17-549]', async () => {
    const user = await leave();
    answerFirst(failure(409, 'ORDERS.CHANGED', 'El pedido cambió.'));
    expect(await screen.findByText('Pedido 41: El pedido cambió.')).toBeVisible();
    http.reply({ [PAY]: () => answer(null) });
    await user.click(screen.getByRole('button', { name: 'Registrar los que faltan' }));
    expect(await screen.findByText('Se registraron 2 de 2 pagos')).toBeVisible();
    expect(paidOrders()).toEqual([41, 42, 41]);
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  });

  it('are stopped from the notice after the current payment [N-17-548]', async () => {
    const user = await leave();
    await user.click(screen.getByRole('button', { name: 'Detener' }));
    answerFirst(answer(null));
    expect(await screen.findByText('Se registró 1 de 2 pagos')).toBeVisible();
    expect(paidOrders()).toEqual([41]);
    await user.click(screen.getByRole('button', { name: 'Registrar los que faltan' }));
    await waitFor(() => expect(paidOrders()).toEqual([41, 42]));
    await user.click(await screen.findByRole('button', { name: 'Cerrar' }));
  });
});

describe('bulk payments', () => {
  it('are stopped in the dialog, which stays open with what is left [N-17-548]', async () => {
    const { user, dialog } = await send();
    await user.click(dialog.getByRole('button', { name: 'Detener' }));
    expect(onClose).not.toHaveBeenCalled();
    answerFirst(answer(null));
    await user.click(await dialog.findByRole('button', { name: 'Registrar 1 pago' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(paidOrders()).toEqual([41, 42]);
  });
});

describe('bulk payments in cash', () => {
  it('ask once when no shift is open, and then register each payment without one [N-33-405]', async () => {
    http.reply({ 'GET /admin/cash-desk/shift': () => answer(null), [PAY]: () => answer(null) });
    const user = userEvent.setup({ delay: null });
    render(page(true));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Método de pago' }), 'Efectivo');
    await user.click(dialog.getByRole('button', { name: 'Registrar 2 pagos' }));
    await user.click(await screen.findByRole('button', { name: 'Registrar sin turno' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(http.requestsTo(PAY).map(({ body }) => body)).toMatchObject([
      { id: 41, data: { paymentMethod: 'Efectivo', withoutShift: true } },
      { id: 42, data: { paymentMethod: 'Efectivo', withoutShift: true } },
    ]);
  });
});
