import '@testing-library/jest-dom';
import { answer, failure, stubHttp } from '@lacteos/api-client/testing';
import type { Wishes } from '@lacteos/contracts/schemas';
import { emit, on, wantedProducts } from '@lacteos/session-bus';
import { signIn, visitAsAnyone } from '@lacteos/session-bus/testing';
import { accessibilityProblems, currentAddress } from '@lacteos/ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aProduct, aUser } from '#testing/builders';
import { renderAt } from '#testing/render-page';

const YOGURT = aProduct();
const CHEESE = aProduct({ id: 8, name: 'Queso maduro', countInStock: 0 });
const wishes = (favourites: number[] = [], restockNotices: number[] = []): Wishes => ({
  favourites,
  restockNotices,
});
const heart = (name = 'Yogurt de mora') =>
  screen.findByRole('button', { name: new RegExp(`^Favorito ?: ${name}`) });
const notice = (name: string) =>
  screen.findByRole('button', { name: new RegExp(`^${name} ?: Queso maduro`) });

let http: ReturnType<typeof stubHttp>;
beforeEach(() => {
  localStorage.clear();
  http = stubHttp({
    'GET /product/products': () => answer([YOGURT, CHEESE], { total: 2, page: 1, pageSize: 24 }),
    'GET /product/7': () => answer(YOGURT),
    'GET /product/8': () => answer(CHEESE),
    'GET /product/7/suggestions': () => answer({ related: [], boughtTogether: [] }),
    'GET /product/8/suggestions': () => answer({ related: [], boughtTogether: [] }),
    'GET /cart/31': () => answer([]),
    'GET /account/wishes': () => answer(wishes([8])),
  });
});
afterEach(() => http.restore());

describe('the heart of a product', () => {
  it('is pressed for favourites, which one request loads [N-18-211]', async () => {
    await signIn(aUser());
    const { container } = renderAt('/products');
    await waitFor(async () => expect(await heart('Queso maduro')).toHaveAttribute('aria-pressed', 'true'));
    expect(await heart()).toHaveAttribute('aria-pressed', 'false');
    expect(http.requestsTo('GET /account/wishes')).toHaveLength(1);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('shows each press at once and sends them in order, so that the last one counts [N-18-212]', async () => {
    await signIn(aUser());
    let kept = [8];
    http.reply({
      'PUT /account/favourites/7': () => answer(wishes((kept = [7, 8]))),
      'DELETE /account/favourites/7': () => answer(wishes((kept = [8]))),
    });
    const told: Wishes[] = [];
    const subscription = on('wishes-changed').subscribe((change) => told.push(change));
    renderAt('/product/7');
    const button = await heart();
    fireEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(() => expect(told.at(-1)).toEqual(wishes(kept)));
    subscription.unsubscribe();
    expect(button).toHaveAttribute('aria-pressed', String(kept.includes(7)));
  });

  it('shows what another tab changed, and what was there before when a change fails [N-18-212]', async () => {
    await signIn(aUser());
    http.reply({ 'PUT /account/favourites/7': () => failure(409, 'WISHES.TOO_MANY', 'Quite uno primero.') });
    renderAt('/product/7');
    const button = await heart();
    await waitFor(() => expect(http.requestsTo('GET /account/wishes')).toHaveLength(1));
    fireEvent.click(button);
    expect(await screen.findByText('Quite uno primero.')).toBeVisible();
    expect(button).toHaveAttribute('aria-pressed', 'false');
    act(() => emit('wishes-changed', wishes([7])));
    expect(button).toHaveAttribute('aria-pressed', 'true');
  });

  it('stores the press of a visitor or of an ended session until sign-in [N-18-213]', async () => {
    await visitAsAnyone();
    const { unmount } = renderAt('/product/7');
    fireEvent.click(await heart());
    await waitFor(() => expect(currentAddress()).toBe('/login?redirect=%2Fproduct%2F7'));
    expect(wantedProducts()).toMatchObject([{ id: 7, name: 'Yogurt de mora', wish: 'favourites' }]);
    unmount();
    localStorage.clear();
    await signIn(aUser());
    const ended = () => failure(401, 'AUTH.REQUIRED', 'Inicie sesión.');
    http.reply({ 'PUT /account/favourites/8': ended, 'GET /account/wishes': () => answer(wishes()) });
    renderAt('/product/8');
    fireEvent.click(await heart('Queso maduro'));
    await waitFor(() => expect(currentAddress()).toBe('/login?redirect=%2Fproduct%2F8'));
    expect(wantedProducts()).toMatchObject([{ id: 8, wish: 'favourites' }]);
  });

  it('is not shown to staff [N-18-211]', async () => {
    await signIn(aUser({ id_role: 3 }));
    renderAt('/product/7');
    await screen.findByRole('heading', { level: 1, name: 'Yogurt de mora' });
    expect(screen.queryByRole('button', { name: /^Favorito/ })).not.toBeInTheDocument();
    expect(http.requestsTo('GET /account/wishes')).toHaveLength(0);
  });
});

describe("'Avíseme cuando haya'", () => {
  it('subscribes to a sold-out product and can be undone [N-18-222]', async () => {
    await signIn(aUser({ email: 'ana@demo.test' }));
    http.reply({
      'PUT /account/restock-notices/8': () => answer(wishes([], [8])),
      'DELETE /account/restock-notices/8': () => answer(wishes()),
    });
    const { container } = renderAt('/product/8');
    fireEvent.click(await notice('Avíseme cuando haya'));
    expect(
      await screen.findByText('Le escribiremos a ana@demo.test una sola vez, cuando haya.'),
    ).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
    fireEvent.click(await notice('Quitar el aviso'));
    expect(await notice('Avíseme cuando haya')).toBeVisible();
    await waitFor(() => expect(http.requestsTo('DELETE /account/restock-notices/8')).toHaveLength(1));
  });

  it('reports a lost network and subscribes nobody [N-18-222]', async () => {
    await signIn(aUser());
    http.reply({ 'PUT /account/restock-notices/8': 'network-loss' });
    renderAt('/product/8');
    fireEvent.click(await notice('Avíseme cuando haya'));
    expect(await screen.findByText(/conexión/i)).toBeVisible();
    expect(await notice('Avíseme cuando haya')).toBeVisible();
  });

  it('says that there is stock again and reads the product anew [N-18-222]', async () => {
    await signIn(aUser());
    const text = 'Ya hay existencias: puede agregarlo al carrito.';
    http.reply({ 'PUT /account/restock-notices/8': () => failure(409, 'WISHES.IN_STOCK', text) });
    renderAt('/product/8');
    const button = await notice('Avíseme cuando haya');
    http.reply({ 'GET /product/8': () => answer({ ...CHEESE, countInStock: 3 }) });
    fireEvent.click(button);
    expect(await screen.findByText(text)).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Agregar al carrito/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Avíseme cuando/ })).not.toBeInTheDocument();
  });

  it('is not offered for what is in stock, and asks a visitor to sign in [N-18-222]', async () => {
    await visitAsAnyone();
    const { unmount } = renderAt('/product/7');
    await heart();
    expect(screen.queryByRole('button', { name: /^Avíseme cuando/ })).not.toBeInTheDocument();
    unmount();
    renderAt('/product/8');
    fireEvent.click(await notice('Avíseme cuando haya'));
    await waitFor(() => expect(currentAddress()).toBe('/login?redirect=%2Fproduct%2F8'));
    expect(wantedProducts()).toMatchObject([{ id: 8, wish: 'restock-notices' }]);
  });
});

