import { emit, readRoot } from '@lacteos/session-bus';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openShell, signedIn, silentServer, visitor } from '../testing/live-remotes';
import { aUser } from '../testing/render-shell';

const STORES = [
  { id: 7, name: 'Tienda Centro', city: 'Villavicencio' },
  { id: 9, name: 'Tienda Acacías', city: 'Acacías' },
];

/** Entries of our own stand after the specified ones. */
const TILL = ['Vender /caja', 'Mi caja /caja/turno'];

const openMenu = async (name: RegExp): Promise<HTMLElement> => {
  await userEvent.click(screen.getByRole('button', { name }));
  return within(screen.getByRole('banner')).getByRole('navigation', { name: /Conectar|Su cuenta/ });
};
const linksOf = (menu: HTMLElement): string[] =>
  within(menu)
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);

beforeEach(() => sessionStorage.setItem('logo-screen-seen', 'yes'));

// Must run first: the session is unknown only until the first answer.
describe('the frame before the first answer', () => {
  it("has room for a cashier's store, so that the page does not move [N-39-604]", async () => {
    await silentServer(aUser({ id_role: 2, stores: STORES.slice(0, 1) }));
    await openShell('/');
    const banner = screen.getByRole('banner');
    expect(screen.getByRole('button', { name: 'CONECTAR' })).toBeVisible();
    expect(banner.lastElementChild).toHaveClass('store');
    expect(banner.lastElementChild).toHaveTextContent(/^$/);
  });
});

