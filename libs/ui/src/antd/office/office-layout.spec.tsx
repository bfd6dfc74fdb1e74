import '@testing-library/jest-dom';
import { accessibilityProblems } from '../../testing';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';

import { AntdFrame } from '../antd-frame';
import { OfficeLayout } from './office-layout';
import type { OfficePage } from './office-pages';

const PAGES: OfficePage[] = [
  { to: '/admin/dashboard', label: 'Tablero Administrador' },
  {
    to: '/admin/orders',
    label: 'Pedidos',
    icon: 'shopping',
    covers: ['/order/:id', '/orderStore/:id', '/admin/order/:id/pay'],
  },
  { to: '/admin/products', label: 'Productos', covers: ['/admin/product/:id'] },
  {
    to: '/admin/partners',
    label: 'Tiendas aliadas',
    covers: ['/admin/stockStores', '/admin/casherStore'],
  },
  {
    to: '/admin/invoices_list',
    label: 'Listar facturas generadas en SIIGO',
    covers: ['/admin/invoice'],
  },
  { to: '/admin/new', label: 'Algo nuevo' },
];
const widths = { isPhone: false, isWide: true };

const BAR: OfficePage[] = [
  { to: '/admin/orders', label: 'Pedidos', icon: 'shopping' },
  { to: '/admin/stockStores', label: 'Stock', icon: 'inbox' },
];

const open = (address: string, pages = PAGES, bar: OfficePage[] = []) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <AntdFrame>
        <main>
          <OfficeLayout pages={pages} bar={bar}>
            <h1>La página</h1>
            <Link to="/admin/orders">Otra</Link>
          </OfficeLayout>
        </main>
      </AntdFrame>
    </MemoryRouter>,
  );
const menu = () => screen.getByRole('navigation', { name: 'Oficina' });
const current = () =>
  within(menu())
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map((link) => link.textContent || link.getAttribute('aria-label'));

beforeEach(() => {
  localStorage.clear();
  Object.assign(widths, { isPhone: false, isWide: true });
  window.matchMedia = (query) =>
    ({
      matches: query.includes('max-width') ? widths.isPhone : widths.isWide,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as unknown as MediaQueryList;
});

describe('the office layout', () => {
  it("lists the office's pages beside the page, inside the shell's only main element", async () => {
    const { container } = open('/admin/orders');
    expect(screen.getByRole('heading', { name: 'La página' })).toBeVisible();
    expect(
      within(menu())
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(PAGES.map(({ label }) => label));
    expect(screen.getAllByRole('main')).toHaveLength(1);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it.each([
    ['/admin/orders', 'Pedidos'],
    ['/admin/product/7', 'Productos'],
    ['/admin/stockStores', 'Tiendas aliadas'],
    ['/admin/casherStore', 'Tiendas aliadas'],
    ['/order/41', 'Pedidos'],
    ['/orderstore/41', 'Pedidos'],
    ['/admin/order/41/pay', 'Pedidos'],
    ['/admin/invoice', 'Listar facturas generadas en SIIGO'],
  ])('marks %s as current', (address, label) => {
    open(address);
    expect(current()).toEqual([label]);
  });

  it('draws the named icon of an entry, and a default one otherwise [N-15-070]', () => {
    open('/admin/orders');
    const iconOf = (label: string) =>
      within(menu()).getByRole('link', { name: label }).querySelector('.anticon')?.className;
    expect(iconOf('Pedidos')).toContain('anticon-shopping');
    expect(iconOf('Algo nuevo')).toContain('anticon-appstore');
  });

  it('folds to named icons and remembers its state', () => {
    const { unmount } = open('/admin/orders');
    fireEvent.click(screen.getByRole('button', { name: 'Ocultar los nombres' }));
    const unfold = screen.getByRole('button', { name: 'Mostrar los nombres del menú' });
    expect(unfold).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByText('Pedidos')).toBeNull();
    expect(within(menu()).getByRole('link', { name: 'Pedidos' })).toHaveAttribute('title', 'Pedidos');
    unmount();
    open('/admin/products');
    expect(current()).toEqual(['Productos']);
    fireEvent.click(screen.getByRole('button', { name: 'Mostrar los nombres del menú' }));
    expect(screen.getByText('Pedidos')).toBeVisible();
  });

  it('starts folded where tables need the room', () => {
    widths.isWide = false;
    open('/admin/orders');
    expect(screen.getByRole('button', { name: 'Mostrar los nombres del menú' })).toBeVisible();
  });

  it('is a drawer on a phone and closes on navigation', () => {
    widths.isPhone = true;
    open('/admin/products');
    expect(screen.queryByRole('navigation')).toBeNull();
    const opener = screen.getByRole('button', { name: 'Menú de la oficina' });
    fireEvent.click(opener);
    const drawer = screen.getByRole('dialog', { name: 'Oficina' });
    expect(current()).toEqual(['Productos']);
    fireEvent.click(within(drawer).getByRole('link', { name: 'Pedidos' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('groups entries by heading, after those without one [N-17-057]', () => {
    const grouped: OfficePage[] = [
      { to: '/admin/users', label: 'Usuarios', group: 'Personas' },
      { to: '/admin/orders', label: 'Pedidos', group: 'Ventas' },
      { to: '/admin/dashboard', label: 'Tablero Administrador' },
      { to: '/admin/customers', label: 'Clientes', group: 'Personas' },
    ];
    open('/admin/orders', grouped);
    const under = (heading: string) =>
      within(within(menu()).getByRole('list', { name: heading }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    expect(under('Personas')).toEqual(['Usuarios', 'Clientes']);
    expect(under('Ventas')).toEqual(['Pedidos']);
    expect(within(menu()).getAllByRole('link')[0]).toHaveTextContent('Tablero Administrador');
  });

  it("shows a warehouse's pages at the foot of a phone, beside the menu [N-17-058]", async () => {
    widths.isPhone = true;
    const { container } = open('/admin/stockStores', PAGES, BAR);
    const bar = within(screen.getByRole('navigation', { name: 'Accesos de bodega' }));
    expect(bar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Pedidos', 'Stock']);
    expect(bar.getByRole('link', { name: 'Stock' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('button', { name: 'Menú de la oficina' })).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('is hidden around the page when there are no entries', () => {
    open('/admin/orders', []);
    expect(screen.getByRole('heading', { name: 'La página' })).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
