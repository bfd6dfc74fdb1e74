import '@testing-library/jest-dom';
import { signIn, visitAsAnyone } from '@lacteos/session-bus/testing';
import { accessibilityProblems } from '@lacteos/ui/testing';
import { answer, failure, stubHttp, type StubbedRequest } from '@lacteos/api-client/testing';
import { emit, on } from '@lacteos/session-bus';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCartLine, aProduct, aUser } from '#testing/builders';
import { renderAt } from '#testing/render-page';

const PRODUCTS = [
  aProduct(),
  aProduct({
    id: 8,
    name: 'Queso maduro',
    slug: 'Rueda 500 g',
    price: 24900,
    family: 'QUESOS',
    countInStock: 0,
  }),
  aProduct({ id: 9, name: 'Arequipe', slug: 'Tarro 250 g', price: 7900.5, family: 'POSTRES' }),
];
const list = ({ query }: StubbedRequest) => {
  const family = query.get('family');
  const found = PRODUCTS.filter((product) => !family || product.family === family);
  return answer(found, { total: found.length, page: 1, pageSize: 24 });
};
const shop = () =>
  stubHttp({
    'GET /product/products': list,
    'GET /product/7': () => answer(PRODUCTS[0]),
    'GET /cart/31': () => answer([aCartLine(2), aCartLine(3, PRODUCTS[2])]),
  });
const cardOf = (name: string) =>
  within(screen.getByRole('heading', { level: 3, name }).closest('li') ?? document.body);
/** With the carousel, whose code comes once the first view is settled; the clock stands afterwards. */
async function renderSettled(): Promise<void> {
  await import('./products-page');
  await import('../../features/product-carousel/product-carousel');
  jest.useFakeTimers();
  renderAt('/products');
  await act(() => jest.advanceTimersByTimeAsync(2050));
}
const addButton = (name: string) => cardOf(name).getByRole('button', { name: /^Agregar al carrito/ });

