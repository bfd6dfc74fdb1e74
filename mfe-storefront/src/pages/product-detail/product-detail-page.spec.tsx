import '@testing-library/jest-dom';
import { signIn, visitAsAnyone } from '@lacteos/session-bus/testing';
import { accessibilityProblems } from '@lacteos/ui/testing';
import { answer, failure, stubHttp } from '@lacteos/api-client/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCartLine, aProduct, aUser } from '#testing/builders';
import { renderAt } from '#testing/render-page';

const addButton = () => screen.findByRole('button', { name: /^Agregar al carrito/ });

describe('product detail', () => {
  let http: ReturnType<typeof stubHttp>;
  beforeEach(async () => {
    await visitAsAnyone();
    http = stubHttp({
      'GET /product/7': () => answer(aProduct()),
      'GET /product/7/suggestions': () => answer({ related: [], boughtTogether: [] }),
      'GET /cart/31': () => answer([]),
    });
  });
  afterEach(() => http.restore());

  it('shows image, name, price, brand, presentation and description [S-046, S-084, S-197, N-20-101]', async () => {
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

  it('shows net content and the price of a kilogram beside the price [N-20-122]', async () => {
    http.reply({ 'GET /product/7': () => answer(aProduct({ netContent: 500, netContentUnit: 'g' })) });
    renderAt('/product/7');
    expect(await screen.findByText('$ 29.750,00 por kg')).toBeVisible();
    expect(screen.getByText('Contenido neto').nextElementSibling).toHaveTextContent('500 g');
  });

  const label = {
    gallery: [{ image: '/api/media/mora-served/640.webp', alt: 'Vaso servido con moras' }],
    ingredients: 'Leche entera, azúcar, mora.',
    allergens: ['milk' as const],
    mayContain: ['nuts' as const],
    nutrition: {
      ...{ unit: 'g' as const, portion: 200, portionName: '1 vaso', portionsPerPack: 5, energy: 81 },
      ...{ fat: 2.4, saturatedFat: 1.5, transFat: 60, carbohydrates: 12.1, fibre: 0.5, sugars: 11.5 },
      ...{ addedSugars: 7, protein: 2.8, sodium: 42 },
    },
    seals: ['sugars' as const],
    storage: 'Manténgase refrigerado.',
    shelfLife: '30 días',
    expiresFrom: '2099-01-15',
  };
  const withLabel = (changes: Partial<typeof label> = {}) =>
    http.reply({ 'GET /product/7': () => answer(aProduct({ details: { ...label, ...changes } })) });

  it('shows the label: seals, nutrition per 100 g and portion, allergens, storage and shelf life [N-18-107]', async () => {
    withLabel();
    const { container } = renderAt('/product/7');
    const seals = await screen.findByRole('list', { name: 'Sellos de advertencia' });
    expect(seals).toHaveTextContent('Exceso en azúcares');
    const energy = screen.getByRole('row', { name: /^Calorías/ });
    expect(energy).toHaveTextContent('Calorías81 kcal162 kcal');
    expect(screen.getByText('1 vaso (200 g)')).toBeVisible();
    expect(screen.getByText('Contiene: leche.').tagName).toBe('STRONG');
    expect(screen.getByText('Puede contener: nueces.')).toBeVisible();
    expect(screen.getByText('Manténgase refrigerado.')).toBeVisible();
    expect(screen.getByText(/2099/)).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it("promises the delivery in the shop's words or the product's own, beside the way to the policy [N-18-112]", async () => {
    renderAt('/product/7');
    expect(
      await screen.findByText(/Viaja refrigerado y llega antes de su fecha de vencimiento/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cómo entregamos' })).toHaveAttribute('href', '/legal/entregas');
    cleanup();
    http.reply({
      'GET /product/7': () => answer(aProduct({ details: { delivery: 'Llega el martes.' } })),
    });
    renderAt('/product/7');
    expect(await screen.findByText(/Llega el martes\./)).toBeVisible();
    expect(screen.queryByText(/Viaja refrigerado/)).toBeNull();
  });

  it('does not show a day of expiry that has passed [N-18-107]', async () => {
    withLabel({ expiresFrom: '2020-01-15' });
    renderAt('/product/7');
    await screen.findByText('Manténgase refrigerado.');
    expect(screen.queryByText(/vence desde/)).toBeNull();
  });

  it('selects a picture by thumbnail and enlarges it in a dialog with keyboard control [N-18-106]', async () => {
    withLabel();
    renderAt('/product/7');
    const small = await screen.findByRole('button', { name: 'Ver imagen 2 de 2: Vaso servido con moras' });
    fireEvent.click(small);
    expect(small).toHaveAttribute('aria-current', 'true');
    fireEvent.click(screen.getByRole('button', { name: 'Ampliar: Vaso servido con moras' }));
    const dialog = await screen.findByRole('dialog', { name: 'Yogurt de mora' });
    const shown = () => within(dialog).getByRole('img');
    expect(shown()).toHaveAccessibleName('Vaso servido con moras');
    fireEvent.keyDown(shown(), { key: 'ArrowRight' });
    expect(shown()).toHaveAccessibleName('Yogurt de mora');
    const enlarge = within(dialog).getByRole('button', { name: /^Aumentar/ });
    fireEvent.click(enlarge);
    expect(enlarge).toHaveAttribute('aria-pressed', 'true');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('adds as many units as were chosen, at most those in stock [N-18-108]', async () => {
    await signIn(aUser());
    http.reply({
      'GET /product/7': () => answer(aProduct({ countInStock: 3 })),
      'POST /cart': () => answer([aCartLine(3)]),
    });
    renderAt('/product/7');
    const more = await screen.findByRole('button', { name: 'Una unidad más' });
    fireEvent.click(more);
    fireEvent.click(more);
    expect(more).toBeDisabled();
    fireEvent.click(await addButton());
    await screen.findByText('Agregado al carrito');
    expect(http.requestsTo('POST /cart')[0]?.query.get('quantity')).toBe('3');
  });

  it('shows products bought with it and similar ones [N-18-109]', async () => {
    const besides = {
      related: [aProduct({ id: 8, name: 'Yogurt de fresa' })],
      boughtTogether: [aProduct({ id: 9, name: 'Queso campesino' })],
    };
    http.reply({ 'GET /product/7/suggestions': () => answer(besides) });
    renderAt('/product/7');
    const together = await screen.findByRole('region', { name: 'Quienes lo compraron también llevaron' });
    expect(within(together).getByRole('heading', { name: 'Queso campesino' })).toBeVisible();
    const related = screen.getByRole('region', { name: 'También le puede gustar' });
    expect(within(related).getByRole('heading', { name: 'Yogurt de fresa' })).toBeVisible();
  });

  it('shows the badge En Stock while there is stock [S-085]', async () => {
    renderAt('/product/7');
    expect(await screen.findByText('En Stock')).toBeVisible();
    expect(await addButton()).toBeEnabled();
  });

  it('shows the badge Agotado without stock and blocks adding [S-085, S-156]', async () => {
    http.reply({ 'GET /product/7': () => answer(aProduct({ countInStock: 0 })) });
    renderAt('/product/7');
    await screen.findByRole('heading', { level: 1, name: 'Yogurt de mora' });
    expect(screen.getAllByText('Agotado').map(({ tagName }) => tagName)).toEqual(['P', 'BUTTON']);
    expect(screen.getByRole('button', { name: 'Agotado' })).toBeDisabled();
  });

  it('sends a visitor without a session to /login and remembers the product [S-087]', async () => {
    renderAt('/product/7');
    fireEvent.click(await addButton());
    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent('/login?redirect=%2Fproduct%2F7'),
    );
    expect(http.requestsTo('POST /cart')).toEqual([]);
  });

  it('adds the product for a signed-in user with their token [S-086]', async () => {
    await signIn(aUser());
    http.reply({ 'POST /cart': () => answer([aCartLine(1)]) });
    renderAt('/product/7');
    fireEvent.click(await addButton());
    expect(await screen.findByText('Agregado al carrito')).toBeVisible();
    expect(http.requestsTo('POST /cart')[0]?.headers['authorization']).toBe('Bearer test-token');
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
