import { accessibilityProblems, currentAddress } from '@lacteos/ui/testing';
import { answer, failure, stubHttp } from '@lacteos/api-client/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';

import { storeDraft } from '../../features/invoice-form/model/draft-memory';
import { queryClient } from '#frame/query-client';
import { aCustomer, anInvoiceState, anInvoiceType } from '#testing/builders';
import { choose, openAt, press, write } from '#testing/open-page';
import { InvoicePage } from './invoice-page';

const CREATE = 'POST /siigo/invoice';
const KNOWN = 'GET /siigo/customers/1121900100';
const NEW = 'GET /siigo/customers/900123456';
const INACTIVE =
  'El cliente se encuentra inactivo. Actívelo en el módulo de contabilidad: pestaña Clientes, opción Actualizar cliente.';
const VAT = { id: 13156, name: 'IVA 19%', type: 'IVA', percentage: 19, active: true };
const CONSUMPTION = { id: 13160, name: 'INC 8%', type: 'Impoconsumo', percentage: 8, active: true };
const KUMIS = {
  id: 'g1',
  code: 'LAC-1',
  name: 'Kumis',
  description: 'Kumis 1 l',
  reference: 'R-9',
  active: true,
  taxes: [VAT],
  prices: [{ currency_code: 'COP', price_list: [{ position: 1, value: 1000 }] }],
};
const PAYMENTS = [
  { id: 5636, name: 'Efectivo', due_date: false },
  { id: 5637, name: 'Crédito', due_date: true },
];

let http: ReturnType<typeof stubHttp>;
const EDITED = '/admin/invoice?edit=7';
const REQUEST = {
  id: 28216,
  date: '2099-01-01',
  customer: { identification: '1121900100', branch_office: 0 },
  currency_code: 'COP',
  seller: 629,
  stamp: { send: false },
  mail: { send: false },
  items: [{ code: 'LAC-1', quantity: 3, price: 1000, discount: 0, taxes: [] }],
  payments: [{ id: 5636, value: 3000 }],
};
const open = async (address = '/admin/invoice') => {
  const page = openAt(address, <InvoicePage />);
  await screen.findByText('Pago');
  return page;
};
const identify = async (identification: string, option = '1121900100 - Ana María Rojas') => {
  const select = screen.getByRole('combobox', { name: 'Identificación del cliente', hidden: true });
  fireEvent.change(select, { target: { value: identification } });
  fireEvent.click(await screen.findByTitle(option));
};
const created = () => http.requestsTo(CREATE).map(({ body }) => body);

beforeEach(() => {
  storeDraft(null);
  http = stubHttp({
    'GET /siigo/invoice/type': () =>
      answer([anInvoiceType(), anInvoiceType({ id: 28217, name: 'Papel', allowed: false })]),
    'GET /siigo/users': () => answer([{ id: 629, first_name: 'Marta', identification: '40390111' }]),
    'GET /siigo/costCenters': () => answer([{ id: 235, code: '1-1', name: 'Planta' }]),
    'GET /siigo/taxes': () => answer([VAT, CONSUMPTION]),
    'GET /siigo/invoice/payments_type': () => answer(PAYMENTS),
    'GET /siigo/products': () =>
      answer([KUMIS, { ...KUMIS, id: 'g2', code: 'OLD-1', name: 'Descontinuado', active: false }]),
    'GET /siigo/customers': () => answer([aCustomer()]),
    'GET /siigo/customer/3': () => answer(aCustomer()),
    [KNOWN]: () => answer(aCustomer()),
    [NEW]: () => failure(404, 'SIIGO.CUSTOMER_NOT_FOUND', 'El cliente no existe.'),
    'GET /siigo/invoice/7/request': () => answer(REQUEST),
    'POST /siigo/invoice/preflight': () => answer({ findings: [] }),
    [CREATE]: () => answer(anInvoiceState(), undefined, 201),
  });
});
afterEach(() => {
  http.restore();
  queryClient.clear();
});

