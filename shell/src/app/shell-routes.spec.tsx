import axe from 'axe-core';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openShell, signedIn, visitor } from '../testing/live-remotes';
import { aUser } from '../testing/render-shell';

const violations = async (): Promise<string[]> => {
  const result = await axe.run(document, { rules: { 'color-contrast': { enabled: false } } });
  return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
};

beforeEach(() => sessionStorage.setItem('logo-screen-seen', 'yes'));

describe('the pages of the shell for a visitor', () => {
  beforeEach(visitor);

  it.each([
    ['/', 'Página /', 'Inicio · Lácteos del Llano'],
    ['/login', 'Iniciar sesión', 'Iniciar sesión · Lácteos del Llano'],
    ['/registrar', 'Crear cuenta', 'Crear cuenta · Lácteos del Llano'],
    ['/products', 'Página /products', 'Tienda en línea · Lácteos del Llano'],
    ['/product/5', 'Página /product/:id_product', 'Producto · Lácteos del Llano'],
    ['/carousel_products', 'Página /carousel_products', 'Productos · Lácteos del Llano'],
    ['/partner', 'Página /partner', 'Tiendas aliadas · Lácteos del Llano'],
    ['/company', 'Página /company', 'Empresa · Lácteos del Llano'],
    ['/social', 'Página /social', 'Noticias · Lácteos del Llano'],
    ['/no-existe', 'Página no encontrada', 'Página no encontrada · Lácteos del Llano'],
  ])('shows %s with its heading and title [S-039]', async (path, heading, title) => {
    await openShell(path);
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(document.title).toBe(title);
  });

  it('moves the focus to the heading and announces the title after a navigation', async () => {
    await openShell('/');
    await screen.findByRole('heading', { name: 'Página /' });
    await userEvent.click(screen.getByRole('link', { name: 'EMPRESA' }));
    const heading = await screen.findByRole('heading', { name: 'Página /company' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent('Empresa');
  });

  it.each(['/', '/login', '/registrar', '/no-existe'])('has no axe violation at %s', async (path) => {
    await openShell(path);
    await screen.findByRole('heading', { level: 1 });
    expect(await violations()).toEqual([]);
  });

  it('has no axe violation in the recovery dialog', async () => {
    await openShell('/login');
    await userEvent.click(await screen.findByRole('button', { name: '¿Olvidó su contraseña?' }));
    expect(screen.getByRole('dialog', { name: 'Recuperar contraseña' })).toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });

  it('has no axe violation with the open terms', async () => {
    await openShell('/registrar');
    await userEvent.click(await screen.findByRole('button', { name: /Leer los términos/ }));
    expect(screen.getByRole('dialog', { name: 'Términos y condiciones' })).toBeInTheDocument();
    expect(await violations()).toEqual([]);
  });
});

describe('the frame for a cashier', () => {
  it('has no axe violation with menu and store choice', async () => {
    const stores = [
      { id: 7, name: 'Tienda Centro', city: 'Villavicencio' },
      { id: 9, name: 'Tienda Acacías', city: 'Acacías' },
    ];
    await signedIn(aUser({ id_role: 2, stores }));
    await openShell('/');
    await userEvent.click(screen.getByRole('button', { name: /^Bienvenido!/ }));
    expect(await violations()).toEqual([]);
  });
});
