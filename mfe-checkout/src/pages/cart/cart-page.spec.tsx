import { signIn } from '@lacteos/session-bus/testing';
import { accessibilityProblems } from '@lacteos/ui/testing';
import { aPromise } from '@lacteos/contracts/testing';
import { answer, failure, stubHttp, type HttpStub } from '@lacteos/api-client/testing';
import { on } from '@lacteos/session-bus';
import { screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import { aCartItem, aProduct, aUser } from '#testing/builders';
import { forgetPage, renderAt } from '#testing/render-page';

// The page's own code arrives when it is first shown; compiling it must not count against the first test.
beforeAll(() => import('./cart-page'), 60_000);

const yogurt = (quantity: number, countInStock = 10) =>
  aCartItem({ id_product: 7, quantity, product: { name: 'Yogurt de mora', price: 12500, countInStock } });

describe('Cart page', () => {
  let api: HttpStub;
  let counts: number[];
  let stopListening: () => void;

  beforeEach(async () => {
    forgetPage();
    api = stubHttp({ 'GET /cart/41': answer([yogurt(2)]) });
    counts = [];
    const subscription = on('cart-changed').subscribe(({ count }) => counts.push(count));
    stopListening = () => subscription.unsubscribe();
    await signIn(aUser());
  });
  afterEach(() => stopListening());

  it('lists each line with picture, link to the product, quantity and price [S-047, S-088, S-123, S-201]', async () => {
    const { container } = renderAt('/cart');
    const line = await screen.findByRole('listitem', { name: 'Yogurt de mora' });
    expect(screen.getByRole('heading', { level: 1, name: 'Carrito de compras' })).toBeVisible();
    expect(within(line).getByRole('link', { name: 'Yogurt de mora' })).toHaveAttribute('href', '/product/7');
    expect(within(line).getByLabelText('2 unidades')).toBeVisible();
    expect(line.textContent?.replace(/\s/g, ' ')).toContain('$ 14.875,00 c/u IVA incluido');
    expect(within(line).getByText('$ 29.750,00')).toBeVisible();
    expect(within(line).queryByText(/sin IVA/)).not.toBeInTheDocument();
    expect(container.querySelector('img')).toHaveAttribute('src', '/api/media/yogurt-mora/640.webp');
    expect(within(line).getByRole('button', { name: 'Eliminar Yogurt de mora del carrito' })).toBeEnabled();
    expect(api.requestsTo('GET /cart/41')[0]?.headers['authorization']).toBe('Bearer test-token');
  });

  it('shows the total with VAT, then the subtotal of the items without [S-089, N-20-103]', async () => {
    api.reply({
      'GET /cart/41': answer([
        yogurt(2),
        aCartItem({ id_product: 8, quantity: 3, product: { name: 'Kumis', price: 0.1 } }),
      ]),
    });
    renderAt('/cart');
    const label = await screen.findByText('Subtotal', { selector: 'dt' });
    expect(label.nextElementSibling).toHaveTextContent('$ 25.000,30 sin IVA');
    const total = screen.getByText('Total', { selector: 'dt' });
    expect(total).toHaveTextContent('Total IVA incluido');
    expect(total.nextElementSibling).toHaveTextContent('$ 29.750,36');
    expect(total.compareDocumentPosition(label)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  describe('the suggestions beside the cart', () => {
    const PEAR = aProduct({ id: 9, name: 'Queso pera', countInStock: 5 });
    const suggest = (): void => {
      const kumis = aProduct({ id: 8, name: 'Kumis', countInStock: 0 });
      const cream = aProduct({ id: 10, name: 'Crema', countInStock: 2 });
      const boughtTogether = [aProduct({ id: 7, name: 'Yogurt de mora' }), kumis, PEAR];
      api.reply({ 'GET /product/7/suggestions': answer({ boughtTogether, related: [PEAR, cream] }) });
    };
    const part = () => screen.findByRole('region', { name: 'También le puede gustar' });

    it('list each available product that is not in the cart once and add one of them [N-18-440]', async () => {
      suggest();
      api.reply({ 'POST /cart': answer([yogurt(2), aCartItem({ id_product: 9, quantity: 1 })]) });
      const { user, container } = renderAt('/cart');
      const links = within(await part()).getAllByRole('link');
      expect(links.map(({ textContent }) => textContent)).toEqual(['Queso pera', 'Crema']);
      await user.click(within(await part()).getByRole('button', { name: 'Agregar al carrito: Queso pera' }));
      await waitFor(() => expect(counts).toEqual([3]));
      expect(api.requestsTo('POST /cart')[0]?.query.get('productId')).toBe('9');
      expect(within(await part()).getByRole('link', { name: 'Queso pera' })).toBeVisible();
      expect(await accessibilityProblems(container)).toEqual([]);
    });

    it("show the shop's first products when the cart is empty [N-18-448]", async () => {
      api.reply({ 'GET /cart/41': answer([]), 'GET /product/products': answer([PEAR]) });
      renderAt('/cart');
      const start = within(await screen.findByRole('region', { name: 'Para empezar' }));
      expect(start.getByRole('link', { name: 'Queso pera' })).toHaveAttribute('href', '/product/9');
    });

    it('come once the promise of the delivery stands above them, which would move them [N-40-575]', async () => {
      suggest();
      let promise = (): void => undefined;
      const promised = new Promise<void>((resolve) => (promise = resolve));
      api.reply({ 'GET /delivery/promise': () => promised.then(() => answer(aPromise())) });
      renderAt('/cart');
      await screen.findByRole('listitem', { name: 'Yogurt de mora' });
      await waitFor(() => expect(api.requestsTo('GET /delivery/promise')).toHaveLength(1));
      expect(screen.queryByRole('region', { name: 'También le puede gustar' })).not.toBeInTheDocument();
      promise();
      expect(await part()).toBeVisible();
      expect(screen.getByText('Envío', { selector: 'dt' })).toBeVisible();
    });

    it('are not requested for staff who sell [N-18-440]', async () => {
      suggest();
      await signIn(aUser({ id_role: 2 }));
      renderAt('/cart');
      await screen.findByRole('listitem', { name: 'Yogurt de mora' });
      expect(api.requestsTo('GET /product/7/suggestions')).toEqual([]);
    });
  });

  it('states the delivery promise and links the delivery policy [N-18-440]', async () => {
    renderAt('/cart');
    expect(await screen.findByText(/Viaja refrigerado/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cómo entregamos' })).toHaveAttribute('href', '/legal/entregas');
  });

  it('adds and removes one unit, and tells the other remotes the new count [S-124, S-202, S-204]', async () => {
    api.reply({ 'POST /cart': answer([yogurt(3)]), 'DELETE /cart': answer([yogurt(2)]) });
    const { user } = renderAt('/cart');
    await user.click(await screen.findByRole('button', { name: 'Agregar una unidad de Yogurt de mora' }));
    expect(await screen.findByLabelText('3 unidades')).toBeVisible();
    expect(Object.fromEntries(api.requestsTo('POST /cart')[0]?.query ?? [])).toEqual({
      id: '41',
      productId: '7',
      quantity: '1',
    });
    await user.click(screen.getByRole('button', { name: 'Quitar una unidad de Yogurt de mora' }));
    await waitFor(() => expect(counts).toEqual([3, 2]));
    expect(Object.fromEntries(api.requestsTo('DELETE /cart')[0]?.query ?? [])).toEqual({
      id: '41',
      productId: '7',
    });
  });

  it('deletes a line and then says that the cart is empty [S-205]', async () => {
    api.reply({ 'DELETE /cart/delete': answer([]) });
    const { user } = renderAt('/cart');
    await user.click(await screen.findByRole('button', { name: 'Eliminar Yogurt de mora del carrito' }));
    expect(await screen.findByText('Su carrito está vacío')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver productos' })).toHaveAttribute('href', '/products');
    expect(Object.fromEntries(api.requestsTo('DELETE /cart/delete')[0]?.query ?? [])).toEqual({
      id: '41',
      productId: '7',
    });
    await waitFor(() => expect(counts).toEqual([0]));
  });

  it('disables minus at quantity 1 [S-181]', async () => {
    api.reply({ 'GET /cart/41': answer([yogurt(1)]) });
    renderAt('/cart');
    expect(await screen.findByRole('button', { name: 'Quitar una unidad de Yogurt de mora' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Agregar una unidad de Yogurt de mora' })).toBeEnabled();
  });

  it('disables plus at stock 0 and holds back the checkout [S-182]', async () => {
    api.reply({ 'GET /cart/41': answer([yogurt(2, 0)]) });
    renderAt('/cart');
    expect(
      await screen.findByRole('button', { name: 'Agregar una unidad de Yogurt de mora' }),
    ).toBeDisabled();
    expect(screen.getByText('Agotado')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continuar' })).toBeDisabled();
  });

  it('disables plus when the cart holds the whole stock', async () => {
    api.reply({ 'GET /cart/41': answer([yogurt(4, 4)]) });
    renderAt('/cart');
    expect(
      await screen.findByRole('button', { name: 'Agregar una unidad de Yogurt de mora' }),
    ).toBeDisabled();
  });

  it("refuses an addition beyond stock with '¡Producto sin stock!' [S-178]", async () => {
    api.reply({ 'POST /cart': failure(409, 'CART.INSUFFICIENT_STOCK', '¡Producto sin stock!') });
    const { user } = renderAt('/cart');
    await user.click(await screen.findByRole('button', { name: 'Agregar una unidad de Yogurt de mora' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('¡Producto sin stock!');
    expect(await screen.findByLabelText('2 unidades')).toBeVisible();
  });

  it.each([
    [1, '/shipping'],
    [2, '/shipping2'],
    [3, '/shipping2'],
    [4, '/shipping2'],
  ] as const)('leads role %i to %s [S-091, D-059]', async (role, path) => {
    await signIn(aUser({ id_role: role }));
    const { user } = renderAt('/cart');
    await user.click(await screen.findByRole('button', { name: 'Continuar' }));
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(new RegExp(`^${path}$`)));
  });

  it('says that it could not be loaded, and loads when asked again', async () => {
    api.reply({ 'GET /cart/41': () => 'network-loss' });
    const { user } = renderAt('/cart');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('No hay conexión');
    api.reply({ 'GET /cart/41': answer([yogurt(2)]) });
    await user.click(within(alert).getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('link', { name: 'Yogurt de mora' })).toBeVisible();
  });

  it('keeps showing the remembered cart while the network is away', async () => {
    const first = renderAt('/cart');
    await screen.findByLabelText('2 unidades');
    first.unmount();
    const { queryClient } = await import('../../features/screen/query-client');
    queryClient.clear();
    api.reply({ 'GET /cart/41': () => 'network-loss' });
    renderAt('/cart');
    expect(await screen.findByLabelText('2 unidades')).toBeVisible();
    expect(await screen.findByText('Mostramos los últimos datos guardados')).toBeVisible();
  });

  it('has no accessibility problems', async () => {
    const { container } = renderAt('/cart');
    await screen.findByRole('listitem', { name: 'Yogurt de mora' });
    expect(await accessibilityProblems(container)).toEqual([]);
  });
});

describe('Adding several products at once', () => {
  let api: HttpStub;

  beforeEach(async () => {
    forgetPage();
    api = stubHttp({
      'GET /cart/41': answer([yogurt(2, 10)]),
      'GET /product/products': answer([
        aProduct({ id: 7, name: 'Yogurt de mora', countInStock: 10 }),
        aProduct({ id: 8, name: 'Kumis', countInStock: 5 }),
        aProduct({ id: 9, name: 'Queso costeño', countInStock: 3 }),
        aProduct({ id: 10, name: 'Arequipe', countInStock: 0 }),
      ]),
      'POST /cart/cart': answer([yogurt(2)]),
    });
    await signIn(aUser());
  });

  const openPanel = async () => {
    const view = renderAt('/cart');
    await view.user.click(await screen.findByRole('button', { name: 'Agregar varios productos' }));
    const panel = await screen.findByRole('dialog');
    await within(panel).findByRole('checkbox', { name: /Kumis/ });
    return { ...view, panel };
  };
  const enter = async (user: Awaited<ReturnType<typeof openPanel>>['user'], name: string, text: string) => {
    const field = screen.getByRole('textbox', { name: `Cantidad de ${name}` });
    await user.clear(field);
    await user.type(field, text);
  };

  it('adds only the ticked products with a quantity above 0 [S-090, S-184, S-203]', async () => {
    const { user, panel } = await openPanel();
    await user.click(within(panel).getByRole('checkbox', { name: /Kumis/ }));
    await enter(user, 'Kumis', '3');
    await user.click(within(panel).getByRole('checkbox', { name: /Queso/ }));
    await enter(user, 'Queso costeño', '0');
    await user.click(within(panel).getByRole('button', { name: 'Agregar 1 producto al carrito' }));
    await waitFor(() => expect(screen.getByRole('checkbox', { name: /Kumis/ })).not.toBeChecked());
    expect(api.requestsTo('POST /cart/cart').map(({ query }) => Object.fromEntries(query))).toEqual([
      { id: '41', productId: '8', quantity: '3' },
    ]);
  });

  it('accepts whole numbers only [S-183]', async () => {
    const { user, panel } = await openPanel();
    await enter(user, 'Kumis', '1.5');
    expect(within(panel).getByText('Ingrese un número entero de 0 en adelante.')).toBeVisible();
    await user.click(within(panel).getByRole('button', { name: 'Agregar al carrito' }));
    expect(api.requestsTo('POST /cart/cart')).toHaveLength(0);
  });

  it('says at the field that the stock is smaller than the quantity [S-179]', async () => {
    const { user, panel } = await openPanel();
    await enter(user, 'Kumis', '6');
    expect(
      within(panel).getByText('¡El stock del producto es menor a la cantidad seleccionada!'),
    ).toBeVisible();
  });

  it('names product and stock in the dialog when the stock does not cover the quantity [S-179, S-180]', async () => {
    const { user, panel } = await openPanel();
    await enter(user, 'Queso costeño', '4');
    await user.click(within(panel).getByRole('button', { name: 'Agregar 1 producto al carrito' }));
    expect(await screen.findByText('Sin stock para la cantidad seleccionada')).toBeVisible();
    expect(screen.getByText('Queso costeño: existencias 3')).toBeVisible();
    expect(api.requestsTo('POST /cart/cart')).toHaveLength(0);
  });

  it('does not offer a product that is sold out', async () => {
    const { panel } = await openPanel();
    expect(within(panel).getByRole('checkbox', { name: /Arequipe.*Agotado/ })).toBeDisabled();
  });

  it('has no accessibility problems', async () => {
    const { panel } = await openPanel();
    expect(await accessibilityProblems(panel)).toEqual([]);
  });
});
