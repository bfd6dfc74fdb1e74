import '@testing-library/jest-dom';

import { answer, failure, stubHttp } from '@lacteos/api-client/testing';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';

import { queryClient } from '../../../query-client';
import { anInvoiceState, anInvoiceType } from '../../../testing/builders';
import { InvoiceDialog } from './order-invoice-dialog';

const CREATE = 'POST /siigo/invoice';
const SALE = anInvoiceType({ id: 28216, electronic_type: 'ElectronicInvoice' });
const SELLER = { id: 629, first_name: 'Marta', identification: '40390111' };

let http: ReturnType<typeof stubHttp>;
const onClose = jest.fn();
const onGenerated = jest.fn();

function Address() {
  return <p data-testid="address">{useLocation().pathname}</p>;
}

const open = () =>
  render(
    <MemoryRouter initialEntries={['/admin/orders']}>
      <InvoiceDialog orderId={41} isOpen onClose={onClose} onGenerated={onGenerated} />
      <Address />
    </MemoryRouter>,
  );
const chooseSeller = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('combobox', { name: 'Vendedor' }));
  await user.click(await screen.findByTitle('Marta - 40390111'));
};

beforeEach(() => {
  jest.clearAllMocks();
  http = stubHttp({
    'GET /siigo/invoice/type': () => answer([SALE]),
    'GET /siigo/users': () => answer([SELLER]),
    [CREATE]: () => answer(anInvoiceState({ state: 'issued', orderId: 41 }), undefined, 201),
  });
});
afterEach(() => {
  http.restore();
  queryClient.clear();
});

describe('the invoice dialog', () => {
  it('sends the invoice of the order and goes to the list of invoices', async () => {
    const user = userEvent.setup();
    open();
    await chooseSeller(user);
    await user.click(screen.getByRole('switch', { name: 'Enviar a la DIAN' }));
    await user.type(screen.getByRole('textbox', { name: 'Observaciones' }), 'Entregar en la mañana');
    await user.click(screen.getByRole('button', { name: 'Facturar' }));
    expect(await screen.findByText('Éxito: ¡Factura generada!.')).toBeVisible();
    expect(http.requestsTo(CREATE).map(({ body }) => body)).toEqual([
      {
        orderId: 41,
        invoiceType: 28216,
        sendToDian: true,
        sendToEmail: false,
        sendToCostCenters: null,
        sendToCommentsInvoice: 'Entregar en la mañana',
        sendToUser: 629,
      },
    ]);
    expect(onGenerated).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/admin/invoices_list'));
  });

  it('sends nothing without a seller', async () => {
    const user = userEvent.setup();
    open();
    await user.click(await screen.findByRole('button', { name: 'Facturar' }));
    expect(await screen.findByText('Este campo es obligatorio.')).toBeVisible();
    expect(http.requestsTo(CREATE)).toHaveLength(0);
  });

  it('says that the invoice could not be made and keeps what was entered', async () => {
    const user = userEvent.setup();
    http.reply({ [CREATE]: () => failure(422, 'SIIGO.REJECTED', 'El NIT no es válido.') });
    open();
    await chooseSeller(user);
    await user.click(screen.getByRole('button', { name: 'Facturar' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('No se pudo generar la factura. Intentelo nuevamente');
    expect(alert).toHaveTextContent('El NIT no es válido.');
    expect(screen.getAllByText('Marta - 40390111')).not.toHaveLength(0);
    expect(onGenerated).not.toHaveBeenCalled();
  });

  it("says 'El inicio de sesión NO fue exitoso…' when no answer came", async () => {
    const user = userEvent.setup();
    http.reply({ [CREATE]: () => 'network-loss' });
    open();
    await chooseSeller(user);
    await user.click(screen.getByRole('button', { name: 'Facturar' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'El inicio de sesión NO fue exitoso. Verifique email y password.',
    );
  });
});
