import { signIn } from '@lacteos/session-bus/testing';
import { accessibilityProblems, currentAddress } from '@lacteos/ui/testing';
import { answer, failure } from '@lacteos/api-client/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { anAdmin, anAdminUser } from '#testing/builders';
import { cellsOf, officePage, openRowMenu, rowWith } from '#testing/office-page';
import { UsersPage } from './users-page';

const EDIT = 'PUT /admin/user';
const ana = anAdminUser({ id: 7, email: 'ana@demo.test', version: 3 });
const dairy = anAdminUser({
  id: 8,
  email: 'lecheria@demo.test',
  person_type: 'Company',
  first_name: null,
  last_name: null,
  nameCompany: 'Lechería SAS',
  active: false,
  id_role: 2,
});
const chief = anAdminUser({ id: 9, email: 'jefe@demo.test', id_role: 4 });
const odd = anAdminUser({ id: 10, email: 'raro@demo.test', id_role: 9 as never });

let page: ReturnType<typeof officePage>;
let user: ReturnType<typeof userEvent.setup>;
beforeEach(async () => {
  user = userEvent.setup({ delay: null });
  await signIn(anAdmin({ id: 3, id_role: 3 }));
  page = officePage('/admin/users', UsersPage, '/admin/users');
  page.answerWith([ana, dairy, chief, odd]);
});
afterEach(() => page.stop());

