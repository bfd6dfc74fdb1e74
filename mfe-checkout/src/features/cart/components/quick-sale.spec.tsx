import { signIn } from '@lacteos/session-bus/testing';
import { accessibilityProblems } from '@lacteos/ui/testing';
import { answer, failure, stubHttp, type HttpStub } from '@lacteos/api-client/testing';
import '@testing-library/jest-dom';
import { screen, waitFor, within } from '@testing-library/react';
import { aCartItem, aProduct, aUser } from '#testing/builders';
import { forgetPage, renderAt } from '#testing/render-page';

beforeAll(() => import('#pages/cart/cart-page'), 60_000);

const kumis = aProduct({ id: 8, name: 'Kumis natural', countInStock: 5 });
const cheese = aProduct({ id: 9, name: 'Queso costeño', countInStock: 0 });

describe('the quick sale by keyboard', () => {
  let api: HttpStub;
  beforeEach(async () => {
    forgetPage();
    api = stubHttp({
      'GET /cart/2': answer([]),
      'GET /product/products': answer([kumis, cheese]),
      'POST /cart/cart': answer([aCartItem({ id_product: 8, quantity: 3, product: kumis })]),
    });
    await signIn(aUser({ id: 2, id_role: 2 }));
  });
  const open = async () => {
    const view = renderAt('/cart');
    const search = await screen.findByRole('combobox', { name: 'Producto (nombre o código)' });
    return { ...view, search };
  };

  it('adds a product by search, Enter, quantity, Enter and is ready for the next', async () => {
    const { user, search } = await open();
    expect(search).toHaveFocus();
    await user.keyboard('kum{Enter}');
    const quantity = screen.getByRole('textbox', { name: 'Cantidad' });
    await waitFor(() => expect(quantity).toHaveFocus());
    expect(search).toHaveValue('Kumis natural');
    await user.clear(quantity);
    await user.keyboard('3{Enter}');
    expect(await screen.findByText('3 × Kumis natural: agregado al carrito.')).toBeVisible();
    expect(search).toHaveFocus();
    expect(search).toHaveValue('');
    expect(Object.fromEntries(api.requestsTo('GET /product/products')[0]?.query ?? [])).toMatchObject({
      search: 'kum',
      page: '1',
    });
    expect(Object.fromEntries(api.requestsTo('POST /cart/cart')[0]?.query ?? [])).toEqual({
      id: '2',
      productId: '8',
      quantity: '3',
    });
  });

  it('chooses a product with the arrow keys', async () => {
    const { user, search } = await open();
    await user.keyboard('e');
    const list = await screen.findByRole('listbox', { name: 'Productos encontrados' });
    expect(within(list).getAllByRole('option')).toHaveLength(2);
    await user.keyboard('{ArrowDown}');
    expect(within(list).getByRole('option', { name: /Queso costeño/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await user.keyboard('{Enter}');
    expect(search).toHaveValue('Queso costeño');
    await user.keyboard('{Escape}');
    expect(search).toHaveValue('');
  });

  it.each([
    ['kum', '6', '¡El stock del producto es menor a la cantidad seleccionada!'],
    ['kum', '0', 'Ingrese un número entero mayor que 0.'],
    ['kum', '1.5', 'Ingrese un número entero mayor que 0.'],
  ])('refuses for %p the quantity %p', async (text, quantity, problem) => {
    const { user } = await open();
    await user.keyboard(`${text}{Enter}`);
    const field = screen.getByRole('textbox', { name: 'Cantidad' });
    await waitFor(() => expect(field).toHaveFocus());
    await user.clear(field);
    await user.keyboard(`${quantity}{Enter}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(problem);
    expect(api.requestsTo('POST /cart/cart')).toHaveLength(0);
  });

  it("shows the server's message when stock has run out, and says when nothing is found", async () => {
    api.reply({ 'POST /cart/cart': failure(409, 'CART.INSUFFICIENT_STOCK', '¡Producto sin stock!') });
    const { user } = await open();
    await user.keyboard('kum{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Cantidad' })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(await screen.findByText('¡Producto sin stock!')).toBeVisible();
    api.reply({ 'GET /product/products': answer([]) });
    await user.keyboard('{Escape}xyz');
    expect(await screen.findByText('Ningún producto coincide.')).toBeVisible();
  });

  it('is offered to staff who sell, not to customers', async () => {
    await signIn(aUser());
    api.reply({ 'GET /cart/41': answer([]) });
    renderAt('/cart');
    await screen.findByText('Su carrito está vacío');
    expect(screen.queryByRole('form', { name: 'Venta rápida' })).not.toBeInTheDocument();
  });

  it('has no accessibility problems', async () => {
    const { user, container } = await open();
    await user.keyboard('e');
    await screen.findByRole('listbox');
    expect(await accessibilityProblems(container)).toEqual([]);
  });
});
