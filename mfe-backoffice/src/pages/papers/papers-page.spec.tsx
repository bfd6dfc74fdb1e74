import '@testing-library/jest-dom';

import { accessibilityProblems, currentAddress, renderPagesAt } from '@lacteos/ui/testing';
import { answer, failure, stubHttp } from '@lacteos/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { queryClient } from '#frame/query-client';
import { anOrderPaper } from '#testing/order-paper';
import { PapersPage } from './papers-page';

const READ = 'GET /admin/orders/paper';
let http: ReturnType<typeof stubHttp>;
beforeEach(() => {
  const ORDERS = [anOrderPaper({ id: 41 }), anOrderPaper({ id: 42 })];
  http = stubHttp({ [READ]: () => answer(ORDERS) });
});
afterEach(() => {
  http.restore();
  queryClient.clear();
});

const open = (address: string) => renderPagesAt(`/admin/papers?${address}`, { '/admin/papers': PapersPage });
const preview = () => within(screen.getByRole('region', { name: 'Vista previa' }));
const printed = () => document.querySelector('.printed') as HTMLElement;

describe('papers of orders', () => {
  it('makes a packing slip with lines and code for each order, and the printer gets the same [N-17-510]', async () => {
    const print = jest.spyOn(window, 'print').mockReturnValue(undefined);
    open('orders=41,42');
    const slip = await screen.findByRole('heading', { name: 'Remisión del pedido 41' });
    expect(preview().getAllByRole('article')).toHaveLength(2);
    expect(within(slip.closest('article') as HTMLElement).getByText('PED-41')).toBeVisible();
    expect(preview().getAllByText(/Botella 1000 g/)).toHaveLength(2);
    expect(printed().querySelectorAll('article')).toHaveLength(2);
    expect(document.head.innerHTML).toContain('size: letter');
    await userEvent.click(screen.getByRole('button', { name: 'Imprimir' }));
    expect(print).toHaveBeenCalledTimes(1);
    expect(http.requestsTo(READ)[0]?.query.get('ids')).toBe('41,42');
  });

  it('says on slip and label what the buyer wrote for the delivery [N-18-201]', async () => {
    const notes = 'Timbrar en el 201 <b>fuerte</b>';
    const shippingAddress = { ...anOrderPaper().shippingAddress, notes };
    http.reply({
      [READ]: () => answer([anOrderPaper({ id: 41, shippingAddress }), anOrderPaper({ id: 42 })]),
    });
    const { unmount } = open('orders=41,42');
    await screen.findByRole('heading', { name: 'Remisión del pedido 41' });
    expect(preview().getAllByText('Notas de entrega:')).toHaveLength(1);
    expect(preview().getByText(notes)).toBeVisible();
    unmount();
    open('orders=41,42&paper=labels');
    await screen.findByRole('region', { name: 'Vista previa' });
    const label = within(preview().getByLabelText('Rótulos de despacho: 41'));
    expect(label.getByText(notes)).toBeVisible();
  });

  it('has the code of the tracking page on slip and label, where there is one [N-40-425]', async () => {
    const trackingQr = 'data:image/svg+xml,%3Csvg%3E%3C/svg%3E';
    http.reply({
      [READ]: () =>
        answer([anOrderPaper({ id: 41, trackingQr }), anOrderPaper({ id: 42, trackingQr: null })]),
    });
    const { unmount } = open('orders=41,42');
    await screen.findByRole('heading', { name: 'Remisión del pedido 41' });
    expect(preview().getByAltText('Código QR del seguimiento del pedido 41')).toHaveAttribute(
      'src',
      trackingQr,
    );
    expect(preview().getAllByText('Siga su pedido')).toHaveLength(1);
    unmount();
    open('orders=41,42&paper=labels');
    await screen.findByRole('region', { name: 'Vista previa' });
    const label = within(preview().getByLabelText('Rótulos de despacho: 41'));
    expect(label.getByAltText('Código QR del seguimiento del pedido 41')).toBeVisible();
  });

  it('offers the other papers and sizes, and keeps the choice in the address [N-17-510]', async () => {
    const user = userEvent.setup();
    open('orders=41,42');
    await user.selectOptions(await screen.findByLabelText('Impreso'), 'Rótulos de despacho');
    expect(await preview().findByLabelText('Rótulos de despacho: 42')).toBeVisible();
    expect(document.head.innerHTML).toContain('size: 100mm 150mm');
    await user.selectOptions(screen.getByLabelText('Papel'), 'Rollo de 80 mm');
    expect(currentAddress()).toBe('/admin/papers?orders=41%2C42&paper=labels&size=roll');
    expect(document.head.innerHTML).toContain('size: 80mm');
    await user.selectOptions(screen.getByLabelText('Impreso'), 'Alistamiento por producto');
    expect(await preview().findByText('1 producto, 4 unidades')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Impreso'), 'Lista de pedidos');
    expect(await preview().findByText(/^Total de 2 pedidos: \$\s25\.001,00$/)).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Impreso'), 'Reporte de despachos');
    expect(await preview().findByText('Reporte de despachos: Sin transportadora')).toBeVisible();
  });

  it('prints on Carta until A4 is chosen, which the browser remembers [N-38-431]', async () => {
    const { unmount } = open('orders=41,42');
    expect(await screen.findByLabelText('Papel')).toHaveDisplayValue('Hoja Carta');
    await userEvent.selectOptions(screen.getByLabelText('Papel'), 'Hoja A4');
    expect(document.head.innerHTML).toContain('size: A4');
    unmount();
    open('orders=41,42');
    expect(await screen.findByLabelText('Papel')).toHaveDisplayValue('Hoja A4');
    localStorage.removeItem('office-sheet');
  });

  it('names missing orders, and explains what to do without any', async () => {
    const { unmount } = open('orders=41,42,99');
    expect(await screen.findByText('No existen los pedidos 99.')).toBeVisible();
    unmount();
    open('orders=');
    expect(await screen.findByText('Elija pedidos en la lista y pulse «Imprimir».')).toBeVisible();
  });

  it('shows the text of the server when loading fails', async () => {
    http.reply({ [READ]: () => failure(500, 'INTERNAL', 'Error interno del servidor.') });
    open('orders=41');
    expect(await screen.findByRole('alert')).toHaveTextContent('Error interno del servidor.');
  });

  it('has no accessibility violations', async () => {
    const { container } = open('orders=41,42&paper=labels');
    await waitFor(() => expect(preview().getAllByRole('article')).toHaveLength(2));
    expect(await accessibilityProblems(container)).toEqual([]);
  });
});