const openEdit = async (email = ana.email) => {
  const opened = await page.open();
  const menu = await openRowMenu(`Acciones de ${email}`);
  await user.click(menu.getByRole('menuitem', { name: `Editar ${email}` }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByLabelText('Teléfono');
  return { ...opened, dialog };
};
const choose = async (dialog: HTMLElement, label: string, option: string) => {
  await user.click(within(dialog).getByRole('combobox', { name: label }));
  await user.click(await screen.findByTitle(option));
};
const save = (dialog: HTMLElement) => user.click(within(dialog).getByRole('button', { name: 'Guardar' }));
const type = (dialog: HTMLElement, label: string, text: string) =>
  fireEvent.change(within(dialog).getByLabelText(label), { target: { value: text } });

describe('the users', () => {
  it('are shown in a searchable table with person type, role and state in words [B-023, B-028, B-029]', async () => {
    const { container } = await page.open();
    expect(screen.getByRole('heading', { level: 1, name: 'Usuarios' })).toBeVisible();
    expect(cellsOf(await rowWith('ana@demo.test'))).toEqual([
      'ana@demo.test',
      '1121900100',
      'Usuario',
      'activo',
      'Ana',
      'Rojas',
      '',
      'Persona',
      '3100000000',
      'Villavicencio',
      'Meta',
      '2026-11-20',
      '',
    ]);
    const company = cellsOf(await rowWith('lecheria@demo.test'));
    expect([company[6], company[7], company[2], company[3]]).toEqual([
      'Lechería SAS',
      'Compañia',
      'Cajero',
      'inactivo',
    ]);
    expect(cellsOf(await rowWith('raro@demo.test'))[2]).toBe('Desconocido');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('are searched by the API, with the text in the address [B-023]', async () => {
    await page.open();
    const box = await screen.findByRole('searchbox', { name: 'Buscar usuarios' });
    await user.type(box, '1121{Enter}');
    await waitFor(() => expect(page.lastQuery()).toMatchObject({ search: '1121', page: '1' }));
    expect(currentAddress()).toContain('1121');
  });

  it('are edited in a modal with phone, city, email, password, state and role [B-025, B-026, B-027]', async () => {
    page.http.reply({ [EDIT]: () => answer({ ...ana, version: 4 }) });
    const { dialog } = await openEdit();
    for (const label of ['Teléfono', 'Email', 'Departamento', 'Ciudad', 'Contraseña', 'Estado', 'Rol'])
      expect(within(dialog).getByLabelText(label)).toBeInTheDocument();
    type(dialog, 'Teléfono', '3209998877');
    await choose(dialog, 'Rol', 'Cajero');
    await choose(dialog, 'Estado', 'inactivo');
    await save(dialog);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(page.http.requestsTo(EDIT)[0]?.body).toEqual({
      id: 7,
      phone: '3209998877',
      email: 'ana@demo.test',
      state_code: '50',
      city_code: '50001',
      password: '',
      active: false,
      id_role: 2,
      version: 3,
    });
    expect(currentAddress()).toBe('/admin/users');
    expect(await screen.findByText('Se guardó Ana Rojas')).toBeVisible();
  });

  it('leave validation to the API, whose errors are shown by field with typed values kept [B-183]', async () => {
    page.http.reply({
      [EDIT]: () =>
        failure(400, 'VALIDATION.FAILED', 'Revise los datos.', {
          phone: 'Por favor ingrese un número valido',
        }),
    });
    const { dialog } = await openEdit();
    type(dialog, 'Teléfono', 'abc');
    await save(dialog);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'Teléfono: Por favor ingrese un número valido',
    );
    const phone = within(dialog).getByLabelText('Teléfono');
    expect(phone).toHaveValue('abc');
    await waitFor(() => expect(phone).toHaveAccessibleDescription('Por favor ingrese un número valido'));
  });

  it('link the reason for a refused choice to its select', async () => {
    const problems = { city_code: 'La ciudad no es del departamento.' };
    page.http.reply({ [EDIT]: () => failure(400, 'VALIDATION.FAILED', 'Revise los datos.', problems) });
    const { dialog } = await openEdit();
    type(dialog, 'Teléfono', '3209998877');
    await save(dialog);
    const city = within(dialog).getByRole('combobox', { name: 'Ciudad' });
    await waitFor(() => expect(city).toHaveAccessibleDescription('La ciudad no es del departamento.'));
  });

  it('warn the second of two editors, keep what was typed and save it over the fresh row', async () => {
    const fresh = { ...ana, email: 'nuevo@demo.test', version: 4 };
    const answers = [
      () => failure(409, 'EDIT.CONFLICT', 'Otra persona cambió este registro.', { current: fresh }),
      () => answer({ ...fresh, version: 5 }),
    ];
    page.http.reply({ [EDIT]: () => (answers.shift() ?? answer)(fresh) });
    const { dialog } = await openEdit();
    type(dialog, 'Teléfono', '3209998877');
    await save(dialog);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('nuevo@demo.test');
    expect(within(dialog).getByLabelText('Teléfono')).toHaveValue('3209998877');
    expect(within(dialog).getByLabelText('Email')).toHaveValue('nuevo@demo.test');
    await save(dialog);
    await waitFor(() => expect(page.http.requestsTo(EDIT)).toHaveLength(2));
    expect(page.http.requestsTo(EDIT)[1]?.body).toMatchObject({ phone: '3209998877', version: 4 });
  });

  it('ask before typed changes are thrown away', async () => {
    const { dialog } = await openEdit();
    type(dialog, 'Teléfono', '3209998877');
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    expect(await screen.findByRole('button', { name: 'Seguir editando' })).toBeVisible();
  });

  it("keep a SuperAdmin and the own role and state out of an Admin's reach", async () => {
    page.answerWith([chief, anAdminUser({ id: 3, email: 'admin@demo.test', id_role: 3 })]);
    await page.open();
    const menu = await openRowMenu('Acciones de jefe@demo.test');
    for (const name of ['Editar jefe@demo.test', 'Sesiones de jefe@demo.test'])
      expect(menu.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{Escape}');
    const own = await openRowMenu('Acciones de admin@demo.test');
    await user.click(own.getByRole('menuitem', { name: 'Editar admin@demo.test' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByRole('combobox', { name: /^Rol/ })).toBeDisabled();
    expect(within(dialog).getByRole('combobox', { name: /^Estado/ })).toBeDisabled();
  });

  it('show their open sessions and close one', async () => {
    const sessions = [
      {
        id: 'family-1',
        device: 'Mozilla/5.0 (Windows NT 10.0; rv:130.0) Gecko/20100101 Firefox/130.0',
        isPersistent: false,
        startedAt: '2026-11-20T15:00:00.000Z',
        lastUsedAt: '2026-11-20T16:00:00.000Z',
        expiresAt: '2026-11-21T16:00:00.000Z',
      },
    ];
    page.http.reply({
      'GET /admin/users/7/sessions': () => answer(sessions),
      'DELETE /admin/users/7/sessions/family-1': () => {
        sessions.pop();
        return answer(null);
      },
    });
    await page.open();
    const menu = await openRowMenu('Acciones de ana@demo.test');
    await user.click(menu.getByRole('menuitem', { name: 'Sesiones de ana@demo.test' }));
    await user.click(
      await screen.findByRole('button', { name: /^Cerrar la sesión de Firefox en Windows, abierta el / }),
    );
    await user.click(await screen.findByRole('button', { name: 'Cerrar sesión' }));
    expect(await screen.findByText('No tiene sesiones abiertas.')).toBeVisible();
  });

  it('lose their second step to another SuperAdmin only', async () => {
    page.http.reply({
      'GET /admin/users/9/sessions': () => answer([]),
      'DELETE /admin/users/9/totp': () => answer(null),
    });
    await signIn(anAdmin({ id: 4, id_role: 4 }));
    await page.open();
    const menu = await openRowMenu('Acciones de jefe@demo.test');
    await user.click(menu.getByRole('menuitem', { name: 'Sesiones de jefe@demo.test' }));
    await user.click(await screen.findByRole('button', { name: 'Desactivar verificación en dos pasos' }));
    await user.click(await screen.findByRole('button', { name: 'Desactivar' }));
    expect(await screen.findByText('La verificación en dos pasos quedó desactivada.')).toBeVisible();
  });

  it('offer no retry when the account may not see them', async () => {
    page.http.reply({
      'GET /admin/users/7/sessions': () => failure(403, 'AUTH.FORBIDDEN', 'No tiene permiso.'),
    });
    await page.open();
    const menu = await openRowMenu('Acciones de ana@demo.test');
    fireEvent.click(menu.getByRole('menuitem', { name: 'Sesiones de ana@demo.test' }));
    expect(await screen.findByText('Su cuenta no tiene permiso para ver esta parte.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument();
  });
});