describe('the standalone invoice', () => {
  it('tells the branches of one NIT apart, and is made for the one that was chosen [N-19-195]', async () => {
    const branch = aCustomer({ id: 4, branch_office: 2, name: ['Sede Norte'] });
    http.reply({
      'GET /siigo/customers': () => answer([aCustomer(), branch]),
      'GET /siigo/customer/4': () => answer(branch),
    });
    await open();
    await choose('Identificación del cliente', '1121900100 (sucursal 2) - Sede Norte');
    expect(await screen.findByText('Sede Norte')).toBeVisible();
    expect(http.requestsTo(KNOWN)).toHaveLength(0);
    await choose('Vendedor', 'Marta - 40390111');
    await choose('Código del producto', 'LAC-1 - Kumis');
    await choose('Forma de pago', 'Crédito');
    press('Crear Factura');
    expect(await screen.findByText('Éxito: ¡Factura generada!.')).toBeVisible();
    expect(created()).toEqual([
      expect.objectContaining({ customer: { identification: '1121900100', branch_office: 2 } }),
    ]);
  });

  it('is made with two taxes, a discount and a due date, and leads to the list [B-088, B-089, B-092, B-093, B-099, B-101, B-103, B-154, D-021, N-19-057]', async () => {
    await open();
    expect(screen.getAllByTitle('FV-Factura-ElectronicInvoice')).not.toHaveLength(0);
    await identify('1121900100');
    expect(await screen.findByText('Ana María Rojas')).toBeVisible();
    expect(http.requestsTo('GET /siigo/customer/3')).toHaveLength(1);
    await choose('Vendedor', 'Marta - 40390111');
    await choose('Código del producto', 'LAC-1 - Kumis');
    expect(screen.getByLabelText('Descripción')).toHaveValue('Kumis 1 l');
    expect(screen.getByLabelText('Valor unitario')).toHaveValue('1.000,00');
    write('Cantidad', '3');
    write('Descuento %', '10');
    await choose('Impuestos', 'INC 8%');
    await choose('Forma de pago', 'Crédito');
    expect(screen.getByRole('switch', { name: 'Enviar a la DIAN', hidden: true })).toBeChecked();
    // 3 × 1000 − 10 % = 2700; IVA 513, INC 216.
    expect(screen.getByLabelText('Valor total del pago')).toHaveValue('$\u00a03.429,00');
    expect(screen.getByLabelText('Valor total del pago')).toHaveAttribute('readonly');
    press('Crear Factura');
    expect(await screen.findByText('Éxito: ¡Factura generada!.')).toBeVisible();
    expect(created()).toEqual([
      expect.objectContaining({
        id: 28216,
        customer: { identification: '1121900100' },
        currency_code: 'COP',
        seller: 629,
        stamp: { send: true },
        mail: { send: false },
        items: [
          {
            code: 'LAC-1',
            description: 'Kumis 1 l',
            reference: 'R-9',
            quantity: 3,
            price: 1000,
            discount: 10,
            taxes: [
              { id: 13156, label: 'IVA 19%' },
              { id: 13160, label: 'INC 8%' },
            ],
          },
        ],
        payments: [{ id: 5637, value: 3429, due_date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }],
      }),
    ]);
    await waitFor(() => expect(currentAddress()).toBe('/admin/invoices_list'));
  });

  it('offers only the allowed type and active products, and reads an invalid quantity as 1 [B-088, B-090, B-101, B-169]', async () => {
    await open();
    fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Código del producto', hidden: true }));
    expect(await screen.findByTitle('LAC-1 - Kumis')).toBeInTheDocument();
    expect(screen.queryByTitle(/Descontinuado/)).not.toBeInTheDocument();
    expect(screen.queryByTitle(/Papel/)).not.toBeInTheDocument();
    expect(screen.getByText('Tablero Administrador').closest('a')).toHaveAttribute(
      'href',
      '/admin/dashboard',
    );
    const quantity = screen.getByLabelText('Cantidad');
    expect(quantity).toHaveValue('1');
    write('Cantidad', 'abc');
    fireEvent.blur(quantity);
    expect(quantity).toHaveValue('1');
  });

  it('accepts a unit value with points, and does not send an ambiguous one [N-17-006]', async () => {
    await open();
    write('Valor unitario', '12.50');
    press('Crear Factura');
    expect(await screen.findByText(/^No es claro si son \$ 12,50 o \$ 12\.500,00\./)).toBeVisible();
    expect(http.requestsTo('POST /siigo/invoice/preflight')).toEqual([]);
    write('Valor unitario', '12.500');
    write('Cantidad', '1.000');
    press('Crear Factura');
    await waitFor(() =>
      expect(created()).toEqual([
        expect.objectContaining({ items: [expect.objectContaining({ price: 12500, quantity: 1000 })] }),
      ]),
    );
  });

  it('is not sent by Enter in a field [N-19-066]', async () => {
    await open();
    expect(fireEvent.keyDown(screen.getByLabelText('Cantidad'), { key: 'Enter' })).toBe(false);
    expect(fireEvent.keyDown(screen.getByRole('button', { name: 'Crear Factura' }), { key: 'Enter' })).toBe(
      true,
    );
  });

  it('adds and removes line-item cards [B-098, B-101]', async () => {
    await open();
    press('Agregar producto');
    expect(await screen.findByText('Producto 2', { selector: 'legend' })).toBeVisible();
    press('Eliminar producto 1');
    await waitFor(() => expect(screen.queryByText('Producto 2', { selector: 'legend' })).toBeNull());
  });

  it('asks for the cost centre only when the type demands one [B-096]', async () => {
    http.reply({ 'GET /siigo/invoice/type': () => answer([anInvoiceType({ cost_center_mandatory: true })]) });
    await open();
    press('Crear Factura');
    expect(await screen.findByText('Este campo es obligatorio.')).toBeVisible();
    expect(created()).toEqual([]);
  });

  it('leaves validation of the other fields to the server [B-170]', async () => {
    http.reply({
      'POST /siigo/invoice/preflight': () =>
        failure(400, 'VALIDATION.FAILED', 'Revise los datos.', { seller: 'El vendedor es obligatorio.' }),
    });
    await open();
    press('Crear Factura');
    expect(await screen.findByText('Vendedor: El vendedor es obligatorio.')).toBeVisible();
    expect(screen.getByText('No se pudo generar la factura. Intentelo nuevamente')).toBeVisible();
    expect(created()).toEqual([]);
  });

  it('has no accessibility violations', async () => {
    const { container } = await open();
    expect(await accessibilityProblems(container)).toEqual([]);
  });
});

