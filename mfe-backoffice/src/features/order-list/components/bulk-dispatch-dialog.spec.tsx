import '@testing-library/jest-dom';

import { answer, failure, stubHttp } from '@lacteos/api-client/testing';
import { AntdFrame } from '@lacteos/ui/antd';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';

import { BulkRunNotice } from '#features/bulk-runs';
import { anOrder } from '#testing/builders';
import { BulkDispatchDialog } from './bulk-dispatch-dialog';

const DISPATCH = 'PUT /order/delivery';
const orders = [anOrder({ id: 41, isPaid: true }), anOrder({ id: 42, isPaid: true })];
const onClose = jest.fn();
const onChanged = jest.fn();
let http: ReturnType<typeof stubHttp>;
/** Answers the dispatch of order 41, which is sent first. */
let answerFirst: (response: ReturnType<typeof answer>) => void;

const page = (hasDialog: boolean) => (
  <AntdFrame>
    <MemoryRouter>
      {hasDialog && <BulkDispatchDialog orders={orders} onClose={onClose} onChanged={onChanged} />}
      <BulkRunNotice />
    </MemoryRouter>
  </AntdFrame>
);
/** Starts both dispatches; the first stays under way. */
const send = async () => {
  const user = userEvent.setup({ delay: null });
  const { rerender } = render(page(true));
  const dialog = within(await screen.findByRole('dialog'));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Transportadora' }), 'TCC');
  await user.click(dialog.getByLabelText('Número de guía, pedido 41'));
  await user.paste('G-1\nG-2');
  await user.click(dialog.getByRole('button', { name: 'Registrar envío' }));
  expect(
    await dialog.findByText('Puede cerrar este diálogo: los despachos se siguen registrando.'),
  ).toBeVisible();
  expect(screen.queryByText('Registrando despachos: 0 de 2')).toBeNull();
  const leave = async () => {
    await user.click(dialog.getByRole('button', { name: /^(Close|Cerrar)$/ }));
    expect(onClose).toHaveBeenCalled();
    rerender(page(false));
    expect(await screen.findByText('Registrando despachos: 0 de 2')).toBeVisible();
  };
  return { user, dialog, leave };
};
const dispatched = () => http.requestsTo(DISPATCH).map(({ body }) => (body as { id: number }).id);

beforeEach(() => {
  jest.clearAllMocks();
  const first = new Promise<ReturnType<typeof answer>>((done) => (answerFirst = done));
  http = stubHttp({
    [DISPATCH]: ({ body }) => ((body as { id: number }).id === 41 ? first : answer(null)),
  });
});
afterEach(() => http.restore());

describe('bulk dispatches', () => {
  it('continue when their dialog is closed, and report the registered number until the notice is closed [N-17-554]', async () => {
    const { user, leave } = await send();
    await leave();
    answerFirst(answer(null));
    expect(await screen.findByText('Se registraron 2 de 2 despachos')).toBeVisible();
    expect(dispatched()).toEqual([41, 42]);
    expect(onChanged).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Datos envio se registro exitosamente.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByText('Se registraron 2 de 2 despachos')).toBeNull();
  });

  it('name what failed after the dialog was closed, and register only that again [N-17-554]', async () => {
    const { user, leave } = await send();
    await leave();
    answerFirst(failure(409, 'ORDERS.CHANGED', 'El pedido cambió.'));
    expect(await screen.findByText('Pedido 41: El pedido cambió.')).toBeVisible();
    http.reply({ [DISPATCH]: () => answer(null) });
    await user.click(screen.getByRole('button', { name: 'Registrar los que faltan' }));
    expect(await screen.findByText('Se registraron 2 de 2 despachos')).toBeVisible();
    expect(dispatched()).toEqual([41, 42, 41]);
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
  });

  it('are stopped in the dialog after the current one; the remaining ones keep their typed values [N-17-555]', async () => {
    const { user, dialog } = await send();
    await user.click(dialog.getByRole('button', { name: 'Detener' }));
    expect(onClose).not.toHaveBeenCalled();
    answerFirst(answer(null));
    expect(await dialog.findByRole('button', { name: 'Registrar envío' })).toBeEnabled();
    expect(dispatched()).toEqual([41]);
    expect(dialog.queryByLabelText('Número de guía, pedido 41')).toBeNull();
    expect(dialog.getByLabelText(/^Número de guía/)).toHaveValue('G-2');
    await user.click(dialog.getByRole('button', { name: 'Registrar envío' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(dispatched()).toEqual([41, 42]);
  });
});
