import { signIn } from '@lacteos/session-bus/testing';
import { accessibilityProblems } from '@lacteos/ui/testing';
import { on } from '@lacteos/session-bus';
import { answer, failure, stubHttp, type HttpStub } from '@lacteos/api-client/testing';
import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import { anOrder, aUser } from '#testing/builders';
import { forgetPage, renderAt } from '#testing/render-page';

beforeAll(() => import('#pages/order-detail/order-detail-page'), 60_000);

const LINE = {
  id_product: 7,
  name: 'Kumis',
  wanted: 3,
  inCart: 3,
  isGone: false,
  priceBefore: 11_900,
  priceNow: 11_900,
};

describe("'Volver a pedir'", () => {
  let http: HttpStub;
  beforeEach(() => {
    forgetPage();
    http = stubHttp({
      'GET /order/123': answer(anOrder()),
      'POST /order/123/reorder': answer({ lines: [LINE], count: 3 }),
    });
  });

  const press = async (user: ReturnType<typeof renderAt>['user']) =>
    user.click(await screen.findByRole('button', { name: /^Volver a pedir/ }));

  it('fills the cart at once, without a question, and publishes the new count [N-18-146]', async () => {
    await signIn(aUser());
    const counts: number[] = [];
    const subscription = on('cart-changed').subscribe(({ count }) => counts.push(count));
    const { user } = renderAt('/order/123');
    await press(user);
    const outcome = (await screen.findByText('Su pedido está de nuevo en el carrito')).closest(
      '[role="status"]',
    );
    expect(within(outcome as HTMLElement).getByRole('link', { name: 'Ver carrito' })).toHaveAttribute(
      'href',
      '/cart',
    );
    expect(counts).toEqual([3]);
    expect(http.requestsTo('POST /order/123/reorder')).toHaveLength(1);
    subscription.unsubscribe();
  });

  it('names products that are withdrawn, sold out, short or changed in price [N-18-146]', async () => {
    await signIn(aUser());
    const { priceNow: _gone, ...goneLine } = LINE;
    http.reply({
      'POST /order/123/reorder': answer({
        count: 2,
        lines: [
          { ...goneLine, name: 'Flan', inCart: 0, isGone: true },
          { ...LINE, name: 'Avena', inCart: 0 },
          { ...LINE, name: 'Quesillo', inCart: 2, priceNow: 12_000 },
        ],
      }),
    });
    const { user, container } = renderAt('/order/123');
    await press(user);
    expect(await screen.findByText('Flan: ya no lo vendemos.')).toBeVisible();
    expect(screen.getByText('Avena: agotado por ahora.')).toBeVisible();
    expect(screen.getByText(/^Quesillo:/).textContent?.replace(/\s/g, ' ')).toBe(
      'Quesillo: solo quedan 2 de las 3 unidades; ahora cuesta $ 12.000,00, antes $ 11.900,00.',
    );
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('says why it failed, and is not offered to staff', async () => {
    await signIn(aUser());
    http.reply({ 'POST /order/123/reorder': failure(500, 'INTERNAL', 'Ocurrió un error inesperado.') });
    const { user, unmount } = renderAt('/order/123');
    await press(user);
    expect(await screen.findByText('Ocurrió un error inesperado.')).toBeVisible();
    unmount();
    await signIn(aUser({ id_role: 3 }));
    renderAt('/orderstore/123');
    await screen.findByRole('heading', { level: 1, name: 'Pedido 123' });
    await screen.findByText('Resumen del pedido');
    expect(screen.queryByRole('button', { name: /^Volver a pedir/ })).not.toBeInTheDocument();
  });
});
