import type { Return } from '@lacteos/contracts/schemas';
import { answer, failure } from '@lacteos/api-client/testing';
import { accessibilityProblems } from '@lacteos/ui/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { cellsOf, officePage, rowWith } from '#testing/office-page';
import { ReturnsPage } from './returns-page';

const aReturn = (given: Partial<Return> = {}): Return => ({
  id: 5,
  orderId: 41,
  kind: 'goods',
  state: 'requested',
  label: 'Solicitada',
  reason: 'Llegó dañado o de mala calidad',
  note: 'Tapa rota',
  photo: '/api/media/returns/1?key=x',
  answer: null,
  amount: 11_900,
  isByStaff: false,
  createdAt: '2026-11-20T15:00:00.000Z',
  updatedAt: '2026-11-20T15:00:00.000Z',
  lines: [{ productId: 3, name: 'Yogurt de fresa', quantity: 1, amount: 11_900, fate: null }],
  ...given,
});

let page: ReturnType<typeof officePage>;
beforeEach(() => {
  page = officePage('/admin/returns', ReturnsPage, '/admin/returns');
  page.http.reply({ 'PUT /admin/returns/5': () => answer(aReturn()) });
});
afterEach(() => page.stop());

describe('returns for staff', () => {
  it('show order and request with its picture, with filters by duty, state and kind [N-20-226]', async () => {
    page.answerWith([aReturn()]);
    const { container } = await page.open('/admin/returns?open=true&state=requested&kind=goods');
    const row = await rowWith('Detalles del pedido 41');
    expect(cellsOf(row)).toEqual(expect.arrayContaining(['41', '$ 11.900,00']));
    expect(row.getByText('Devolución: llegó dañado o de mala calidad. Tapa rota')).toBeVisible();
    expect(row.getByText(/^1 × Yogurt de fresa/)).toBeVisible();
    expect(row.getByRole('link', { name: 'Ver la foto' })).toHaveAttribute(
      'href',
      '/api/media/returns/1?key=x',
    );
    expect(page.lastQuery()).toMatchObject({
      open: 'true',
      state: 'requested',
      kind: 'goods',
      sort: '-updatedAt',
    });
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('are refused with an answer; a refusal of the step stays in the dialog [N-20-226]', async () => {
    page.answerWith([aReturn()]);
    page.http.reply({
      'PUT /admin/returns/5': () => failure(409, 'RETURNS.NOT_NOW', 'Esta devolución ya cambió.'),
    });
    await page.open();
    const row = await rowWith('Detalles del pedido 41');
    await userEvent.click(row.getByRole('button', { name: 'No aprobar: devolución 5' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'No aprobar' }));
    expect(await dialog.findByText('Escriba este dato.')).toBeVisible();
    await userEvent.type(dialog.getByLabelText('Qué le decimos al comprador'), 'La foto no corresponde.');
    await userEvent.click(dialog.getByRole('button', { name: 'No aprobar' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Esta devolución ya cambió.');
    expect(page.http.requestsTo('PUT /admin/returns/5')[0]?.body).toEqual({
      step: 'refuse',
      answer: 'La foto no corresponde.',
    });
  });

  it('are received with a decision on each product [N-20-226]', async () => {
    page.answerWith([aReturn({ state: 'approved' })]);
    await page.open();
    const row = await rowWith('Detalles del pedido 41');
    await userEvent.click(row.getByRole('button', { name: 'Recibir los productos: devolución 5' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('combobox', { name: '1 × Yogurt de fresa' }));
    await userEvent.click(await screen.findByText('Cuarentena'));
    await userEvent.click(dialog.getByRole('button', { name: 'Recibir' }));
    expect(await screen.findByText('Quedó registrado.')).toBeVisible();
    expect(page.http.requestsTo('PUT /admin/returns/5')[0]?.body).toEqual({
      step: 'receive',
      fates: [{ productId: 3, fate: 'quarantine' }],
    });
  });

  it('are replaced by a text when there are none', async () => {
    page.answerWith([]);
    await page.open();
    expect(await screen.findByText('Todavía no hay devoluciones.')).toBeVisible();
  });
});