describe('the customer of a standalone invoice', () => {
  it('brings a message that says where to activate the record when inactive [B-104]', async () => {
    http.reply({ [KNOWN]: () => answer(aCustomer({ active: false })) });
    await open();
    await identify('1121900100');
    expect(await screen.findByText(INACTIVE)).toBeVisible();
    expect(http.requestsTo('GET /siigo/customer/3')).toHaveLength(0);
  });

  it('shows the text of the server in red when the look-up fails [B-245]', async () => {
    http.reply({ [KNOWN]: () => failure(503, 'SIIGO.UNAVAILABLE', 'SIIGO no está disponible.') });
    await open();
    await identify('1121900100');
    expect(await screen.findByText('SIIGO no está disponible.')).toHaveClass('ant-typography-danger');
  });

  it('is looked up again by a button after a failure [N-36-108]', async () => {
    http.reply({ [KNOWN]: () => failure(503, 'SIIGO.UNAVAILABLE', 'SIIGO no está disponible.') });
    await open();
    await identify('1121900100');
    await screen.findByText('SIIGO no está disponible.');
    http.reply({ [KNOWN]: () => answer(aCustomer()) });
    press('Reintentar');
    expect(await screen.findByText('Ana María Rojas')).toBeVisible();
    expect(screen.queryByText('SIIGO no está disponible.')).not.toBeInTheDocument();
  });

  it('is created with the invoice once the box is ticked when unknown [B-105, B-106, B-171]', async () => {
    await open();
    await identify('900123456', 'Buscar 900123456');
    expect(await screen.findByText('El cliente no está creado.')).toBeVisible();
    expect(screen.queryByLabelText('Número de identificación')).not.toBeInTheDocument();
    fireEvent.click(screen.getByLabelText('Crear el cliente junto con la factura'));
    expect(await screen.findByLabelText('Número de identificación')).toHaveValue('900123456');
    write('Nombres', 'Rosa');
    write('Apellidos', 'Mojica');
    press('Crear Factura');
    await waitFor(() => expect(screen.getAllByText('Este campo es obligatorio.')).toHaveLength(3));
    expect(created()).toEqual([]);
    write('Dirección', 'Carrera 22 # 4-51');
    await choose('Departamento', 'Antioquia');
    await choose('Ciudad / Municipio', 'Medellín');
    write('Nombres del contacto 1', 'Rosa');
    press('Crear Factura');
    await waitFor(() => expect(created()).toHaveLength(1));
    expect(created()[0]).toMatchObject({
      customer: { identification: '900123456' },
      newCustomer: {
        identification: '900123456',
        person_type: 'Person',
        name: ['Rosa', 'Mojica'],
        address: { city: { country_code: 'Co', state_code: '05', city_code: '05001' } },
        contacts: [expect.objectContaining({ first_name: 'Rosa' })],
      },
    });
  });
});

