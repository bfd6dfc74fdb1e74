import '@testing-library/jest-dom';
import { signIn, visitAsAnyone } from '@lacteos/session-bus/testing';
import { accessibilityProblems } from '@lacteos/ui/testing';
import { answer, failure, stubHttp } from '@lacteos/api-client/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aCartLine, aProduct, aUser } from '#testing/builders';
import { renderAt } from '#testing/render-page';

const addButton = () => screen.findByRole('button', { name: /^Agregar al carrito/ });

describe('product detail', () => {
  let http: ReturnType<typeof stubHttp>;
  beforeEach(async () => {
    await visitAsAnyone();
    http = stubHttp({ 'GET /product/7': () => answer(aProduct()), 'GET /cart/31': () => answer([]) });
  });
  afterEach(() => http.restore());

  it('shows image, name, price, brand, presentation and description', async () => {
    renderAt('/product/7');
    expect(await screen.findByRole('heading', { level: 1, name: 'Yogurt de mora' })).toBeVisible();
    expect(screen.getByRole('img', { name: 'Yogurt de mora' })).toHaveAttribute(
      'src',
      '/api/media/yogurt-mora/640.webp',
    );
    for (const text of [
      '$ 14.875,00',
      'IVA incluido',
      '$ 12.500,00 sin IVA',
      'Lácteos del Llano',
      'Botella 1000 g',
      'Mora de Castilla y leche entera.',
    ]) {
      expect(screen.getByText(text)).toBeVisible();
    }
    expect(http.requestsTo('GET /product/7')).toHaveLength(1);
  });

  it('shows net content and the price of a kilogram beside the price', async () => {
    http.reply({ 'GET /product/7': () => answer(aProduct({ netContent: 500, netContentUnit: 'g' })) });
    renderAt('/product/7');
    expect(await screen.findByText('$ 29.750,00 por kg')).toBeVisible();
    expect(screen.getByText('Contenido neto').nextElementSibling).toHaveTextContent('500 g');
  });

  it('shows the badge En Stock while there is stock', async () => {
    renderAt('/product/7');
    expect(await screen.findByText('En Stock')).toBeVisible();
    expect(await addButton()).toBeEnabled();
  });

  it('shows the badge Agotado without stock and blocks adding', async () => {
    http.reply({ 'GET /product/7': () => answer(aProduct({ countInStock: 0 })) });
    renderAt('/product/7');
    await screen.findByRole('heading', { level: 1, name: 'Yogurt de mora' });
    expect(screen.getAllByText('Agotado').map(({ tagName }) => tagName)).toEqual(['P', 'BUTTON']);
    expect(screen.getByRole('button', { name: 'Agotado' })).toBeDisabled();
  });

  it('sends a visitor without a session to /login and remembers the product', async () => {
    renderAt('/product/7');
    fireEvent.click(await addButton());
    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent('/login?redirect=%2Fproduct%2F7'),
    );
    expect(http.requestsTo('POST /cart')).toEqual([]);
  });

  it('adds the product for a signed-in user with their token', async () => {
    await signIn(aUser());
    http.reply({ 'POST /cart': () => answer([aCartLine(1)]) });
    renderAt('/product/7');
    fireEvent.click(await addButton());
    expect(await screen.findByText('Agregado al carrito')).toBeVisible();
    expect(http.requestsTo('POST /cart')[0]?.headers['authorization']).toBe('Bearer test-token');
    expect(screen.getByRole('link', { name: 'Ver carrito: 1 producto' })).toBeVisible();
  });

  it('says ¡Producto sin stock! when adding goes beyond the stock', async () => {
    await signIn(aUser());
    http.reply({ 'POST /cart': () => failure(409, 'CART.INSUFFICIENT_STOCK', '¡Producto sin stock!') });
    renderAt('/product/7');
    fireEvent.click(await addButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('¡Producto sin stock!');
  });

  it('says that a product is unknown and leads back to the shop', async () => {
    http.reply({ 'GET /product/999': () => failure(404, 'PRODUCTS.NOT_FOUND', 'Producto no encontrado.') });
    renderAt('/product/999');
    expect(await screen.findByText('No encontramos ese producto')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver todos los productos' })).toHaveAttribute(
      'href',
      '/products',
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows a red alert when the load fails and loads again on request', async () => {
    http.reply({ 'GET /product/7': () => 'network-loss' });
    renderAt('/product/7');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No hay conexión. Revise su red e intente de nuevo.',
    );
    http.reply({ 'GET /product/7': () => answer(aProduct()) });
    fireEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Yogurt de mora' })).toBeVisible();
  });

  it('has no accessibility problems', async () => {
    const { container } = renderAt('/product/7');
    await addButton();
    expect(await accessibilityProblems(container)).toEqual([]);
  });
});