describe('store list', () => {
  let http: ReturnType<typeof stubHttp>;
  beforeEach(async () => {
    await visitAsAnyone();
    http = shop();
  });
  afterEach(() => {
    http.restore();
    jest.useRealTimers();
  });

  it('shows image, name, presentation and price of every product to anyone [S-005, S-041, S-079, S-198]', async () => {
    renderAt('/products');
    await screen.findByRole('heading', { level: 3, name: 'Yogurt de mora' });
    const card = cardOf('Yogurt de mora');
    expect(card.getByRole('img', { name: 'Yogurt de mora' })).toHaveAttribute(
      'src',
      '/api/media/yogurt-mora/640.webp',
    );
    expect(card.getByText('Botella 1000 g')).toBeVisible();
    expect(card.getByText('$ 14.875,00')).toBeVisible();
    expect(cardOf('Arequipe').getByText('$ 9.401,60')).toBeVisible();
  });

  it('shows one price, with VAT, and that of a unit in carousel and list and marks untaxed products [N-20-101, N-38-102]', async () => {
    const exempt = aProduct({
      id: 10,
      name: 'Cuajada',
      price: 9500,
      taxClassification: 'Exempt',
      taxPercent: 0,
    });
    const measured = aProduct({ id: 11, name: 'Kumis', netContent: 500, netContentUnit: 'g' });
    http.reply({ 'GET /product/products': () => answer([exempt, ...PRODUCTS, measured]) });
    await renderSettled();
    const priceOf = (name: string) =>
      screen.getByRole('heading', { level: 3, name }).parentElement?.textContent.replace(/\s/g, ' ');
    expect(priceOf('Arequipe')).toMatch(/\$ 9\.401,60 IVA incluidoAgregar/);
    expect(priceOf('Cuajada')).toMatch(/\$ 9\.500,00 Exento de IVAAgregar/);
    expect(priceOf('Kumis')).toMatch(/\$ 14\.875,00 IVA incluido\$ 29\.750,00 por kgAgregar/);
    expect(document.body).not.toHaveTextContent('sin IVA');
    const carousel = screen.getByRole('region', { name: 'Productos destacados' });
    expect(within(carousel).getByRole('group', { name: '1 de 4' })).toHaveTextContent(
      /\$.9\.500,00 Exento de IVAVer producto/,
    );
  });

  it('offers products in stock and disables the button of others as Agotado [S-080, S-156]', async () => {
    renderAt('/products');
    await screen.findByRole('heading', { level: 3, name: 'Queso maduro' });
    expect(addButton('Yogurt de mora')).toBeEnabled();
    const soldOut = cardOf('Queso maduro').getByRole('button', { name: 'Agotado' });
    expect(soldOut).toBeDisabled();
    expect(cardOf('Queso maduro').queryByRole('button', { name: /Agregar/ })).toBeNull();
  });

  it('shows a spinner labelled Cargando.. while it loads [S-083]', async () => {
    http.reply({ 'GET /product/products': () => new Promise(() => undefined) });
    renderAt('/products');
    expect(await screen.findByText('Cargando..')).toBeVisible();
  });

  it('tells the visitor when the load takes long', async () => {
    await import('./products-page');
    jest.useFakeTimers();
    http.reply({ 'GET /product/products': () => new Promise(() => undefined) });
    renderAt('/products');
    await act(() => jest.advanceTimersByTimeAsync(4100));
    expect(screen.getByText(/La conexión está lenta/)).toBeVisible();
  });

  it('shows a red alert when the load fails and loads again on request [S-082]', async () => {
    http.reply({ 'GET /product/products': () => failure(500, 'INTERNAL', 'Ocurrió un error inesperado.') });
    renderAt('/products');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Ocurrió un error inesperado.');
    http.reply({ 'GET /product/products': () => answer(PRODUCTS) });
    fireEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByRole('heading', { level: 3, name: 'Arequipe' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that there is no connection when the network is lost', async () => {
    http.reply({ 'GET /product/products': () => 'network-loss' });
    renderAt('/products');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No hay conexión. Revise su red e intente de nuevo.',
    );
  });

  it('turns the pictures every 8000 ms until they are paused [S-077]', async () => {
    await renderSettled();
    const carousel = within(screen.getByRole('region', { name: 'Productos destacados' }));
    expect(carousel.getByRole('group', { name: '1 de 2' })).toHaveTextContent('Yogurt de mora');
    await act(() => jest.advanceTimersByTimeAsync(7800));
    expect(carousel.getByRole('group', { name: '1 de 2' })).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(carousel.getByRole('group', { name: '2 de 2' })).toHaveTextContent('Arequipe');
    fireEvent.click(carousel.getByRole('button', { name: 'Pausar' }));
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(carousel.getByRole('group', { name: '2 de 2' })).toBeInTheDocument();
  });

  it('shows only the chosen family', async () => {
    renderAt('/products');
    fireEvent.click(await screen.findByRole('button', { name: 'QUESOS' }));
    await waitFor(() =>
      expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
        'Queso maduro',
      ]),
    );
    expect(screen.getByTestId('address')).toHaveTextContent('/products?familia=QUESOS');
  });

  it('turns plus into minus, units and plus in place, down to none [N-38-103]', async () => {
    await signIn(aUser());
    http.reply({
      'GET /cart/31': () => answer([]),
      'POST /cart': () => answer([aCartLine(2)]),
      'DELETE /cart': () => answer([aCartLine(1)]),
      'DELETE /cart/delete': () => answer([]),
    });
    renderAt('/products');
    await screen.findByRole('heading', { level: 3, name: 'Yogurt de mora' });
    const add = addButton('Yogurt de mora');
    fireEvent.click(add);
    expect(await cardOf('Yogurt de mora').findByText('2')).toHaveTextContent('2 en el carrito');
    expect(addButton('Yogurt de mora')).toBe(add);
    const less = () => cardOf('Yogurt de mora').getByRole('button', { name: /^Quitar una unidad/ });
    less().focus();
    fireEvent.click(less());
    expect(await cardOf('Yogurt de mora').findByText('1')).toBeVisible();
    expect(Object.fromEntries(http.requestsTo('DELETE /cart')[0]?.query ?? [])).toEqual({
      id: '31',
      productId: '7',
    });
    fireEvent.click(less());
    await waitFor(() => expect(http.requestsTo('DELETE /cart/delete')).toHaveLength(1));
    await waitFor(() => expect(cardOf('Yogurt de mora').queryByText('1')).toBeNull());
    expect(add).toHaveFocus();
    expect(screen.queryByText('Agregado al carrito')).toBeNull();
  });

  it('shows the units of the cart on each card and reads them anew after a change elsewhere [N-38-103]', async () => {
    await signIn(aUser());
    renderAt('/products');
    await screen.findByRole('heading', { level: 3, name: 'Yogurt de mora' });
    expect(await cardOf('Yogurt de mora').findByText('2')).toBeVisible();
    expect(cardOf('Arequipe').getByText('3')).toBeVisible();
    http.reply({ 'GET /cart/31': () => answer([aCartLine(4)]) });
    act(() => emit('cart-changed', { count: 4 }));
    expect(await cardOf('Yogurt de mora').findByText('4')).toBeVisible();
    expect(cardOf('Arequipe').queryByText('3')).toBeNull();
  });

  it('has the carousel after the first products, and not once the cart holds something [N-38-104]', async () => {
    const many = Array.from({ length: 8 }, (_, index) =>
      aProduct({ id: 40 + index, name: `Queso ${index}` }),
    );
    http.reply({ 'GET /product/products': () => answer(many) });
    await renderSettled();
    const carousel = screen.getByRole('region', { name: 'Productos destacados' });
    const [sixth, seventh] = ['Queso 5', 'Queso 6'].map((name) =>
      screen.getByRole('heading', { level: 3, name }),
    );
    expect(carousel.compareDocumentPosition(sixth as Node)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(carousel.compareDocumentPosition(seventh as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    cleanup();
    await signIn(aUser());
    await renderSettled();
    expect(screen.getByRole('heading', { level: 3, name: 'Queso 0' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Productos destacados' })).toBeNull();
  });

  it("focuses the search field for the header's link [N-38-101]", async () => {
    renderAt('/products#buscar');
    expect(await screen.findByRole('combobox', { name: 'Buscar productos' })).toHaveFocus();
  });

  it('sends user and product in the query without a body, once per double click [S-124, S-202]', async () => {
    await signIn(aUser());
    const counts: number[] = [];
    const subscription = on('cart-changed').subscribe(({ count }) => counts.push(count));
    http.reply({ 'GET /cart/31': () => answer([]), 'POST /cart': () => answer([aCartLine(6)]) });
    renderAt('/products');
    await screen.findByRole('heading', { level: 3, name: 'Yogurt de mora' });
    fireEvent.click(addButton('Yogurt de mora'));
    fireEvent.click(addButton('Yogurt de mora'));
    expect(await cardOf('Yogurt de mora').findByText('6')).toBeVisible();
    const [request, ...others] = http.requestsTo('POST /cart');
    expect(others).toEqual([]);
    expect(Object.fromEntries(request?.query ?? [])).toEqual({ id: '31', quantity: '1', productId: '7' });
    expect(request?.body ?? null).toBeNull();
    expect(counts).toEqual([6]);
    subscription.unsubscribe();
  });

  it('says ¡Producto sin stock! when the server refuses for want of stock [S-178]', async () => {
    await signIn(aUser());
    http.reply({ 'POST /cart': () => failure(409, 'CART.INSUFFICIENT_STOCK', '¡Producto sin stock!') });
    renderAt('/products');
    await screen.findByRole('heading', { level: 3, name: 'Yogurt de mora' });
    fireEvent.click(addButton('Yogurt de mora'));
    expect(await screen.findByRole('alert')).toHaveTextContent('¡Producto sin stock!');
    await waitFor(() => expect(http.requestsTo('GET /product/products')).toHaveLength(2));
  });

  it('sends a visitor without a session to the sign-in page and remembers the page [S-187]', async () => {
    renderAt('/products');
    await screen.findByRole('heading', { level: 3, name: 'Yogurt de mora' });
    fireEvent.click(addButton('Yogurt de mora'));
    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent('/login?redirect=%2Fproducts'),
    );
    expect(http.requestsTo('POST /cart')).toEqual([]);
  });

  it('tells a cashier that no store is assigned and adds nothing', async () => {
    await signIn(aUser({ id_role: 2 }));
    renderAt('/products');
    expect(await screen.findByText('No tiene una tienda asignada')).toBeVisible();
    await screen.findByRole('heading', { level: 3, name: 'Yogurt de mora' });
    expect(addButton('Yogurt de mora')).toBeDisabled();
  });

  it('has no accessibility problems', async () => {
    const { container } = renderAt('/products');
    await screen.findByRole('heading', { level: 3, name: 'Yogurt de mora' });
    expect(await accessibilityProblems(container)).toEqual([]);
  });
});
