import '@testing-library/jest-dom';

import { publishMenu } from '@lacteos/remote-kit';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';

import { OfficeMenuAlone } from './office-menu-alone';

const onFold = jest.fn();
const open = (isFolded: boolean) =>
  render(
    <MemoryRouter initialEntries={['/order/7']}>
      <OfficeMenuAlone isFolded={isFolded} onFold={onFold} />
    </MemoryRouter>,
  );
const menu = () => screen.getByRole('navigation', { name: 'Oficina' });

beforeEach(() => {
  publishMenu([
    { to: '/admin/orders', label: 'Pedidos', section: 'admin', order: 60 },
    { to: '/orderhistory', label: 'Mis pedidos', section: 'account', order: 30 },
    { to: '/admin/users', label: 'Usuarios', section: 'admin', order: 20 },
  ]);
});
afterEach(() => publishMenu([]));

describe('the back-office menu on pages of other remotes', () => {
  it('lists the back-office pages and reports a fold to the page', () => {
    open(false);
    const links = within(menu()).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Usuarios', 'Pedidos']);
    fireEvent.click(screen.getByRole('button', { name: 'Ocultar los nombres' }));
    expect(onFold).toHaveBeenCalledWith(true);
  });

  it('shows icons with names when it is folded', () => {
    open(true);
    expect(within(menu()).getByRole('link', { name: 'Pedidos' })).toHaveTextContent('');
    expect(screen.getByRole('button', { name: 'Mostrar los nombres del menú' })).toBeVisible();
  });
});
