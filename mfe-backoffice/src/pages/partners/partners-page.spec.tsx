import { accessibilityProblems } from '@lacteos/ui/testing';
import { answer, failure } from '@lacteos/api-client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { anAdminPartner } from '#testing/builders';
import { cellsOf, officePage, rowWith } from '#testing/office-page';
import { PartnersPage } from './partners-page';

const INCOMPLETE = 'Por favor, complete todos los campos.';
const CREATE = 'POST /admin/partners';
const EDIT = 'PUT /admin/partner';
const STATUS = 'PUT /admin/partner/status';

let page: ReturnType<typeof officePage>;
let user: ReturnType<typeof userEvent.setup>;
let logged: jest.SpyInstance;
const store = anAdminPartner({ id: 7, version: 3 });

beforeEach(() => {
  user = userEvent.setup({ delay: null });
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  page = officePage('/admin/partners', PartnersPage, '/admin/partners');
  page.answerWith([store]);
  page.http.reply({
    'GET /media/upload': () => answer({ preset: 'productos' }),
    'POST /media': () => ({ status: 200, body: { secure_url: 'https://img.test/a.webp' } }),
  });
});
afterEach(() => {
  page.stop();
  logged.mockRestore();
});

const type = (form: ReturnType<typeof within>, label: string, value: string) =>
  fireEvent.change(form.getByLabelText(label, { selector: 'input, textarea' }), { target: { value } });

