import '@testing-library/jest-dom';
import { answer, failure, stubHttp, type HttpStub } from '@lacteos/api-client/testing';
import type { WaitingPickup } from '@lacteos/contracts/schemas';
import { signIn } from '@lacteos/session-bus/testing';
import { accessibilityProblems } from '@lacteos/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aCashier, aWaitingPickup } from '#testing/builders';
import { forgetPage, renderAt } from '#testing/render-page';

beforeAll(() => import('#pages/pickups/pickups-page'), 60_000);

const HAND_OVER = 'POST /delivery/pickups/77/hand-over';
const listOf = (...pickups: WaitingPickup[]) =>
  answer(pickups, { total: pickups.length, page: 1, pageSize: 20 });

describe('the page Por recoger', () => {
  let api: HttpStub;
  beforeEach(async () => {
    forgetPage();
    api = stubHttp({
      'GET /delivery/pickups': listOf(aWaitingPickup()),
      [HAND_OVER]: answer({ orderId: 77 }),
    });
    await signIn(aCashier());
  });
  afterEach(() => api.restore());

  const open = async () => {
    const view = renderAt('/caja/recoger');
    const button = await screen.findByRole('button', { name: 'Entregar el pedido 77' });
    return { ...view, button };
  };
  const openDialog = async () => {
    const view = await open();
    await view.user.click(view.button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Entregar el pedido 77' }));
    return { ...view, dialog };
  };

  it('lists what waits with buyer, times, payment and goods [N-40-230]', async () => {
    const { user } = await open();
    const row = screen.getByRole('listitem', { name: 'Pedido 77' });
    expect(row).toHaveTextContent('Pedido 77, Rosa Parra');
    expect(row).toHaveTextContent(
      'Listo para recoger. Lo guardamos hasta el martes 1 de diciembre, 6:00 p. m.',
    );
    expect(row).toHaveTextContent('Pagado (Wompi)');
    expect(within(row).getByRole('link', { name: 'Llamar a Rosa Parra' })).toHaveAttribute(
      'href',
      'tel:+573104445566',
    );
    await user.click(within(row).getByText('2 unidades'));
    expect(within(row).getByText('2 × Kumis natural')).toBeVisible();
  });

  it('ends the times with one full stop [N-40-540]', async () => {
    api.reply({ 'GET /delivery/pickups': listOf(aWaitingPickup({ readyFrom: '2099-11-30T15:00:00.000Z' })) });
    await open();
    const row = screen.getByRole('listitem', { name: 'Pedido 77' });
    expect(row).toHaveTextContent(/desde las 10:00 a\. m\. Lo guardamos .*, 6:00 p\. m\.(?!\.)/);
  });

  it('says when nothing waits, and what was searched for [N-40-230]', async () => {
    const { user } = await open();
    api.reply({ 'GET /delivery/pickups': listOf() });
    await user.type(screen.getByLabelText(/^Buscar por pedido/), 'parra');
    expect(await screen.findByText('Ningún pedido por recoger coincide.')).toBeVisible();
    const { query } = api.requestsTo('GET /delivery/pickups').at(-1) ?? {};
    expect(Object.fromEntries(query ?? [])).toMatchObject({ search: 'parra', page: '1' });
  });

  it('offers to read again what could not be read [N-40-230]', async () => {
    api.reply({ 'GET /delivery/pickups': failure(503, 'UNAVAILABLE', 'No disponible.') });
    const { user } = renderAt('/caja/recoger');
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    api.reply({ 'GET /delivery/pickups': listOf(aWaitingPickup()) });
    await user.click(retry);
    expect(await screen.findByRole('listitem', { name: 'Pedido 77' })).toBeVisible();
  });

  it('hands a paid order over for its code, by keyboard [N-40-231]', async () => {
    const { user, dialog } = await openDialog();
    expect(dialog.queryByLabelText('Método de pago')).not.toBeInTheDocument();
    await waitFor(() => expect(dialog.getByLabelText(/^Código del cliente/)).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(dialog.getByText('Escriba el código que muestra el cliente.')).toBeVisible();
    api.reply({ 'GET /delivery/pickups': listOf() });
    await user.keyboard('ac34de{Enter}');
    expect(await screen.findByText('El pedido 77 quedó entregado.')).toBeVisible();
    expect(api.requestsTo(HAND_OVER).map(({ body }) => body)).toEqual([{ code: 'ac34de' }]);
    expect(await screen.findByText('No hay pedidos por recoger.')).toBeVisible();
  });

  it('takes the document instead, and says that it is not the one of the order [N-40-231]', async () => {
    const text = 'El código o el documento no es de este pedido.';
    api.reply({ [HAND_OVER]: failure(409, 'DELIVERY.PICKUP_UNPROVEN', text) });
    const { user, dialog } = await openDialog();
    await user.selectOptions(dialog.getByLabelText('Cómo se identifica'), 'Documento');
    await user.type(dialog.getByLabelText(/^Número del documento/), '40123456{Enter}');
    expect(await dialog.findByText(text)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Entregar' }));
    await waitFor(() => expect(api.requestsTo(HAND_OVER)).toHaveLength(2));
    const requests = api.requestsTo(HAND_OVER);
    expect(requests[0]?.body).toEqual({ document: '40123456' });
    expect(new Set(requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(2);
  });

  it('collects the money of an unpaid order in the same act [N-40-232]', async () => {
    api.reply({ 'GET /delivery/pickups': listOf(aWaitingPickup({ isPaid: false, paymentMethod: 'Nequi' })) });
    const { user, dialog } = await openDialog();
    expect(dialog.getByText(/Por cobrar/)).toHaveTextContent('$ 23.800,00');
    await user.type(dialog.getByLabelText(/^Código del cliente/), 'AC34DE');
    await user.click(dialog.getByRole('button', { name: 'Cobrar y entregar' }));
    expect(api.requestsTo(HAND_OVER)).toHaveLength(0);
    await user.type(dialog.getByLabelText('Número de transacción'), 'M-77{Enter}');
    expect(await screen.findByText('El pedido 77 quedó entregado.')).toBeVisible();
    expect(api.requestsTo(HAND_OVER)[0]?.body).toMatchObject({
      code: 'AC34DE',
      payment: { totalPrice: 23_800, paymentMethod: 'Nequi', transactionNumber: 'M-77' },
    });
  });

  it.each([
    ['Nequi', false],
    ['Bre-B', true],
  ])('offers Bre-B for an order placed with %s: %s [N-40-549]', async (paymentMethod, isOffered) => {
    api.reply({ 'GET /delivery/pickups': listOf(aWaitingPickup({ isPaid: false, paymentMethod })) });
    const { dialog } = await openDialog();
    expect(dialog.getByLabelText('Método de pago')).toHaveValue(paymentMethod);
    expect(Boolean(dialog.queryByRole('option', { name: 'Bre-B' }))).toBe(isOffered);
  });

  it('says what is collected of a buyer that withholds [N-40-502]', async () => {
    const pickup = aWaitingPickup({ isPaid: false, paymentMethod: 'Nequi', expectedPayment: 23_300 });
    api.reply({ 'GET /delivery/pickups': listOf(pickup) });
    const { user, dialog } = await openDialog();
    expect(screen.getByText(/Por cobrar .* \(Nequi\)/)).toHaveTextContent('$ 23.300,00');
    expect(dialog.getByText(/Por cobrar/)).toHaveTextContent('$ 23.300,00');
    await user.type(dialog.getByLabelText(/^Código del cliente/), 'AC34DE');
    await user.type(dialog.getByLabelText('Número de transacción'), 'M-77{Enter}');
    expect(await screen.findByText('El pedido 77 quedó entregado.')).toBeVisible();
    expect(api.requestsTo(HAND_OVER)[0]?.body).toMatchObject({ payment: { totalPrice: 23_800 } });
  });

  it('lets an administrator confirm cash without a shift [N-40-232]', async () => {
    const text = 'No tiene un turno de caja abierto.';
    api.reply({
      'GET /delivery/pickups': listOf(aWaitingPickup({ isPaid: false, paymentMethod: 'Efectivo' })),
      [HAND_OVER]: failure(409, 'CASH_DESK.NO_SHIFT_UNCONFIRMED', text),
    });
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByLabelText(/^Código del cliente/), 'AC34DE{Enter}');
    await user.click(await dialog.findByLabelText('Este efectivo queda sin turno'));
    api.reply({ [HAND_OVER]: answer({ orderId: 77 }) });
    await user.click(dialog.getByRole('button', { name: 'Cobrar y entregar' }));
    expect(await screen.findByText('El pedido 77 quedó entregado.')).toBeVisible();
    expect(api.requestsTo(HAND_OVER).at(-1)?.body).toMatchObject({ payment: { withoutShift: true } });
  });

  it('has no accessibility problems [N-40-230]', async () => {
    const { container, dialog } = await openDialog();
    expect(await accessibilityProblems(container)).toEqual([]);
    expect(dialog.getByRole('button', { name: 'Volver' })).toBeVisible();
  });
});
