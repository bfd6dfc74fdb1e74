import { answer, stubHttp } from '@lacteos/api-client/testing';
import { currentSession, emit, startSession } from '@lacteos/session-bus';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aSignIn, aUser, currentPath, renderShell, startBus } from '../testing/render-shell';
import { SiteHeader } from './site-header';

let http: ReturnType<typeof stubHttp>;
beforeEach(() => {
  localStorage.clear();
  http = stubHttp({ 'GET /cart/41': () => answer([]), 'POST /auth/logout': () => answer(null) });
});
afterEach(() => http.restore());

const openMenu = async (name: string | RegExp) => {
  await userEvent.click(screen.getByRole('button', { name }));
};
const linksOf = (navigation: string) =>
  within(screen.getByRole('navigation', { name: navigation }))
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

describe('the header', () => {
  it('links the sections and the home page [S-012, S-013, S-014, S-015, S-016]', async () => {
    await startBus();
    await renderShell(<SiteHeader />);
    expect(linksOf('Secciones')).toEqual([
      'INICIO /',
      'PRODUCTOS /carousel_products',
      'ALIADOS /partner',
      'EMPRESA /company',
      'NOTICIAS /social',
    ]);
  });

  it('offers visitors the CONECTAR menu with sign-in, sign-up and home [S-017, S-018]', async () => {
    await startBus();
    await renderShell(<SiteHeader />);
    await openMenu('CONECTAR');
    expect(linksOf('Conectar')).toEqual(['Iniciar sesión /login', 'Crear cuenta /registrar', 'Inicio /']);
  });

  it('greets a user by name [S-019]', async () => {
    await startBus(aUser());
    await renderShell(<SiteHeader />);
    expect(screen.getByRole('button', { name: 'Bienvenido!, Ana María' })).toBeVisible();
  });

  it('greets by the company name when there is no name [S-020]', async () => {
    await startBus(aUser({ name: null, last: null, nameCompany: 'Quesería del Meta' }));
    await renderShell(<SiteHeader />);
    expect(screen.getByRole('button', { name: 'Bienvenido!, Quesería del Meta' })).toBeVisible();
  });

  it('gives a customer home, cart, orders and sign-out [S-021, S-024]', async () => {
    await startBus(aUser());
    await renderShell(<SiteHeader />);
    await openMenu(/^Bienvenido/);
    expect(linksOf('Su cuenta')).toEqual([
      'Inicio /',
      'Carrito de compras /cart',
      'Mis pedidos /orderhistory',
    ]);
    expect(screen.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  });

  it('gives administrators the dashboard too [S-026]', async () => {
    await startBus(aUser({ id_role: 4 }));
    await renderShell(<SiteHeader />);
    await openMenu(/^Bienvenido/);
    expect(linksOf('Su cuenta')).toEqual(
      expect.arrayContaining([
        'Tablero Administrador /admin/dashboard',
        'Carrito de compras /cart',
        'Mis pedidos /orderhistory',
      ]),
    );
  });

  it('signs out: the user is forgotten and / is shown [S-022, S-023]', async () => {
    await startBus();
    startSession(aSignIn());
    await renderShell(<SiteHeader />, '/orderhistory');
    expect(localStorage.getItem('root')).toContain('ana@demo.test');
    await openMenu(/^Bienvenido/);
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
    await waitFor(() => expect(currentSession()).toEqual({ status: 'anonymous' }));
    expect(currentPath()).toBe('/');
    expect(localStorage.getItem('root')).toBeNull();
    expect(screen.getByRole('button', { name: 'CONECTAR' })).toBeVisible();
  });

  it('shows the number of units in the cart and updates it', async () => {
    await startBus(aUser());
    http.reply({ 'GET /cart/41': () => answer([{ quantity: 2 }, { quantity: 3 }]) });
    await renderShell(<SiteHeader />);
    expect(await screen.findByRole('link', { name: 'Carrito de compras, 5 unidades' })).toBeVisible();
    act(() => emit('cart-changed', { count: 1 }));
    expect(screen.getByRole('link', { name: 'Carrito de compras, 1 unidad' })).toBeVisible();
  });

  it('tells a cashier that no store is assigned [D-039]', async () => {
    await startBus(aUser({ id_role: 2 }));
    await renderShell(<SiteHeader />);
    expect(screen.getByText('No tiene una tienda asignada')).toBeVisible();
  });

  it('lets a cashier of several stores choose [D-038]', async () => {
    const stores = [
      { id: 1, name: 'La Grama', city: 'Villavicencio' },
      { id: 2, name: 'El Buque', city: 'Villavicencio' },
    ];
    await startBus(aUser({ id_role: 2, stores }));
    await renderShell(<SiteHeader />);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tienda:' }), 'El Buque');
    expect(screen.getByRole('combobox', { name: 'Tienda:' })).toHaveValue('2');
    expect(localStorage.getItem('lacteos.store')).toBe('2');
  });

  it('folds the sections away and opens them by button', async () => {
    await startBus();
    await renderShell(<SiteHeader />);
    const button = screen.getByRole('button', { name: 'Menú de secciones' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  it('closes the account menu on Escape and gives the focus back', async () => {
    await startBus();
    await renderShell(<SiteHeader />);
    await openMenu('CONECTAR');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('navigation', { name: 'Conectar' })).toBeNull();
    expect(screen.getByRole('button', { name: 'CONECTAR' })).toHaveFocus();
  });
});