describe('partner stores', () => {
  it('are shown without a React warning about the widths of column heads', async () => {
    await page.open();
    await rowWith('Punto Barzal');
    expect(logged.mock.calls.filter(([text]) => String(text).includes('Unknown event handler'))).toEqual([]);
  });

  it('are shown in a table', async () => {
    const { container } = await page.open();
    expect(screen.getByRole('heading', { level: 1, name: 'Tiendas aliadas' })).toBeVisible();
    expect(cellsOf(await rowWith('Punto Barzal'))).toEqual([
      '',
      'Punto Barzal',
      'Carrera 40 # 33-18',
      'Villavicencio',
      'Meta',
      '3104567001',
      '',
      'VerCajas',
    ]);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('send active and id with the switch [B-075]', async () => {
    page.http.reply({ [STATUS]: () => answer({ ...store, active: false }) });
    await page.open();
    await user.click(await screen.findByRole('switch', { name: 'Punto Barzal: activo' }));
    await waitFor(() => expect(page.http.requestsTo(STATUS)[0]?.body).toEqual({ active: false, id: 7 }));
  });

  it('open for viewing and switch to editing, where nothing is required [B-073]', async () => {
    page.http.reply({ [EDIT]: () => answer(store) });
    await page.open();
    await user.click(await screen.findByRole('button', { name: 'Ver Punto Barzal' }));
    const view = await screen.findByRole('dialog');
    expect(view).toHaveTextContent('Carrera 40 # 33-18');
    expect(within(view).queryByRole('textbox')).toBeNull();
    await user.click(within(view).getByRole('button', { name: 'Editar' }));
    const edit = within(
      (await screen.findByLabelText('Dirección')).closest('form')?.parentElement as HTMLElement,
    );
    type(edit, 'Dirección', '');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(page.http.requestsTo(EDIT)[0]?.body).toEqual({
        id: 7,
        name: 'Punto Barzal',
        address: '',
        image: '/api/media/store-1/640.webp',
        city: 'Villavicencio',
        country: 'Meta',
        phone: '3104567001',
        hours: null,
        location: null,
        version: 3,
      }),
    );
  });

  it('accept hours as typed and coordinates as a map copies them, and show them again [N-18-257]', async () => {
    const hours = { weekdays: '08:00-12:00,14:00-18:00', saturday: '', sunday: '' };
    page.answerWith([{ ...store, hours, location: '4.142,-73.62664' }]);
    page.http.reply({ [EDIT]: () => answer(store) });
    await page.open();
    await user.click(await screen.findByRole('button', { name: 'Ver Punto Barzal' }));
    const view = await screen.findByRole('dialog');
    expect(view).toHaveTextContent(
      'Lunes a viernes8:00 a. m. a 12:00 m. y 2:00 p. m. a 6:00 p. m.SábadoCerrado',
    );
    await user.click(within(view).getByRole('button', { name: 'Editar' }));
    await screen.findByLabelText('Sábado');
    const fields = screen as unknown as ReturnType<typeof within>;
    type(fields, 'Sábado', '8 a 6');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText(/Escriba horas como/)).toBeVisible();
    expect(page.http.requestsTo(EDIT)).toHaveLength(0);
    type(fields, 'Sábado', '8 a 13');
    type(fields, 'Ubicación', ' 4.25833, -73.5614201 ');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(page.http.requestsTo(EDIT)[0]?.body).toMatchObject({
        hours: { ...hours, saturday: '08:00-13:00' },
        location: '4.25833,-73.56142',
      }),
    );
  });

  it('warn the second of two editors, keep typed values and save on the fresh version', async () => {
    const current = { ...store, version: 4, phone: '3209999999' };
    page.http.reply({ [EDIT]: () => failure(409, 'EDIT.CONFLICT', 'Otra persona.', { current }) });
    await page.open();
    await user.click(await screen.findByRole('button', { name: 'Ver Punto Barzal' }));
    await user.click(await screen.findByRole('button', { name: 'Editar' }));
    await screen.findByLabelText('Nombre', { selector: 'input' });
    type(screen as unknown as ReturnType<typeof within>, 'Nombre', 'Punto Nuevo');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Teléfono: 3209999999');
    expect(screen.getByLabelText('Nombre', { selector: 'input' })).toHaveValue('Punto Nuevo');
    page.http.reply({ [EDIT]: () => answer(current) });
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() =>
      expect(page.http.requestsTo(EDIT)[1]?.body).toMatchObject({
        name: 'Punto Nuevo',
        phone: '3209999999',
        version: 4,
      }),
    );
  });

  it('log and show a failure [B-242]', async () => {
    page.http.reply({ [STATUS]: () => failure(500, 'INTERNAL', 'Ocurrió un error inesperado.') });
    await page.open();
    await user.click(await screen.findByRole('switch', { name: 'Punto Barzal: activo' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Ocurrió un error inesperado.');
    expect(logged).toHaveBeenCalledWith('partner stores:', 'INTERNAL', 'Ocurrió un error inesperado.');
  });
});

describe('a new partner store', () => {
  const openForm = async () => {
    await page.open();
    expect(screen.queryByLabelText('Dirección')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Crear tienda aliada' }));
    expect(screen.queryByRole('button', { name: 'Crear tienda aliada' })).toBeNull();
    return within(await screen.findByRole('region', { name: 'Nueva tienda aliada' }));
  };
  const save = (form: ReturnType<typeof within>) =>
    user.click(form.getByRole('button', { name: 'Guardar tienda' }));
  const choose = async (form: ReturnType<typeof within>, label: string, option: string) => {
    await user.click(form.getByRole('combobox', { name: label }));
    fireEvent.change(form.getByRole('combobox', { name: label }), { target: { value: option } });
    const titled = await screen.findAllByTitle(option);
    await user.click(titled.find((one) => one.matches('.ant-select-item-option')) as HTMLElement);
  };

  it('starts as a button, becomes the form, uploads its image and is created [B-074, B-076]', async () => {
    page.http.reply({ [CREATE]: () => answer(store, undefined, 201) });
    const form = await openForm();
    const file = new File(['png'], 'foto.png', { type: 'image/png' });
    await user.upload(form.getByLabelText('Archivo de la imagen de la tienda'), file);
    await user.click(await screen.findByRole('button', { name: 'Usar completa' }));
    await form.findByRole('img', { name: 'la imagen de la tienda' });
    type(form, 'Nombre', 'Punto Nuevo');
    type(form, 'Dirección', 'Calle 1');
    type(form, 'Teléfono', '3101234567');
    await choose(form, 'Departamento', 'Meta');
    await choose(form, 'Ciudad', 'Acacías');
    await save(form);
    await waitFor(() =>
      expect(page.http.requestsTo(CREATE)[0]?.body).toEqual({
        name: 'Punto Nuevo',
        address: 'Calle 1',
        image: 'https://img.test/a.webp',
        city: 'Acacías',
        country: 'Meta',
        phone: '3101234567',
        hours: null,
        location: null,
      }),
    );
    const upload = page.http.requestsTo('POST /media')[0]?.body as FormData;
    expect([upload.get('upload_preset'), (upload.get('file') as File).name]).toEqual([
      'productos',
      'foto.png',
    ]);
    expect(await screen.findByRole('button', { name: 'Crear tienda aliada' })).toBeVisible();
  });

  it('sends its image with the preset that the server tells [N-15-049]', async () => {
    page.http.reply({ 'GET /media/upload': () => answer({ preset: 'lacteos' }) });
    const form = await openForm();
    const file = new File(['png'], 'foto.png', { type: 'image/png' });
    await user.upload(form.getByLabelText('Archivo de la imagen de la tienda'), file);
    await user.click(await screen.findByRole('button', { name: 'Usar completa' }));
    await form.findByRole('img', { name: 'la imagen de la tienda' });
    const upload = page.http.requestsTo('POST /media')[0]?.body as FormData;
    expect(upload.get('upload_preset')).toBe('lacteos');
  });

  it('requires every field [B-181]', async () => {
    const form = await openForm();
    type(form, 'Nombre', 'Punto Nuevo');
    await save(form);
    expect(await form.findByRole('alert')).toHaveTextContent(INCOMPLETE);
    expect(page.http.requestsTo(CREATE)).toHaveLength(0);
  });

  it('refuses a file of another type before it is cropped [N-17-516]', async () => {
    const form = await openForm();
    const file = new File(['%PDF'], 'foto.pdf', { type: 'application/pdf' });
    fireEvent.change(form.getByLabelText('Archivo de la imagen de la tienda'), { target: { files: [file] } });
    expect(await form.findByRole('alert')).toHaveTextContent('El archivo no es una imagen');
    expect(screen.queryByRole('button', { name: 'Usar completa' })).not.toBeInTheDocument();
  });

  it('keeps what was typed when the server refuses it', async () => {
    page.http.reply({ 'POST /media': () => failure(400, 'MEDIA.NOT_AN_IMAGE', 'No es una imagen.') });
    const form = await openForm();
    type(form, 'Nombre', 'Punto Nuevo');
    const file = new File(['text'], 'foto.png', { type: 'image/png' });
    await user.upload(form.getByLabelText('Archivo de la imagen de la tienda'), file);
    await user.click(await screen.findByRole('button', { name: 'Usar completa' }));
    expect(await form.findByRole('alert')).toHaveTextContent('No es una imagen.');
    expect(form.getByLabelText('Nombre')).toHaveValue('Punto Nuevo');
  });

  it('have drawers that are added, renamed and switched off [N-39-274]', async () => {
    const mine = { storeId: 7, store: 'Punto Barzal', active: true, openShiftId: null, openBy: null };
    const drawers = [
      { ...mine, id: 1, name: 'Caja 1', openShiftId: 4, openBy: 'Laura Gómez' },
      { ...mine, id: 2, storeId: 8, name: 'Otra' },
    ];
    page.http.reply({
      'GET /till/drawers': () => answer(drawers),
      'POST /admin/drawers': () => answer({ id: 3, storeId: 7, name: 'Barra', active: true }, undefined, 201),
      'PUT /admin/drawers': () =>
        failure(409, 'DRAWERS.NAME_TAKEN', 'La tienda ya tiene una caja con ese nombre.'),
    });
    await page.open();
    await user.click(await screen.findByRole('button', { name: 'Cajas de Punto Barzal' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Turno abierto de Laura Gómez')).toBeVisible();
    expect(dialog.queryByDisplayValue('Otra')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Agregar caja' }));
    expect(await dialog.findByText('Escriba el nombre de la caja.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Nombre de la caja nueva' }), 'Barra');
    await user.click(dialog.getByRole('button', { name: 'Agregar caja' }));
    await waitFor(() =>
      expect(page.http.requestsTo('POST /admin/drawers').map(({ body }) => body)).toEqual([
        { storeId: 7, name: 'Barra' },
      ]),
    );
    await user.type(dialog.getByRole('textbox', { name: 'Nombre de Caja 1' }), '0');
    await user.click(dialog.getByRole('button', { name: 'Renombrar' }));
    expect(await dialog.findByText('La tienda ya tiene una caja con ese nombre.')).toBeVisible();
    await user.click(dialog.getByRole('switch', { name: 'Caja 1: activo' }));
    await waitFor(() =>
      expect(page.http.requestsTo('PUT /admin/drawers').map(({ body }) => body)).toEqual([
        { id: 1, name: 'Caja 10', active: true },
        { id: 1, name: 'Caja 1', active: false },
      ]),
    );
  });
});
