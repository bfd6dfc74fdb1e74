import { accessibilityProblems, currentAddress } from '@lacteos/ui/testing';
import { answer, failure } from '@lacteos/api-client/testing';
import { ToastHost } from '@lacteos/ui';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { officePage } from '#testing/office-page';
import { AssignCashiersPage } from './assign-cashiers-page';

const ASSIGN = 'POST /admin/assign_casher';
const TWICE = 'Hubo un error al procesar tu solicitud. Cajero ya esta asignado a esa tienda.';
const GENERIC = 'Hubo un error al procesar tu solicitud. Por favor, inténtalo de nuevo más tarde.';
const store = { id: 2, name: 'Punto Barzal', city: 'Villavicencio' };

let page: ReturnType<typeof officePage>;
let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  user = userEvent.setup({ delay: null });
  page = officePage('/admin/casherStore', AssignCashiersPage, '/admin/cashers');
  page.answerWith([
    { id: 5, name: 'Jairo Novoa', n_document: '112', email: 'jairo@demo.test', stores: [store] },
    { id: 6, name: 'Rosa Díaz', n_document: '113', email: 'rosa@demo.test', stores: [] },
  ]);
  page.http.reply({ 'GET /store/stores': () => answer([store]) });
});
afterEach(() => page.stop());

const fillIn = async () => {
  const opened = await page.open();
  render(<ToastHost />);
  await user.click(await screen.findByRole('checkbox', { name: /^Rosa Díaz/ }));
  await user.click(screen.getByRole('combobox', { name: 'Tienda' }));
  await user.click(await screen.findByTitle('Punto Barzal (Villavicencio)'));
  return opened;
};
const submit = () => user.click(screen.getByRole('button', { name: 'Asignar cajeros' }));

describe('assigning cashiers to a store', () => {
  it('lists the cashiers with the stores they have', async () => {
    const { container } = await page.open();
    expect(screen.getByRole('heading', { level: 1, name: 'Asignar Cajeros a Tienda' })).toBeVisible();
    expect(await screen.findByRole('checkbox', { name: /^Jairo Novoa.*Punto Barzal/ })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: /^Rosa Díaz.*Sin tienda asignada/ })).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('takes a store and ticked cashiers, then goes to the dashboard [B-079, B-081, B-240]', async () => {
    page.http.reply({ [ASSIGN]: () => answer(null) });
    await fillIn();
    await submit();
    await waitFor(() => expect(currentAddress()).toBe('/admin/dashboard'));
    expect(page.http.requestsTo(ASSIGN)[0]?.body).toEqual({ storeId: 2, userIds: [6] });
    expect(await screen.findByText('El cajero fue asignado correctamente.')).toBeVisible();
  });

  it('requires the store and a cashier [B-180]', async () => {
    await page.open();
    await screen.findByRole('checkbox', { name: /^Rosa Díaz/ });
    await submit();
    expect(await screen.findByText('Seleccione una tienda.')).toBeVisible();
    expect(screen.getByText('Seleccione al menos un cajero.')).toBeVisible();
    expect(page.http.requestsTo(ASSIGN)).toHaveLength(0);
  });

  it.each([
    ['a cashier who has the store', () => failure(409, 'CASHIERS.ALREADY_ASSIGNED', TWICE), TWICE],
    ['a failure of the server', () => failure(500, 'INTERNAL', 'x'), GENERIC],
    ['a lost network', () => 'network-loss' as const, GENERIC],
  ])('reports %s with its text and keeps the ticks [B-239, B-241]', async (_case, reply, text) => {
    page.http.reply({ [ASSIGN]: reply });
    await fillIn();
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.getByRole('checkbox', { name: /^Rosa Díaz/ })).toBeChecked();
    expect(currentAddress()).toBe('/admin/casherStore');
  });
});