describe('the frame for a visitor', () => {
  beforeEach(visitor);

  it.each([
    ['PRODUCTOS', '/carousel_products'],
    ['ALIADOS', '/partner'],
    ['EMPRESA', '/company'],
    ['NOTICIAS', '/social'],
    ['INICIO', '/'],
  ])('links %s to %s in the top navigation', async (name, address) => {
    await openShell('/');
    const sections = screen.getByRole('navigation', { name: 'Secciones' });
    expect(within(sections).getByRole('link', { name })).toHaveAttribute('href', address);
  });

  it('offers login, register and home in the CONECTAR menu', async () => {
    await openShell('/');
    const menu = await openMenu(/^CONECTAR$/);
    expect(linksOf(menu)).toEqual(['Iniciar sesión /login', 'Crear cuenta /registrar', 'Inicio /']);
  });

  it('closes the menu with Escape and gives the focus back', async () => {
    await openShell('/');
    await openMenu(/^CONECTAR$/);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'CONECTAR' })).toHaveFocus();
    expect(screen.queryByRole('link', { name: 'Crear cuenta' })).not.toBeInTheDocument();
  });

  it('shows four institutional logos in the footer [S-062]', async () => {
    await openShell('/');
    const logos = within(screen.getByRole('contentinfo')).getAllByRole('img');
    expect(logos.map((logo) => logo.getAttribute('aria-label'))).toEqual([
      'Campo Limpio',
      'Sello Llanero',
      'Leche Segura',
      'Meta Produce',
    ]);
  });

  it('starts with a link that skips to the one main element', async () => {
    await openShell('/');
    expect(screen.getByRole('link', { name: 'Saltar al contenido' })).toHaveAttribute('href', '#contenido');
    expect(screen.getAllByRole('main')).toHaveLength(1);
  });

  it('folds the sections into a disclosure', async () => {
    await openShell('/');
    const button = screen.getByRole('button', { name: 'Menú de secciones' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(screen.getByRole('link', { name: 'EMPRESA' }));
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('has search and cart in the header [N-38-101]', async () => {
    await openShell('/');
    const banner = within(screen.getByRole('banner'));
    expect(banner.getByRole('link', { name: 'Buscar en la tienda' })).toHaveAttribute(
      'href',
      '/products#buscar',
    );
    expect(banner.getByRole('link', { name: 'Carrito de compras' })).toHaveAttribute('href', '/cart');
  });

  it("lists account, cart, search and PQR in the phone's menu [N-38-101]", async () => {
    await openShell('/');
    await userEvent.click(screen.getByRole('button', { name: 'Menú de secciones' }));
    expect(linksOf(screen.getByRole('navigation', { name: 'Cuenta y ayuda' }))).toEqual([
      'Iniciar sesión /login',
      'Crear cuenta /registrar',
      'Carrito de compras /cart',
      'Buscar en la tienda /products#buscar',
      'PQR: escríbanos un reclamo /pqr',
    ]);
  });
});

describe('the frame for a user', () => {
  it("greets with 'Bienvenido!, {name}'", async () => {
    await signedIn(aUser({ name: 'Ana María' }));
    await openShell('/');
    expect(screen.getByRole('button', { name: 'Bienvenido!, Ana María' })).toBeVisible();
  });

  it('greets with the company name when the user has no name', async () => {
    await signedIn(aUser({ name: null, nameCompany: 'Quesos del Ariari S.A.S.' }));
    await openShell('/');
    expect(screen.getByRole('button', { name: 'Bienvenido!, Quesos del Ariari S.A.S.' })).toBeVisible();
  });

  it.each([
    [1, ['Inicio /', 'Carrito de compras /cart', 'Mis pedidos /orderhistory', 'Mis favoritos /favoritos']],
    [
      2,
      [
        'Inicio /',
        'Carrito de compras /cart',
        'Pedidos Tienda /orderhistory',
        'Productos Tienda /products',
        ...TILL,
      ],
    ],
    [
      3,
      [
        'Inicio /',
        'Tablero Administrador /admin/dashboard',
        'Carrito de compras /cart',
        'Mis pedidos /orderhistory',
        ...TILL,
      ],
    ],
    [
      4,
      [
        'Inicio /',
        'Tablero Administrador /admin/dashboard',
        'Carrito de compras /cart',
        'Mis pedidos /orderhistory',
        ...TILL,
      ],
    ],
  ] as const)('shows the menu of role %d [S-021, S-024, S-025, S-026]', async (role, expected) => {
    await signedIn(aUser({ id_role: role, stores: STORES }));
    await openShell('/');
    const menu = await openMenu(/^Bienvenido!/);
    expect(linksOf(menu)).toEqual(expected);
    expect(within(menu).getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
  });

  it("clears the stored state on 'Cerrar sesión' and leads to / [S-022, S-023]", async () => {
    await signedIn(aUser());
    await openShell('/orderhistory');
    const menu = await openMenu(/^Bienvenido!/);
    await userEvent.click(within(menu).getByRole('button', { name: 'Cerrar sesión' }));
    expect(await screen.findByRole('button', { name: 'CONECTAR' })).toBeVisible();
    expect(window.location.pathname).toBe('/');
    expect(readRoot()).toEqual({});
  });

  it("lists the role's own entries in the phone's menu [N-38-101]", async () => {
    await signedIn(aUser({ id_role: 1 }));
    await openShell('/');
    await userEvent.click(screen.getByRole('button', { name: 'Menú de secciones' }));
    expect(linksOf(screen.getByRole('navigation', { name: 'Cuenta y ayuda' }))).toEqual([
      'Carrito de compras /cart',
      'Mis pedidos /orderhistory',
      'Mis favoritos /favoritos',
      'Buscar en la tienda /products#buscar',
      'PQR: escríbanos un reclamo /pqr',
    ]);
  });

  it('counts the units in the cart and follows the cart-changed event [S-081]', async () => {
    await signedIn(aUser(), [{ quantity: 2 }, { quantity: 3 }]);
    await openShell('/');
    expect(await screen.findByRole('link', { name: 'Carrito de compras, 5 unidades' })).toBeVisible();
    act(() => emit('cart-changed', { count: 1 }));
    expect(screen.getByRole('link', { name: 'Carrito de compras, 1 unidad' })).toBeVisible();
  });
});

describe('the frame of the back office', () => {
  it.each(['/admin/orders', '/orderstore/41'])(
    'has no cart and no shop footer around %s [N-17-055]',
    async (path) => {
      await signedIn(aUser({ id_role: 3 }));
      await openShell(path);
      const banner = within(screen.getByRole('banner'));
      expect(banner.getByText('Oficina')).toBeVisible();
      expect(banner.queryByRole('link', { name: /^Carrito/ })).not.toBeInTheDocument();
      expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    },
  );

  it('keeps every entry of the shop one press away [N-17-056]', async () => {
    await signedIn(aUser({ id_role: 3 }));
    await openShell('/admin/orders');
    const sections = screen.getByRole('button', { name: 'Menú de secciones' });
    expect(sections).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(sections);
    expect(linksOf(screen.getByRole('navigation', { name: 'Secciones' }))).toEqual([
      'INICIO /',
      'PRODUCTOS /carousel_products',
      'ALIADOS /partner',
      'EMPRESA /company',
      'NOTICIAS /social',
    ]);
    expect(linksOf(await openMenu(/^Bienvenido!/))).toEqual([
      'Inicio /',
      'Tablero Administrador /admin/dashboard',
      'Carrito de compras /cart',
      'Mis pedidos /orderhistory',
      ...TILL,
    ]);
  });

  it('is not around the order of a customer [N-17-055]', async () => {
    await signedIn(aUser({ id_role: 1 }));
    await openShell('/order/41');
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
    expect(screen.queryByText('Oficina')).not.toBeInTheDocument();
  });
});

describe('the frame of a purchase', () => {
  it.each(['/shipping', '/payment', '/placeorder'])(
    'leads at %s to the cart and the legal texts only [N-38-217]',
    async (path) => {
      await signedIn(aUser(), [{ quantity: 2 }]);
      await openShell(path);
      const banner = within(screen.getByRole('banner'));
      expect(await banner.findByRole('link', { name: 'Carrito de compras, 2 unidades' })).toBeVisible();
      expect(banner.queryByRole('navigation')).not.toBeInTheDocument();
      expect(banner.queryByRole('button')).not.toBeInTheDocument();
      expect(linksOf(screen.getByRole('contentinfo'))).toEqual([
        expect.stringMatching(/^\d+ tel:/),
        'Legal /legal',
        'PQR /pqr',
      ]);
    },
  );

  it('keeps the menus of staff [N-38-217]', async () => {
    await signedIn(aUser({ id_role: 2, stores: STORES }));
    await openShell('/payment');
    expect(screen.getByRole('button', { name: /^Bienvenido!/ })).toBeVisible();
  });
});

describe('the store of a cashier', () => {
  it('is selectable when there are several [D-038]', async () => {
    await signedIn(aUser({ id_role: 2, stores: STORES }));
    await openShell('/');
    const choice = screen.getByRole('combobox', { name: /Tienda/ });
    expect(choice).toHaveDisplayValue('Tienda Centro');
    await userEvent.selectOptions(choice, 'Tienda Acacías');
    expect(choice).toHaveDisplayValue('Tienda Acacías');
    expect(localStorage.getItem('lacteos.store')).toBe('9');
  });

  it("reads 'No tiene una tienda asignada' when there is none", async () => {
    await signedIn(aUser({ id_role: 2, stores: [] }));
    await openShell('/');
    expect(screen.getByText('No tiene una tienda asignada')).toBeVisible();
  });

  it('is not offered to a customer', async () => {
    await signedIn(aUser({ id_role: 1, stores: [] }));
    await openShell('/');
    expect(screen.queryByText('No tiene una tienda asignada')).not.toBeInTheDocument();
  });
});
