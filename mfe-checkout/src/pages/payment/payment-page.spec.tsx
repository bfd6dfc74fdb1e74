import { signIn } from '@lacteos/session-bus/testing';
import { accessibilityProblems } from '@lacteos/ui/testing';
import { answer, stubHttp } from '@lacteos/api-client/testing';
import { readRoot } from '@lacteos/session-bus';
import { screen, waitFor, within } from '@testing-library/react';
import '@testing-library/jest-dom';
import { aCartItem, aUser, CASH, WOMPI } from '#testing/builders';
import { forgetPage, renderAt } from '#testing/render-page';

beforeAll(() => import('./payment-page'), 60_000);

describe('Payment page', () => {
  const method = () => screen.findByRole('combobox', { name: 'Método de pago' });
  const proceed = () => screen.getByRole('button', { name: 'Continuar' });

  const narrow = window.matchMedia;
  afterEach(() => {
    window.matchMedia = narrow;
  });
  beforeEach(async () => {
    forgetPage();
    stubHttp({
      'GET /order/payment_types': answer([CASH, WOMPI, { id: 10, name: 'Cheque', registrationOnly: true }]),
    });
    await signIn(aUser());
  });

  it('offers the methods of the API in one select, without those that only register payments [S-050, S-097]', async () => {
    renderAt('/payment');
    const options = within(await method())
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(options).toEqual(['Seleccione un método de pago', 'Efectivo', 'Wompi']);
    expect(screen.getAllByRole('combobox')).toHaveLength(1);
  });

  it('shows its help with the methods, which would move it [N-40-575]', async () => {
    let reply = (): void => undefined;
    const replied = new Promise<void>((resolve) => (reply = resolve));
    const api = stubHttp({
      'GET /cart/41': answer([aCartItem({ id_product: 7, quantity: 1 })]),
      'GET /order/payment_types': () => replied.then(() => answer([CASH, WOMPI])),
    });
    renderAt('/payment');
    await waitFor(() => expect(api.requestsTo('GET /order/payment_types')).toHaveLength(1));
    await screen.findByText(/^Resumen del pedido/);
    expect(screen.queryByRole('region', { name: 'Ayuda y documentos' })).not.toBeInTheDocument();
    reply();
    await method();
    expect(screen.getByRole('region', { name: 'Ayuda y documentos' })).toBeVisible();
  });

  it('says that there is nothing to pay when the cart is empty [N-18-009]', async () => {
    stubHttp({ 'GET /order/payment_types': answer([CASH]), 'GET /cart/41': answer([]) });
    renderAt('/payment');
    expect(await screen.findByText('Su carrito está vacío')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver mis pedidos' })).toHaveAttribute('href', '/orderhistory');
    expect(screen.queryByRole('combobox', { name: 'Método de pago' })).not.toBeInTheDocument();
  });

  it("answers a missing method with 'Por favor, selecciona un método de pago.' [S-185]", async () => {
    const { user } = renderAt('/payment');
    await method();
    await user.click(proceed());
    expect(await screen.findByRole('alert')).toHaveTextContent('Por favor, selecciona un método de pago.');
    expect(screen.getByTestId('address')).toHaveTextContent('/payment');
  });

  it.each([
    [1, '/placeorder'],
    [2, '/placeorderstore'],
    [3, '/placeorderstore'],
    [4, '/placeorderstore'],
  ] as const)('leads role %i to %s [S-098, S-130]', async (role, path) => {
    await signIn(aUser({ id_role: role }));
    const { user } = renderAt('/payment');
    await user.selectOptions(await method(), 'Efectivo');
    expect(readRoot().paymentMethod).toEqual(CASH);
    const seen: string[] = [];
    const observer = new MutationObserver(() => seen.push(screen.getByTestId('address').textContent ?? ''));
    observer.observe(screen.getByTestId('address'), { childList: true, characterData: true, subtree: true });
    await user.click(proceed());
    await waitFor(() => expect(seen).toContain(path));
    observer.disconnect();
  });

  it('shows the methods as choices with a line each, which press the one select [N-38-218]', async () => {
    const { user, container } = renderAt('/payment');
    const select = await method();
    const cards = container.querySelectorAll('[aria-hidden] button');
    expect([...cards].map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Efectivo.+/),
      expect.stringMatching(/^Wompi.*Tarjeta/),
    ]);
    await user.click(cards[1] as Element);
    expect(select).toHaveDisplayValue('Wompi');
    expect(cards[1]).toHaveAttribute('data-chosen', 'true');
    expect(readRoot().paymentMethod).toEqual(WOMPI);
    expect(screen.getAllByRole('combobox')).toHaveLength(1);
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('remembers the chosen method on a refresh', async () => {
    const first = renderAt('/payment');
    await first.user.selectOptions(await method(), 'Wompi');
    first.unmount();
    renderAt('/payment');
    expect(await method()).toHaveDisplayValue('Wompi');
  });

  it('shows items, VAT and total of the cart beside the choice [N-18-181, N-18-441]', async () => {
    stubHttp({ 'GET /order/payment_types': answer([CASH]), 'GET /cart/41': answer([aCartItem()]) });
    window.matchMedia = (query) => ({ ...narrow(query), matches: true });
    const { container } = renderAt('/payment');
    const summary = within(await screen.findByRole('region', { name: 'Resumen del pedido' }));
    const terms = summary.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms).toEqual(['Productos', 'Impuesto IVA 19%', 'Total']);
    expect(summary.getByText('Total').nextElementSibling).toHaveTextContent(/^\$/);
    const items = summary.getByRole('list', { name: 'Productos del pedido' });
    expect(within(items).getByRole('listitem')).toHaveTextContent('2 × Yogurt de mora');
    expect(summary.getByRole('link', { name: 'Ver el carrito' })).toHaveAttribute('href', '/cart');
    await method();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('names four products beside the choice, and how many more the cart has [N-18-441]', async () => {
    const many = [1, 2, 3, 4, 5, 6].map((id) => aCartItem({ id_product: id }));
    stubHttp({ 'GET /order/payment_types': answer([CASH]), 'GET /cart/41': answer(many) });
    window.matchMedia = (query) => ({ ...narrow(query), matches: true });
    renderAt('/payment');
    const items = await screen.findByRole('list', { name: 'Productos del pedido' });
    expect(within(items).getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'Ver los demás en el carrito (2)' })).toBeVisible();
  });

  it('shows on a phone the total, and all amounts once the summary is unfolded [N-18-181]', async () => {
    stubHttp({ 'GET /order/payment_types': answer([CASH]), 'GET /cart/41': answer([aCartItem()]) });
    const { user } = renderAt('/payment');
    const bar = await screen.findByText('Resumen del pedido');
    expect(screen.getByText('Impuesto IVA 19%')).not.toBeVisible();
    const total = screen.getByText('Total').nextElementSibling?.textContent ?? 'none';
    expect(bar.parentElement).toHaveTextContent(total.replace(/\s/g, ' '));
    await user.click(bar);
    expect(screen.getByText('Impuesto IVA 19%')).toBeVisible();
  });

  it('shows contact details and legal texts below the choice [N-18-441]', async () => {
    renderAt('/payment');
    await method();
    const help = within(screen.getByRole('region', { name: 'Ayuda y documentos' }));
    expect(help.getByRole('link', { name: 'Entregas' })).toHaveAttribute('href', '/legal/entregas');
  });

  it('has no accessibility problems', async () => {
    const { container } = renderAt('/payment');
    await method();
    expect(await accessibilityProblems(container)).toEqual([]);
  });
});
