import { accessibilityProblems, currentAddress } from '@lacteos/ui/testing';
import { answer, failure, stubHttp } from '@lacteos/api-client/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';

import { queryClient } from '#frame/query-client';
import { aCustomer } from '#testing/builders';
import { choose, openAt, press, write } from '#testing/open-page';
import { CustomersPage } from './customers-page';

const LIST = 'GET /admin/customers';
const ONE = 'GET /siigo/customer/3';
const SAVE = 'PUT /siigo/customers/3';
const PERSON = aCustomer();
const COMPANY = aCustomer({
  id: 4,
  identification: '900123456',
  id_siigo: null,
  active: false,
  person_type: 'Company',
  name: ['Quesos SAS'],
  first_name: null,
  last_name: null,
  nameCompany: 'Quesos SAS',
});

let http: ReturnType<typeof stubHttp>;
const open = (address = '/admin/customers') => openAt(address, <CustomersPage />);
const edit = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Editar el cliente 1121900100' }));
  expect(await screen.findByLabelText('Nombres')).toHaveValue('Ana María');
};
const saved = () => http.requestsTo(SAVE).map(({ body }) => body);

beforeEach(() => {
  http = stubHttp({
    [LIST]: () => answer([PERSON, COMPANY], { total: 2, page: 1, pageSize: 20 }),
    [ONE]: () => answer(PERSON),
    [SAVE]: () => answer(PERSON),
    'GET /siigo/taxes': () =>
      answer([{ id: 9, name: 'Retefuente 2.5%', type: 'Retefuente', percentage: 2.5, active: true }]),
    'GET /siigo/users': () =>
      answer([629, 630, 631].map((id) => ({ id, first_name: `V${id}`, identification: String(id) }))),
  });
});
afterEach(() => {
  http.restore();
  queryClient.clear();
});

describe('the customers table', () => {
  it('shows the thirteen columns of a person and of a company [B-126]', async () => {
    open();
    await screen.findByRole('cell', { name: '1121900100' });
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Identificación',
      'Id en SIIGO',
      'Estado',
      'Nombres',
      'Apellidos',
      'Razón social',
      'Tipo de persona',
      'Dirección',
      'Código ciudad',
      'Código departamento',
      'Teléfono',
      'Id vendedor asignado',
      'Id cobrador asignado',
      'Editar',
    ]);
    const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells.slice(0, 13)).toEqual([
      '1121900100',
      '',
      'activo',
      'Ana María',
      'Rojas',
      '',
      'Persona',
      'Calle 15 # 37-20',
      '50001',
      '50',
      '3101234567',
      '629',
      '630',
    ]);
    expect(screen.getByRole('button', { name: 'Copiar el id en SIIGO de 1121900100' })).toBeVisible();
    expect(cells.slice(14, 21)).toEqual(['900123456', '', 'inactivo', '', '', 'Quesos SAS', 'Compañia']);
  });

  it('searches by a part of the identification in the database and can be cleared [B-125]', async () => {
    open();
    await screen.findByRole('cell', { name: '1121900100' });
    fireEvent.change(screen.getByRole('searchbox', { name: 'Buscar clientes' }), {
      target: { value: '2190' },
    });
    await waitFor(() => expect(http.requestsTo(LIST).at(-1)?.query.get('search')).toBe('2190'));
    expect(currentAddress()).toBe('/admin/customers?search=2190');
    press('Borrar la búsqueda');
    await waitFor(() => expect(currentAddress()).toBe('/admin/customers'));
    expect(http.requestsTo(LIST)[0]?.query.has('search')).toBe(false);
  });

  it('says why it cannot be read [B-246]', async () => {
    http.reply({ [LIST]: () => failure(500, 'INTERNAL', '') });
    open();
    expect(await screen.findByText('An error occurred')).toBeVisible();
  });
});

