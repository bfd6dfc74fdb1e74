import '@testing-library/jest-dom';

import { answer, stubHttp } from '@lacteos/api-client/testing';
import { publishMenu } from '@lacteos/remote-kit';
import { accessibilityProblems, currentAddress, renderPagesAt } from '@lacteos/ui/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';

import { OfferedSearch } from '#frame/offered-search';
import { queryClient } from '#frame/query-client';
import { anOrder } from '#testing/builders';
import { OrderListPage } from '../../pages/order-list/order-list-page';

let http: ReturnType<typeof stubHttp>;

const open = async () => {
  renderPagesAt('/admin/orders', {
    '/admin/orders': OrderListPage,
    '/admin/customers': () => <p>Clientes</p>,
  });
  await screen.findByRole('link', { name: '41' });
  return userEvent.setup();
};

beforeEach(() => {
  http = stubHttp({
    'GET /admin/orders': () => answer([anOrder({ id: 41 }), anOrder({ id: 40 })]),
    'GET /admin/products': () => answer([]),
    'GET /admin/customers': () => answer([]),
  });
  publishMenu([
    { to: '/admin/orders', label: 'Pedidos', section: 'admin', order: 1 },
    { to: '/admin/customers', label: 'Clientes SIIGO', section: 'admin', order: 2 },
  ]);
});
afterEach(() => {
  publishMenu([]);
  http.restore();
  queryClient.clear();
  localStorage.clear();
});

// jsdom has no scrollIntoView.
Element.prototype.scrollIntoView = () => undefined;

describe('the keyboard shortcuts of the back office', () => {
  it('move between rows with j and k, tick with x, search with / and ignore typing [N-17-507]', async () => {
    const user = await open();
    await user.keyboard('j');
    expect(screen.getByRole('link', { name: '41' })).toHaveFocus();
    await user.keyboard('jx');
    expect(screen.getByRole('link', { name: '40' })).toHaveFocus();
    expect(screen.getByRole('checkbox', { name: 'Seleccionar el pedido 40' })).toBeChecked();
    await user.keyboard('k');
    expect(screen.getByRole('link', { name: '41' })).toHaveFocus();
    await user.keyboard('/jk');
    expect(screen.getByRole('searchbox', { name: 'Buscar pedidos' })).toHaveValue('jk');
  });

  it('include a button that skips to the first row [N-17-508]', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Saltar a las filas' }));
    expect(screen.getByRole('link', { name: '41' })).toHaveFocus();
  });

  it('open a palette that leads to pages of every remote, actions and search results [N-17-506]', async () => {
    const user = await open();
    await user.keyboard('{Control>}k{/Control}');
    const field = await screen.findByRole('combobox', { name: /^Página, pedido/ });
    await waitFor(() => expect(field).toHaveFocus());
    await user.keyboard('41');
    expect(await screen.findByRole('option', { name: /^Pedido 41/ })).toBeVisible();
    expect(await accessibilityProblems(document.body)).toEqual([]);
    await user.clear(field);
    await user.keyboard('despa');
    expect(await screen.findByRole('option', { name: /^Despachar pedidos/ })).toBeVisible();
    await user.clear(field);
    await user.keyboard('clien');
    await screen.findByRole('option', { name: /^Clientes SIIGO/ });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(currentAddress()).toBe('/admin/customers'));
  });

  it('show in the results what matched, the day, the total and the state [N-38-307]', async () => {
    const found = anOrder({ id: 41, foundBy: [{ field: 'guide', text: 'GU-778' }] });
    http.reply({ 'GET /admin/orders': () => answer([found]) });
    render(<OfferedSearch />, { wrapper: MemoryRouter });
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Buscar pedido, guía, factura…' }));
    await user.type(await screen.findByRole('combobox', { name: /^Página, pedido/ }), 'GU-778');
    expect((await screen.findByRole('option', { name: /^Pedido 41/ })).textContent?.replace(/\s/g, ' ')).toBe(
      'Pedido 41Ana Rojas · Guía GU-778Pedido2026-11-20 · $ 12.500,50 · Sin pagar · sin despachar',
    );
  });

  it('are listed by ?, in a dialog that can turn single letters off [N-17-507]', async () => {
    const user = await open();
    await user.keyboard('?');
    expect(await screen.findByText('Fila siguiente')).toBeInTheDocument();
    await user.click(screen.getByRole('switch'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.keyboard('j');
    expect(screen.getByRole('link', { name: '41' })).not.toHaveFocus();
  });
});
