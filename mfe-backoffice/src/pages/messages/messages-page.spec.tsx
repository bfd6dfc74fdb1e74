import type { DeadLetter } from '@lacteos/contracts/schemas';
import { answer } from '@lacteos/api-client/testing';
import { accessibilityProblems } from '@lacteos/ui/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { cellsOf, officePage, rowWith } from '#testing/office-page';
import { MessagesPage } from './messages-page';

const aLetter = (given: Partial<DeadLetter> = {}): DeadLetter => ({
  id: 1,
  topic: 'order-placed',
  orderId: 7,
  failure: 'timeout',
  attempts: 34,
  createdAt: '2026-11-20T15:00:00.000Z',
  deadAt: '2026-11-21T16:00:00.000Z',
  ...given,
});

let page: ReturnType<typeof officePage>;
beforeEach(() => {
  page = officePage('/admin/messages', MessagesPage, '/admin/messages');
  page.answerWith([aLetter(), aLetter({ id: 2, topic: 'order-expired', orderId: 8, failure: 'rejected' })]);
  page.http.reply({
    'POST /admin/messages/retry': () => answer({ changed: 1 }),
    'POST /admin/messages/discard': () => answer({ changed: 2 }),
  });
});
afterEach(() => page.stop());

describe('abandoned messages', () => {
  it('are shown with order, kind of failure, attempts and since when [N-16-163]', async () => {
    const { container } = await page.open();
    const cells = cellsOf(await rowWith('Correo de pedido recibido'));
    expect(cells).toEqual(expect.arrayContaining(['7', 'El servicio no respondió a tiempo.', '34']));
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('are tried again one by one [N-16-163]', async () => {
    await page.open();
    const row = await rowWith('Correo de pedido recibido');
    await userEvent.click(
      row.getByRole('button', { name: 'Intentar de nuevo: Correo de pedido recibido 1' }),
    );
    expect(await screen.findByText('1 mensaje se intentará de nuevo')).toBeVisible();
    expect(page.http.requestsTo('POST /admin/messages/retry')[0]?.body).toEqual({ ids: [1] });
  });

  it('are discarded together, with a reason [N-16-163]', async () => {
    await page.open();
    await rowWith('Correo de pedido recibido');
    const [all] = screen.getAllByRole('checkbox');
    await userEvent.click(all as HTMLElement);
    expect(await screen.findByText('2 mensajes seleccionados')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(/^Descartar 2 mensajes/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Descartar' }));
    expect(await within(dialog).findByText('Escriba el motivo.')).toBeVisible();
    await userEvent.type(within(dialog).getByLabelText('Motivo'), 'Direcciones que no existen');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Descartar' }));
    expect(await screen.findByText('2 mensajes descartados')).toBeVisible();
    expect(page.http.requestsTo('POST /admin/messages/discard')[0]?.body).toEqual({
      ids: [1, 2],
      reason: 'Direcciones que no existen',
    });
  });
});