describe('the customer dialog', () => {
  it('is titled with the identification, can be closed and saves under the rules of the sub-form [B-110, B-127, D-022]', async () => {
    open();
    await edit();
    const dialog = screen.getByRole('dialog', { name: '1121900100' });
    expect(dialog).toBeVisible();
    write('Dirección', 'Carrera 22 # 4-51');
    press('Guardar');
    await waitFor(() => expect(saved()).toHaveLength(1));
    const { id: _id, id_siigo: _guid, ...row } = PERSON;
    expect(saved()[0]).toEqual({
      identification: row.identification,
      active: true,
      person_type: 'Person',
      id_type: '13',
      check_digit: null,
      name: ['Ana María', 'Rojas'],
      commercial_name: null,
      address: { ...row.address, address: 'Carrera 22 # 4-51' },
      phones: row.phones,
      contacts: [{ ...row.contacts[0], phone: { indicative: '', number: '', extension: '' } }],
      seller_id: 629,
      collector_id: 630,
      comments: null,
      fiscal_responsibilities: row.fiscal_responsibilities,
      vat_responsible: false,
      version: 4,
    });
    expect(await screen.findByText('Los datos del cliente se guardaron.')).toBeVisible();
    await waitFor(() => expect(http.requestsTo(LIST)).toHaveLength(2));
  });

  it("says 'Responsable de IVA' of a company, and creates one with its withholdings [N-33-214]", async () => {
    const CREATE = 'POST /siigo/customers';
    http.reply({
      [CREATE]: () =>
        failure(400, 'VALIDATION.FAILED', 'Revise los datos.', {
          identification: 'Ya existe un cliente con esta identificación.',
        }),
    });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Crear cliente' }));
    const responsible = await screen.findByRole('switch', { name: 'Responsable de IVA' });
    expect(responsible).not.toBeChecked();
    await choose('Tipo de persona', 'Compañia');
    await waitFor(() => expect(responsible).toBeChecked());
    await choose('Tipo de documento', '31 Nit');
    write('Número de identificación', '900.123.456-8');
    write('Razón social', 'Quesos SAS');
    write('Dirección', 'Calle 1');
    await choose('Departamento', 'Antioquia');
    await choose('Ciudad / Municipio', 'Medellín');
    await choose('ReteFuente', 'Retefuente 2.5%');
    press('Crear');
    expect(await screen.findByText('Ya existe un cliente con esta identificación.')).toBeVisible();
    http.reply({ [CREATE]: () => answer(COMPANY, undefined, 201) });
    press('Crear');
    expect(await screen.findByText('El cliente quedó creado.')).toBeVisible();
    expect(http.requestsTo(CREATE).at(-1)?.body).toMatchObject({
      identification: '900123456',
      check_digit: '8',
      person_type: 'Company',
      vat_responsible: true,
      withholding: { retefuente: 2.5, reteiva: 0, reteica: 0, minimum_base: 0 },
    });
    expect(screen.queryByLabelText('Razón social')).not.toBeInTheDocument();
  });

  it('closes without saving [B-127]', async () => {
    open();
    await edit();
    fireEvent.click(screen.getByText('Cerrar', { selector: 'button span' }));
    await waitFor(() => expect(screen.queryByLabelText('Nombres')).not.toBeInTheDocument());
    expect(saved()).toEqual([]);
  });

  it('does not save without the required fields [B-171]', async () => {
    open();
    await edit();
    write('Nombres', ' ');
    write('Dirección', '');
    press('Guardar');
    await waitFor(() => expect(screen.getAllByText('Este campo es obligatorio.')).toHaveLength(2));
    expect(saved()).toEqual([]);
  });

  it('asks a company for its name and a NIT for the right check digit [B-106, B-107]', async () => {
    open();
    await edit();
    await choose('Tipo de persona', 'Compañia');
    expect(await screen.findByLabelText('Razón social')).toBeVisible();
    expect(screen.queryByLabelText('Nombres')).not.toBeInTheDocument();
    await choose('Tipo de documento', '31 Nit');
    fireEvent.change(await screen.findByLabelText('Dígito de verificación'), { target: { value: '9' } });
    press('Guardar');
    expect(await screen.findByText(/El dígito de verificación de este NIT es \d\./)).toBeVisible();
    expect(saved()).toEqual([]);
  });

  it('offers a company the rates that SIIGO has active, none chosen, and sends what was chosen [N-19-070]', async () => {
    http.reply({
      'GET /siigo/customer/4': () => answer(COMPANY),
      'PUT /siigo/customers/4': () => answer(COMPANY),
    });
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Editar el cliente 900123456' }));
    expect(await screen.findByText('Retenciones que practica')).toBeVisible();
    expect(screen.getAllByText('No retiene')).toHaveLength(3);
    await choose('ReteFuente', 'Retefuente 2.5%');
    write('Base mínima sin IVA (opcional)', '500.000');
    press('Guardar');
    await waitFor(() =>
      expect(http.requestsTo('PUT /siigo/customers/4').map(({ body }) => body)).toEqual([
        expect.objectContaining({
          withholding: { retefuente: 2.5, reteiva: 0, reteica: 0, minimum_base: 500_000 },
        }),
      ]),
    );
  });

  it('adds and removes phones and contacts [B-108, B-109, B-110, B-158]', async () => {
    open();
    await edit();
    expect(screen.getAllByText('Código de país 57 para celular')).toHaveLength(2);
    press('Agregar teléfono');
    write('Número del teléfono 2', '6012345678');
    press('Agregar contacto');
    write('Nombres del contacto 2', 'Luis');
    press('Quitar el teléfono 1');
    press('Quitar el contacto 1');
    await choose('Vendedor asignado', 'V631 - 631');
    press('Guardar');
    await waitFor(() =>
      expect(saved()).toEqual([
        expect.objectContaining({
          phones: [{ indicative: '57', number: '6012345678', extension: '' }],
          contacts: [expect.objectContaining({ first_name: 'Luis' })],
          seller_id: 631,
          collector_id: 630,
        }),
      ]),
    );
  });

  it("shows SIIGO's refusal with what to change, and leads to the field [N-19-079]", async () => {
    const reason = {
      code: 'invalid_email',
      message: 'El correo electrónico no es válido.',
      field: 'contacts[0].email',
      advice: 'Corrija el correo electrónico.',
      link: null,
    };
    http.reply({
      [SAVE]: () => failure(422, 'SIIGO.REJECTED', reason.message, { reasons: [reason] }),
    });
    open();
    await edit();
    press('Guardar');
    expect(await screen.findByText('SIIGO no aceptó el cambio; no se guardó nada.')).toBeVisible();
    expect(screen.getByText(/Corrija el correo electrónico/)).toBeVisible();
    press('Ir al campo');
    expect(screen.getByLabelText('Correo del contacto 1')).toHaveFocus();
  });

  it('asks before what was typed is lost [N-19-078]', async () => {
    open();
    await edit();
    write('Nombres', 'Ana Lucía');
    fireEvent.click(screen.getAllByRole('button', { name: 'Cerrar', hidden: true })[0]!);
    expect(await screen.findAllByText('¿Descartar los cambios?')).not.toHaveLength(0);
    expect(screen.getByLabelText('Nombres')).toHaveValue('Ana Lucía');
    fireEvent.click(screen.getByText('Descartar', { selector: 'button span' }));
    await waitFor(() => expect(screen.queryByLabelText('Nombres')).not.toBeInTheDocument());
  });

  it('stays open with what was typed when somebody else saved first, shows their values and then saves', async () => {
    const text = 'Otra persona cambió este registro mientras usted lo editaba.';
    http.reply({ [SAVE]: () => failure(409, 'EDIT.CONFLICT', text) });
    open();
    await edit();
    write('Nombres', 'Ana Lucía');
    http.reply({ [ONE]: () => answer(aCustomer({ version: 5, comments: 'Paga los lunes' })) });
    press('Guardar');
    expect(await screen.findByText('Comentarios: Paga los lunes')).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByLabelText('Nombres')).toHaveValue('Ana Lucía');
    http.reply({ [SAVE]: () => answer(PERSON) });
    press('Guardar');
    await waitFor(() => expect(saved().at(-1)).toMatchObject({ version: 5, name: ['Ana Lucía', 'Rojas'] }));
  });

  it('has no accessibility violations', async () => {
    const { container } = open();
    await edit();
    for (const part of [container, screen.getByRole('dialog')]) {
      expect(await accessibilityProblems(part)).toEqual([]);
    }
  });
});
