import { answer, failure } from '@lacteos/api-client/testing';
import { accessibilityProblems } from '@lacteos/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { aPromise, aZone } from '#testing/a-zone';
import { officePage } from '#testing/office-page';
import { DeliveryPage } from './delivery-page';

let page: ReturnType<typeof officePage>;
let user: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  user = userEvent.setup({ delay: null });
  page = officePage('/admin/delivery', DeliveryPage, '/delivery/zones');
  page.http.reply({
    'GET /delivery/zones': () => answer([aZone()]),
    'GET /delivery/closed-days': () => answer([]),
    'GET /delivery/promise': () => answer(aPromise()),
  });
});
afterEach(() => page.stop());

const open = () => page.open('/admin/delivery?tab=zones');
const lastBody = (call: string) => page.http.requestsTo(call).at(-1)?.body;

/** antd's list of a select is virtual, so the option is searched first. */
async function choose(label: string | RegExp, typed: string, option: string) {
  await user.type(screen.getByRole('combobox', { name: label }), typed);
  const shown = await screen.findAllByTitle(option);
  await user.click(shown.at(-1) as HTMLElement);
}

describe('the delivery zones of the office', () => {
  it('list places, days, cut-off, price and load [N-40-402]', async () => {
    const { container } = await open();
    const zone = within(await screen.findByRole('listitem', { name: 'Meta' }));
    for (const text of ['Meta (todo el departamento)', 'lunes a sábado', '60 por día', 'Activa'])
      expect(zone.getByText(text)).toBeVisible();
    expect(zone.getByText(/gratis desde \$\s80\.000,00/)).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('say what happens without any zone, and what failed [N-40-402]', async () => {
    page.http.reply({ 'GET /delivery/zones': () => answer([]) });
    await open();
    expect(await screen.findByText(/Todavía no hay zonas/)).toBeVisible();
    page.http.reply({ 'GET /delivery/closed-days': () => failure(500, 'INTERNAL', 'Error interno.') });
    page.stop();
    page = officePage('/admin/delivery', DeliveryPage, '/delivery/zones');
    page.http.reply({ 'GET /delivery/zones': () => failure(500, 'INTERNAL', 'No se pudo leer.') });
    await open();
    expect(await screen.findByText('No se pudo leer.')).toBeVisible();
  });

  it('show what a shopper sees now, also of another municipality [N-40-403]', async () => {
    await open();
    const preview = within(
      await screen.findByRole('region', { name: 'Así se ve hoy en Villavicencio, Meta' }),
    );
    expect(await preview.findByText(/Llega el sábado 28/)).toBeVisible();
    expect(preview.getByText(/Inventario/)).toBeVisible();
    page.http.reply({
      'GET /delivery/promise': () => answer(aPromise({ zone: null, days: [], next: null })),
    });
    await choose('Municipio', 'leticia', 'Leticia, Amazonas');
    expect(await screen.findByRole('region', { name: 'Así se ve hoy en Leticia, Amazonas' })).toBeVisible();
    await waitFor(() =>
      expect(page.http.requestsTo('GET /delivery/promise').at(-1)?.query.get('city_code')).toBe('91001'),
    );
  });
});

describe('the form of a zone', () => {
  it('makes a zone of places that are found without accents [N-40-404]', async () => {
    page.http.reply({ 'POST /delivery/zones': ({ body }) => answer(aZone(body as object)) });
    await open();
    await user.click(await screen.findByRole('button', { name: 'Crear zona' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: /Guardar/ }));
    expect(await dialog.findByText('Escriba el nombre de la zona.')).toBeVisible();
    expect(dialog.getByText('Elija al menos un lugar.')).toBeVisible();
    await user.type(dialog.getByLabelText('Nombre'), 'Llano');
    await choose('Municipios y departamentos', 'acacias', 'Acacías, Meta');
    await user.click(dialog.getByRole('checkbox', { name: 'sábado' }));
    const price = dialog.getByLabelText('Valor del envío');
    await user.clear(price);
    await user.type(price, '7500');
    await user.click(dialog.getByRole('button', { name: 'Agregar un barrio' }));
    await choose('Municipio del barrio 1', 'villavicencio', 'Villavicencio, Meta');
    await user.type(dialog.getByLabelText('Barrio 1'), 'Barzal');
    await user.click(dialog.getByRole('button', { name: /Guardar/ }));
    expect(await screen.findByText('Se guardó la zona Llano')).toBeVisible();
    expect(lastBody('POST /delivery/zones')).toMatchObject({
      name: 'Llano',
      weekdays: [1, 2, 3, 4, 5],
      price: 7500,
      freeFrom: null,
      places: [
        { cityCode: '50006', neighbourhood: '', isExcluded: false },
        { cityCode: '50001', neighbourhood: 'Barzal', isExcluded: false },
      ],
    });
  });

  it('changes a zone with the version that it saw, and shows what another person saved [N-40-405]', async () => {
    const current = aZone({ version: 4, price: 9000 });
    page.http.reply({
      'PUT /delivery/zones/1': () =>
        failure(409, 'EDIT.CONFLICT', 'Otra persona cambió la zona.', { current }),
    });
    await open();
    await user.click(await screen.findByRole('button', { name: 'Editar Meta' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Nombre'), ' y Casanare');
    await user.click(dialog.getByRole('button', { name: /Guardar/ }));
    expect(await dialog.findByText('Otra persona cambió la zona.')).toBeVisible();
    expect(lastBody('PUT /delivery/zones/1')).toMatchObject({ version: 3, name: 'Meta y Casanare' });
    expect(dialog.getByLabelText('Nombre')).toHaveValue('Meta y Casanare');
    page.http.reply({ 'PUT /delivery/zones/1': ({ body }) => answer(aZone(body as object)) });
    await user.click(dialog.getByRole('button', { name: /Guardar/ }));
    await waitFor(() => expect(lastBody('PUT /delivery/zones/1')).toMatchObject({ version: 4, price: 9000 }));
  });

  it('shows why the API refuses a zone, and keeps what was typed [N-40-405]', async () => {
    page.http.reply({
      'PUT /delivery/zones/1': () =>
        failure(409, 'DELIVERY.PLACE_TAKEN', 'Ese lugar ya está en la zona Bogotá.'),
    });
    await open();
    await user.click(await screen.findByRole('button', { name: 'Editar Meta' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Nombre'), ' sur');
    await user.click(dialog.getByRole('button', { name: /Guardar/ }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Ese lugar ya está en la zona Bogotá.');
    expect(dialog.getByLabelText('Nombre')).toHaveValue('Meta sur');
  });
});

describe('the closed days of the office', () => {
  it('take a day with its reason, and open it again after a question [N-40-406]', async () => {
    const day = '2099-12-24';
    page.http.reply({
      'POST /delivery/closed-days': ({ body }) => answer({ id: 5, ...(body as object) }),
      'DELETE /delivery/closed-days/5': () => answer(null),
    });
    await open();
    await user.click(await screen.findByRole('button', { name: 'Cerrar el día' }));
    expect(await screen.findByText('Elija el día.')).toBeVisible();
    page.http.reply({
      'GET /delivery/closed-days': () => answer([{ id: 5, day, zoneId: null, reason: 'Navidad' }]),
    });
    await user.type(screen.getByLabelText('Día sin entregas'), day);
    await user.type(screen.getByLabelText('Motivo, como lo lee el comprador'), 'Navidad');
    await user.click(screen.getByRole('button', { name: 'Cerrar el día' }));
    await waitFor(() =>
      expect(lastBody('POST /delivery/closed-days')).toEqual({ day, zoneId: null, reason: 'Navidad' }),
    );
    await user.click(await screen.findByRole('button', { name: 'Abrir el 24 de diciembre de 2099' }));
    await user.click(await screen.findByRole('button', { name: 'Abrir el día' }));
    await waitFor(() => expect(page.http.requestsTo('DELETE /delivery/closed-days/5')).toHaveLength(1));
  });
});
