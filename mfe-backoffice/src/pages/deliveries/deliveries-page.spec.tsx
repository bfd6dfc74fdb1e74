import { accessibilityProblems, currentAddress } from '@lacteos/ui/testing';
import { failure } from '@lacteos/api-client/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { anOrder, dispatched } from '#testing/builders';
import { cellsOf, officePage, rowWith } from '#testing/office-page';
import { DeliveriesPage } from './deliveries-page';

let page: ReturnType<typeof officePage>;
beforeEach(() => {
  page = officePage('/admin/deliverys', DeliveriesPage, '/admin/orders');
  page.answerWith([anOrder({ id: 41, ...dispatched })]);
});
afterEach(() => page.stop());

describe('dispatch report', () => {
  it('shows order, dispatch date, guide, carrier, address, phone, customer, municipality and department [B-063]', async () => {
    await page.open();
    const row = await rowWith('Detalles del pedido 41');
    expect(screen.getAllByRole('columnheader').map((title) => title.textContent)).toEqual([
      '',
      'Id pedido',
      'Fecha despacho',
      'Número de guía',
      'Transportadora',
      'Dirección de envío',
      'Teléfono cliente',
      'Nombre cliente',
      'Municipio destino',
      'Departamento destino',
    ]);
    expect(cellsOf(row)).toEqual([
      '',
      '41',
      '2026-11-20',
      'GU-778',
      'SERVIENTREGA',
      'Calle 10 # 20-30',
      '3100000000',
      'Ana Rojas',
      'Villavicencio',
      'Meta',
    ]);
  });

  it('names municipality and department by their codes when the dispatch does not say them', async () => {
    page.answerWith([anOrder({ id: 41, ...dispatched, delivery: null })]);
    await page.open();
    expect(cellsOf(await rowWith('Detalles del pedido 41')).slice(-2)).toEqual(['Villavicencio', 'Meta']);
  });

  it('asks for delivered orders only, the last dispatch first [B-063]', async () => {
    await page.open('/admin/deliverys?deliveredFrom=2026-11-01&deliveredTo=2026-11-30');
    expect(page.lastQuery()).toEqual({
      page: '1',
      pageSize: '20',
      sort: '-deliveredAt',
      isDelivered: 'true',
      deliveredFrom: '2026-11-01',
      deliveredTo: '2026-11-30',
    });
  });

  it('prints the dispatches that are ticked [N-17-510]', async () => {
    const user = userEvent.setup();
    await page.open();
    await user.click((await rowWith('Detalles del pedido 41')).getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Imprimir (1)' }));
    expect(currentAddress()).toBe('/admin/papers?orders=41&paper=dispatches');
  });

  it('says that there is no dispatch yet, and what the server says when loading fails', async () => {
    page.answerWith([]);
    const { unmount } = await page.open();
    expect(await screen.findByText('Todavía no hay despachos.')).toBeVisible();
    unmount();
    page.http.reply({ 'GET /admin/orders': () => failure(403, 'AUTH.FORBIDDEN', 'No.') });
    await page.open('/admin/deliverys?page=2');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Su cuenta no tiene permiso para ver esta página.',
    );
  });

  it('has no accessibility violations', async () => {
    const { container } = await page.open();
    await rowWith('Detalles del pedido 41');
    expect(await accessibilityProblems(container)).toEqual([]);
  });
});
