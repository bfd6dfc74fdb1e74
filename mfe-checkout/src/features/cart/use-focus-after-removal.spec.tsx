import '@testing-library/jest-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import { signIn } from '@lacteos/session-bus/testing';
import { answer, stubHttp } from '@lacteos/api-client/testing';
import type { CartItem } from '@lacteos/contracts/schemas';
import { aCartItem, aUser } from '#testing/builders';
import { forgetPage, renderAt } from '#testing/render-page';
import { useFocusAfterRemoval } from './use-focus-after-removal';

beforeAll(() => import('#pages/cart/cart-page'), 60_000);

function Lines({ items }: { items: CartItem[] }) {
  const { list, expectRemoval } = useFocusAfterRemoval(items);
  return (
    <>
      <h1>Carrito</h1>
      <ul ref={list}>
        {items.map(({ id_product }) => (
          <li key={id_product}>
            <button data-removes-line onClick={() => expectRemoval(id_product)}>
              Eliminar {id_product}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

const nextFrame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));

describe('deleting a line of the cart', () => {
  const lines = [7, 8, 9].map((id_product) => aCartItem({ id_product }));
  const without = (...gone: number[]) => lines.filter(({ id_product }) => !gone.includes(id_product));

  it('moves the focus once the line is removed, and to the line before when it was last', async () => {
    const { rerender } = render(<Lines items={lines} />);
    screen.getByRole('button', { name: 'Eliminar 8' }).click();
    screen.getByRole('button', { name: 'Eliminar 8' }).focus();
    await nextFrame();
    await nextFrame();
    expect(screen.getByRole('button', { name: 'Eliminar 8' })).toHaveFocus();
    rerender(<Lines items={without(8)} />);
    expect(screen.getByRole('button', { name: 'Eliminar 9' })).toHaveFocus();
    screen.getByRole('button', { name: 'Eliminar 9' }).click();
    rerender(<Lines items={without(8, 9)} />);
    expect(screen.getByRole('button', { name: 'Eliminar 7' })).toHaveFocus();
  });

  it('leaves the focus alone when the user did not remove the line', () => {
    const { rerender } = render(<Lines items={lines} />);
    screen.getByRole('button', { name: 'Eliminar 7' }).focus();
    rerender(<Lines items={without(9)} />);
    expect(screen.getByRole('button', { name: 'Eliminar 7' })).toHaveFocus();
  });

  it('leaves the focus on the line that took its place, and on the heading when none is left', async () => {
    forgetPage();
    const items = [
      aCartItem({ id_product: 7, product: { name: 'Yogurt' } }),
      aCartItem({ id_product: 8, product: { name: 'Kumis' } }),
    ];
    const api = stubHttp({ 'GET /cart/41': answer(items), 'DELETE /cart/delete': answer(items.slice(1)) });
    await signIn(aUser());
    const { user } = renderAt('/cart');
    await user.click(await screen.findByRole('button', { name: 'Eliminar Yogurt del carrito' }));
    const next = screen.getByRole('button', { name: 'Eliminar Kumis del carrito' });
    await waitFor(() => expect(next).toHaveFocus());
    api.reply({ 'DELETE /cart/delete': answer([]) });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
});
