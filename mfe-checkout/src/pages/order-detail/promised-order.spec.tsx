import type { PromisedDelivery } from '@lacteos/contracts/schemas';
import { aDeliveryDay, aPromise } from '@lacteos/contracts/testing';
import { answer, failure, stubHttp, type HttpStub } from '@lacteos/api-client/testing';
import { signIn } from '@lacteos/session-bus/testing';
import { accessibilityProblems } from '@lacteos/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import { anOrder, aUser, CASH } from '#testing/builders';
import { forgetPage, renderAt } from '#testing/render-page';

beforeAll(() => import('./order-detail-page'), 60_000);

const PROMISED: PromisedDelivery = {
  kind: 'home',
  day: '2026-11-28',
  zoneName: 'Meta',
  isByCourier: false,
  isCold: true,
  storeId: null,
  needsDay: false,
};
const promised = (changes: Partial<PromisedDelivery> = {}) =>
  anOrder({ shippingPrice: 6000, totalPrice: 35750, promised: { ...PROMISED, ...changes } });
const amount = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

describe('An order with a day of delivery', () => {
  let api: HttpStub;
  beforeEach(async () => {
    forgetPage();
    api = stubHttp({
      'GET /order/123': answer(promised()),
      'GET /order/payment_types': answer([CASH]),
      'GET /delivery/promise': answer(aPromise()),
    });
    await signIn(aUser());
  });
  afterEach(() => api.restore());

  const openMove = async () => {
    const view = renderAt('/order/123');
    await view.user.click(await screen.findByRole('button', { name: 'Cambiar el día' }));
    return { ...view, dialog: within(await screen.findByRole('dialog')) };
  };

  it('says its day instead of a call, and its price in the total [N-40-359]', async () => {
    const { container } = renderAt('/order/123');
    expect(await screen.findByText('Llega el sábado 28 de noviembre.')).toBeVisible();
    expect(screen.queryByText(/Nos pondremos en contacto/)).not.toBeInTheDocument();
    expect(screen.queryByText('Le informaremos la fecha de entrega.')).not.toBeInTheDocument();
    expect(amount('Envío')).toHaveTextContent('$ 6.000,00');
    expect(amount('Total')).toHaveTextContent('$ 35.750,00');
    expect(screen.queryByText('Envío (no incluido en el total)')).not.toBeInTheDocument();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('has a page to follow it without an account, which can be shared [N-40-364]', async () => {
    const url = `https://shop.test/seguimiento#123.${'a'.repeat(32)}`;
    api.reply({ 'GET /order/123/tracking': answer({ url }) });
    renderAt('/order/123');
    expect(await screen.findByRole('link', { name: 'Página de seguimiento' })).toHaveAttribute('href', url);
    const shared = screen.getByRole('link', { name: 'Compartirla por WhatsApp' }).getAttribute('href');
    expect(decodeURIComponent(shared ?? '')).toBe(
      `https://wa.me/?text=Aquí puede seguir el pedido 123: ${url}`,
    );
  });

  it('whose day was lost is arranged by phone', async () => {
    api.reply({ 'GET /order/123': answer(promised({ needsDay: true })) });
    renderAt('/order/123');
    expect(await screen.findByText(/Nos pondremos en contacto/)).toBeVisible();
  });

  it('moves to another day by its buyer, naming the day that the page showed [N-40-360]', async () => {
    const { user, dialog } = await openMove();
    const move = dialog.getByRole('button', { name: 'Cambiar el día' });
    expect(await dialog.findByRole('radio', { name: /sábado 28/i })).toBeChecked();
    expect(move).toBeDisabled();
    await user.click(dialog.getByRole('radio', { name: /lunes 30/i }));
    api.reply({
      'PUT /delivery/orders/123/day': answer({ ...PROMISED, day: '2026-11-30' }),
      'GET /order/123': answer(promised({ day: '2026-11-30' })),
    });
    await user.click(move);
    expect(await screen.findByText('Llega el lunes 30 de noviembre.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.requestsTo('PUT /delivery/orders/123/day')[0]?.body).toEqual({
      day: '2026-11-30',
      from: '2026-11-28',
    });
  });

  it('keeps its day when the wanted one sold out, and offers the others [N-40-360]', async () => {
    const { user, dialog } = await openMove();
    await user.click(await dialog.findByRole('radio', { name: /lunes 30/i }));
    const full = aDeliveryDay({ day: '2026-11-30', isOpen: false, closedBecause: 'full' });
    api.reply({
      'PUT /delivery/orders/123/day': failure(409, 'DELIVERY.DAY_FULL', 'Se acaban de agotar.'),
      'GET /delivery/promise': answer(aPromise({ days: [aDeliveryDay(), full] })),
    });
    await user.click(dialog.getByRole('button', { name: 'Cambiar el día' }));
    expect(await dialog.findByText('Se acaban de agotar.')).toBeVisible();
    expect(await dialog.findByRole('radio', { name: /lunes 30.*se agotaron/i })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: 'Volver' }));
    expect(screen.getByText('Llega el sábado 28 de noviembre.')).toBeVisible();
  });
});