describe('an unsent invoice', () => {
  it('is left by a link only after a question', async () => {
    await open();
    write('Observaciones', 'A medias');
    fireEvent.click(screen.getByText('Otra página'));
    expect(await screen.findAllByText('¿Salir sin crear la factura?')).not.toHaveLength(0);
    expect(currentAddress()).toBe('/admin/invoice');
    fireEvent.click(screen.getByText('Salir sin crear', { selector: 'button span' }));
    await waitFor(() => expect(currentAddress()).toBe('/admin/orders'));
  });

  it('is saved to the draft that it edits, and says so [N-19-073]', async () => {
    http.reply({ 'PUT /siigo/invoice/7': () => answer(anInvoiceState({ state: 'draft' })) });
    await open(EDITED);
    expect(screen.getByText(/^Está editando una factura que la DIAN no tiene/)).toBeVisible();
    press('Crear Factura');
    await waitFor(() => expect(http.requestsTo('PUT /siigo/invoice/7')).toHaveLength(1));
    expect(created()).toEqual([]);
  });

  it('stays on the page when its types are read again without success [N-36-109]', async () => {
    await open();
    write('Observaciones', 'A medias');
    http.reply({ 'GET /siigo/invoice/type': () => failure(503, 'SIIGO.UNAVAILABLE', 'SIIGO no responde.') });
    await act(async () => queryClient.refetchQueries());
    expect(await screen.findByText('SIIGO no responde.')).toBeVisible();
    expect(screen.getByLabelText('Observaciones')).toHaveValue('A medias');
    expect(screen.queryByText('Se recuperó la factura que dejó sin terminar.')).not.toBeInTheDocument();
  });

  it('still edits its draft after a reload, which asks first once something was typed [N-19-078]', async () => {
    const reload = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    const { unmount } = await open(EDITED);
    expect(reload()).toBe(false);
    write('Observaciones', 'A medias');
    expect(reload()).toBe(true);
    unmount();
    storeDraft(null);
    await open(EDITED);
    expect(screen.getByText(/^Está editando una factura que la DIAN no tiene/)).toBeVisible();
    press('Hacer una factura nueva');
    await waitFor(() => expect(currentAddress()).toBe('/admin/invoice'));
  });

  it('is restored after going back, until it is discarded', async () => {
    const { unmount } = await open();
    write('Observaciones', 'A medias');
    unmount();
    await open();
    expect(screen.getByText('Se recuperó la factura que dejó sin terminar.')).toBeVisible();
    expect(screen.getByLabelText('Observaciones')).toHaveValue('A medias');
    press('Empezar de nuevo');
    await waitFor(() => expect(screen.getByLabelText('Observaciones')).toHaveValue(''));
  });
});