describe('the page of favourites', () => {
  it("shows price and button, keeps a product whose heart is pressed again, and loads another tab's favourites [N-18-211]", async () => {
    await signIn(aUser());
    http.reply({
      'GET /account/favourites': () => answer([CHEESE]),
      'DELETE /account/favourites/8': () => answer(wishes()),
    });
    const { container } = renderAt('/favoritos');
    expect(await screen.findByRole('heading', { level: 3, name: 'Queso maduro' })).toBeVisible();
    const button = await heart('Queso maduro');
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    expect(await accessibilityProblems(container)).toEqual([]);
    fireEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
    await waitFor(() => expect(http.requestsTo('DELETE /account/favourites/8')).toHaveLength(1));
    http.reply({ 'GET /account/favourites': () => answer([YOGURT]) });
    act(() => emit('wishes-changed', wishes([7])));
    expect(await screen.findByRole('heading', { level: 3, name: 'Yogurt de mora' })).toBeVisible();
  });

  it('adds what goes with the first of a few, without what is shown already [N-18-432]', async () => {
    await signIn(aUser());
    const kumis = aProduct({ id: 9, name: 'Kumis natural' });
    http.reply({
      'GET /account/favourites': () => answer([CHEESE, YOGURT]),
      'GET /product/8/suggestions': () => answer({ boughtTogether: [YOGURT], related: [YOGURT, kumis] }),
    });
    renderAt('/favoritos');
    const row = await screen.findByRole('region', { name: 'También le puede gustar' });
    expect(within(row).getAllByRole('listitem')).toHaveLength(1);
    expect(within(row).getByRole('heading', { level: 3, name: 'Kumis natural' })).toBeVisible();
    expect(screen.queryByText('Quienes lo compraron también llevaron')).not.toBeInTheDocument();
  });

  it('says how to add favourites and what failed [N-18-211, N-18-448]', async () => {
    await signIn(aUser());
    http.reply({
      'GET /account/favourites': () => answer([]),
      'GET /account/wishes': () => answer(wishes()),
    });
    const { unmount } = renderAt('/favoritos');
    expect(await screen.findByText('Todavía no tiene favoritos')).toBeVisible();
    expect(screen.getByRole('link', { name: /del más nuevo/ })).toHaveAttribute(
      'href',
      '/products?orden=nuevos',
    );
    unmount();
    http.reply({ 'GET /account/favourites': () => failure(500, 'INTERNAL', 'Error interno del servidor.') });
    renderAt('/favoritos');
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Error interno del servidor.')).toBeVisible();
  });
});
