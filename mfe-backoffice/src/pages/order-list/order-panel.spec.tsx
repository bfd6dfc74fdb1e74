import '@testing-library/jest-dom';

import { answer } from '@lacteos/api-client/testing';
import { accessibilityProblems, currentAddress } from '@lacteos/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { anOrder } from '#testing/builders';
import { officePage, openRowMenu } from '#testing/office-page';
import { OrderListPage } from './order-list-page';

let page: ReturnType<typeof officePage>;
const line = { id_product: 7, quantity: 2, price: 5950, Product: { id: 7, name: 'Kumis natural' } };

beforeEach(() => {
  page = officePage('/admin/orders', OrderListPage, '/admin/orders');
  page.http.reply({
    'GET /order/41': () => answer({ ...anOrder({ id: 41 }), orderItems: [line] }),
    'GET /order/40': () => answer({ ...anOrder({ id: 40 }), orderItems: [] }),
    'GET /admin/orders/41/timeline': () => answer([]),
    'GET /admin/orders/40/timeline': () => answer([]),
    'GET /admin/orders/views': () =>
      answer([
        { view: 'payment', orders: 14 },
        { view: 'dispatch', orders: 102 },
        { view: 'invoice', orders: 113 },
        { view: 'problem', orders: 3 },
      ]),
  });
  page.answerWith([anOrder({ id: 41 }), anOrder({ id: 40 })]);
});
afterEach(() => page.stop());

const open = async () => {
  await page.open();
  const cells = await screen.findAllByRole('cell', { name: 'Ana Rojas' });
  return { user: userEvent.setup(), cells };
};

describe('an order beside its list', () => {
  it('opens by a press on its row, and shows what was ordered and its own page [N-38-303]', async () => {
    const { user, cells } = await open();
    await user.click(cells[0] as HTMLElement);
    const panel = await screen.findByRole('dialog', { name: 'El pedido 41' });
    expect(currentAddress()).toBe('/admin/orders?row=41');
    expect(await within(panel).findByText('2 × Kumis natural')).toBeVisible();
    expect(within(panel).getByRole('link', { name: 'Abrir la página completa' })).toHaveAttribute(
      'href',
      '/admin/order/41',
    );
    expect(within(panel).getByRole('button', { name: 'Eliminar el pedido 41' })).toBeVisible();
    expect(await accessibilityProblems(panel)).toEqual([]);
  });

  it('gives way to the next row by the arrow keys, and closes by Escape with the focus on its row [N-38-303]', async () => {
    const { user, cells } = await open();
    await user.click(cells[0] as HTMLElement);
    await screen.findByRole('dialog', { name: 'El pedido 41' });
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByRole('dialog', { name: 'El pedido 40' })).toBeVisible();
    expect(currentAddress()).toBe('/admin/orders?row=40');
    await user.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(currentAddress()).toBe('/admin/orders');
    await waitFor(() => expect(screen.getByRole('link', { name: '40' })).toHaveFocus());
  });

  it('stays closed when the press has an act of its own [N-38-303]', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Seleccionar el pedido 41' }));
    await openRowMenu('Acciones del pedido 41');
    expect(currentAddress()).toBe('/admin/orders');
  });

  it('opens by the letter o on the row with the focus [N-38-303]', async () => {
    const { user } = await open();
    await user.keyboard('jjo');
    expect(await screen.findByRole('dialog', { name: 'El pedido 40' })).toBeVisible();
  });
});

describe('the views of the orders', () => {
  it('are tabs with the number of their orders, and filter the list [N-38-302]', async () => {
    const { user } = await open();
    const tabs = within(screen.getByRole('group', { name: 'Vistas de la lista' }));
    await tabs.findByText('102');
    expect(tabs.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Todos',
      'Por pagar 14',
      'Por despachar 102',
      'Por facturar 113',
      'Con problema 3',
    ]);
    await user.click(tabs.getByRole('button', { name: 'Con problema 3' }));
    await waitFor(() => expect(page.lastQuery()).toMatchObject({ hasProblem: 'true' }));
    expect(tabs.getByRole('button', { name: 'Con problema 3' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(tabs.getByRole('button', { name: 'Por despachar 102' }));
    await waitFor(() => expect(currentAddress()).toBe('/admin/orders?duty=dispatch'));
  });
});
