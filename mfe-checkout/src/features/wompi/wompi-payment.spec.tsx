import { signIn } from '@lacteos/session-bus/testing';
import { accessibilityProblems } from '@lacteos/ui/testing';
import { answer, failure, stubHttp, type HttpStub } from '@lacteos/api-client/testing';
import { act, screen, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import { anOrder, aUser, aWidget } from '#testing/builders';
import { forgetPage, renderAt } from '#testing/render-page';

beforeAll(() => import('#pages/order-detail/order-detail-page'), 60_000);

const scriptOf = (form: HTMLElement): HTMLScriptElement => {
  const script = form.querySelector('script');
  if (!script) throw new Error('the form holds no script');
  return script;
};
const putButton = (form: HTMLElement): void => {
  const button = document.createElement('button');
  button.className = 'waybox-button';
  button.textContent = 'Paga con Wompi';
  scriptOf(form).after(button);
};

describe('Payment of an open Wompi order', () => {
  let api: HttpStub;
  const open = anOrder({ paymentMethod: 'Wompi', paymentId: 5 });
  const paid = anOrder({
    paymentMethod: 'Wompi',
    isPaid: true,
    paidAt: '2026-11-21T10:00:00.000Z',
    paymentResult: {
      transactionNumber: null,
      checkNumber: null,
      transaction: { id: '11004-1-1', payment_method_type: 'CARD', status: 'APPROVED' },
    },
  });
  const form = () => screen.findByRole('form', { name: 'Pago con Wompi' });

  beforeEach(async () => {
    forgetPage();
    api = stubHttp({ 'GET /order/123': answer(open), 'GET /order/123/wompi': answer(aWidget()) });
    await signIn(aUser());
  });

  it.each(['/order/123', '/orderstore/123'])(
    "loads the provider's script with its attributes at %s [S-111, S-213]",
    async (path) => {
      renderAt(path);
      const script = scriptOf(await form());
      expect(script.src).toBe('https://checkout.wompi.co/widget.js');
      expect(script.getAttribute('data-signature:integrity')).toBe('f'.repeat(64));
      expect(script.getAttribute('data-amount-in-cents')).toBe('2975000');
      expect(screen.queryByText('Recibimos su pedido.')).not.toBeInTheDocument();
    },
  );

  it('is offered again after a declined card, with the way to another method [N-38-215]', async () => {
    api.reply({ 'GET /order/123/wompi': answer(aWidget({ isPaymentDeclined: true })) });
    renderAt('/order/123');
    expect(await screen.findByText(/^Pagar de nuevo: \$.29\.750,00 con Wompi\.$/)).toBeVisible();
    expect(screen.getByText('El pago no fue aprobado')).toBeVisible();
    expect(await form()).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cancelar el pedido' })).toBeVisible();
  });

  it('says that the button is loading until the script has put it there', async () => {
    renderAt('/order/123');
    const holder = await form();
    expect(screen.getByText('Cargando el botón de pago de Wompi..')).toBeVisible();
    await act(async () => putButton(holder));
    expect(screen.queryByText('Cargando el botón de pago de Wompi..')).not.toBeInTheDocument();
    expect(within(holder).getByRole('button', { name: 'Paga con Wompi' })).toBeVisible();
  });

  it('says that the script is blocked, and loads it again when asked to [S-213]', async () => {
    const { user } = renderAt('/order/123');
    const holder = await form();
    const first = scriptOf(holder);
    act(() => void first.dispatchEvent(new Event('error')));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('No se pudo cargar el botón de pago');
    await user.click(within(alert).getByRole('button', { name: 'Reintentar' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(scriptOf(holder)).not.toBe(first);
    expect(holder.querySelectorAll('script')).toHaveLength(1);
  });

  it('follows the payment without a reload', async () => {
    renderAt('/order/123');
    await form();
    api.reply({ 'GET /order/123': answer(paid) });
    expect(await screen.findByText('Pagado el 2026-11-21')).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Pago con Wompi' })).not.toBeInTheDocument();
    expect(screen.getByText('Recibimos su pedido.')).toBeVisible();
  });

  it('asks to wait while a payment is in process, and lets the buyer pay otherwise', async () => {
    api.reply({ 'GET /order/123/wompi': answer(aWidget({ isPaymentPending: true })) });
    const { user } = renderAt('/order/123');
    expect(await screen.findByText('Su pago está en proceso')).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Pago con Wompi' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Pagar de otra forma' }));
    expect(scriptOf(await form())).toBeInTheDocument();
  });

  it('says that the reservation lapsed', async () => {
    api.reply({ 'GET /order/123/wompi': answer(aWidget({ isHoldOver: true })) });
    renderAt('/order/123');
    expect(await screen.findByText('La reserva de sus productos venció')).toBeVisible();
    expect(await form()).toBeInTheDocument();
  });

  it('says why the payment could not be prepared, and tries again', async () => {
    api.reply({ 'GET /order/123/wompi': failure(503, 'UNAVAILABLE', 'El servicio no está disponible.') });
    const { user } = renderAt('/order/123');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('No se pudo preparar el pago');
    api.reply({ 'GET /order/123/wompi': answer(aWidget()) });
    await user.click(within(alert).getByRole('button', { name: 'Reintentar' }));
    expect(await form()).toBeInTheDocument();
  });

  it('offers no widget for an order that is paid or of another method', async () => {
    api.reply({ 'GET /order/123': answer(paid) });
    renderAt('/order/123');
    expect(await screen.findByText('Pagado el 2026-11-21')).toBeVisible();
    expect(api.requestsTo('GET /order/123/wompi')).toEqual([]);
  });

  it('has no accessibility problems', async () => {
    const { container } = renderAt('/order/123');
    putButton(await form());
    expect(await accessibilityProblems(container)).toEqual([]);
  });
});

describe('The return from Wompi', () => {
  let api: HttpStub;
  const outcome = (status: string, isPaid = false) => answer({ orderId: 123, status, isPaid });

  beforeEach(async () => {
    forgetPage();
    api = stubHttp({ 'GET /order/mine': answer([]) });
    await signIn(aUser());
  });

  it.each([
    ['APPROVED', true, '¡Pago recibido!', 'Ver el pedido'],
    ['PENDING', false, 'Su pago está en proceso', 'Ver el pedido'],
    ['DECLINED', false, 'El pago no fue aprobado', 'Pagar de nuevo'],
    ['APPROVED', false, 'Estamos revisando su pago', 'Ver el pedido'],
  ])("shows Wompi's outcome: %s, paid: %s [N-38-215]", async (status, isPaid, title, action) => {
    api.reply({ 'POST /order/wompi/return': outcome(status, isPaid) });
    renderAt('/orderhistory?id=11004-1718123303-80111&env=test');
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', '/order/123');
    expect(api.requestsTo('POST /order/wompi/return')[0]?.body).toEqual({
      transactionId: '11004-1718123303-80111',
    });
  });

  it('says that the payment is not confirmed yet and checks again', async () => {
    api.reply({
      'POST /order/wompi/return': failure(503, 'PAYMENTS.PROVIDER_UNAVAILABLE', 'Wompi no responde.'),
    });
    const { user } = renderAt('/orderhistory?id=11004-1-1');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Todavía no pudimos confirmar su pago');
    api.reply({ 'POST /order/wompi/return': outcome('APPROVED', true) });
    await user.click(within(alert).getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('¡Pago recibido!')).toBeVisible();
  });

  it('makes no call without a transaction in the address', async () => {
    renderAt('/orderhistory?id=%3Cscript%3E');
    expect(await screen.findByText('Todavía no hay pedidos')).toBeVisible();
    expect(api.requestsTo('POST /order/wompi/return')).toEqual([]);
  });
});
