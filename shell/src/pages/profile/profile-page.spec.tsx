import { answer, failure, stubHttp } from '@lacteos/api-client/testing';
import type { Consents, OwnSession, Profile, SavedAddress } from '@lacteos/contracts/schemas';
import { accessibilityProblems } from '@lacteos/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aUser, currentPath, renderShell, startBus } from '../../testing/render-shell';
import { ProfilePage } from './profile-page';

const PROFILE: Profile = {
  person_type: 'Person',
  first_name: 'Ana',
  last_name: 'Peña',
  nameCompany: null,
  commercialName: null,
  idType: '13',
  n_document: '52111222',
  isDocumentFixed: true,
  email: 'ana@demo.test',
  phone: '3101234567',
  city_code: '50001',
  state_code: '50',
  version: 4,
};
const HOME: SavedAddress = {
  ...{ id: 7, label: 'Casa', address: 'Calle 15 # 41-20', city_code: '50001', state_code: '50' },
  isDefault: true,
};
const consents = (isMarketing: boolean): Consents => ({
  policyVersion: 2,
  isAnswerDue: false,
  purposes: [
    { purpose: 'contract', isGiven: true },
    { purpose: 'marketing', isGiven: isMarketing },
  ],
  history: [],
});

let http: ReturnType<typeof stubHttp>;
beforeEach(() => {
  http = stubHttp({
    'GET /account/profile': () => answer(PROFILE),
    'GET /account/addresses': () => answer([HOME]),
    'GET /account/consents': () => answer(consents(true)),
    'GET /account/erasure': () => answer({ obstacles: [] }),
    'GET /auth/verification': () => answer({ email: 'ana@demo.test', isVerified: true }),
    'GET /auth/sessions': () => answer([]),
    'POST /auth/logout': () => answer(null),
    'POST /auth/refresh': () => failure(401, 'AUTH.NO_SESSION', 'No hay una sesión activa.'),
  });
});
afterEach(() => http.restore());

const open = async (role: 1 | 4 = 1) => {
  await startBus(aUser({ id_role: role }));
  await renderShell(<ProfilePage />, '/profile');
};
const panel = async (name: string) => within(await screen.findByRole('region', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));

describe('the own profile', () => {
  it('corrects name and phone with the loaded version, and shows the document read-only [N-20-305]', async () => {
    http.reply({ 'PUT /account/profile': () => answer({ ...PROFILE, phone: '3207654321', version: 5 }) });
    await open();
    const data = await panel('Sus datos');
    expect(await data.findByText('52111222')).toBeVisible();
    expect(data.queryByLabelText(/^Número de documento/)).toBeNull();
    await data.findByRole('option', { name: 'Meta' });
    const phone = data.getByLabelText(/^Teléfono/);
    await userEvent.clear(phone);
    await userEvent.type(phone, '3207654321');
    await userEvent.click(data.getByRole('button', { name: 'Guardar mis datos' }));
    await waitFor(() => expect(http.requestsTo('PUT /account/profile')).toHaveLength(1));
    expect(http.requestsTo('PUT /account/profile')[0]?.body).toMatchObject({
      first_name: 'Ana',
      phone: '3207654321',
      city_code: '50001',
      version: 4,
    });
    expect(await accessibilityProblems(document.body)).toEqual([]);
  });

  it('changes the e-mail with the password and the code of the new mailbox [N-20-306]', async () => {
    http.reply({
      'POST /account/email': () => answer(null),
      'PUT /account/email': () => answer({ ...PROFILE, email: 'nueva@demo.test' }),
    });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Cambiar correo' }));
    const box = await dialog();
    await userEvent.type(box.getByLabelText(/^Correo nuevo/), 'nueva@demo.test');
    await userEvent.type(box.getByLabelText(/^Su contraseña/), 'Lacteos2026!');
    await userEvent.click(box.getByRole('button', { name: 'Enviar código' }));
    await userEvent.type(await box.findByLabelText(/^Código/), '123456');
    await userEvent.click(box.getByRole('button', { name: 'Cambiar correo' }));
    expect(await screen.findByText(/^Su correo cambió/)).toBeVisible();
    expect(http.requestsTo('PUT /account/email')[0]?.body).toEqual({ code: '123456' });
  });

  const changeEmail = async () => {
    http.reply({ 'POST /account/email': () => answer(null) });
    await userEvent.click(await screen.findByRole('button', { name: 'Cambiar correo' }));
    const box = await dialog();
    await userEvent.type(box.getByLabelText(/^Correo nuevo/), 'nueva@demo.test');
    await userEvent.type(box.getByLabelText(/^Su contraseña/), 'Lacteos2026!');
    await userEvent.click(box.getByRole('button', { name: 'Enviar código' }));
    await userEvent.type(await box.findByLabelText(/^Código/), '123456');
    await userEvent.click(box.getByRole('button', { name: 'Cambiar correo' }));
    return box;
  };

  it('no longer lists the sessions that a change of e-mail ended [N-33-701]', async () => {
    const session = (id: string, device: string): OwnSession => ({
      ...{ id, device, isPersistent: true, isCurrent: id === 'here' },
      startedAt: '2026-11-20T15:00:00.000Z',
      lastUsedAt: '2026-11-22T13:00:00.000Z',
      expiresAt: '2026-12-20T15:00:00.000Z',
    });
    let sessions = [session('here', 'Firefox/130.0'), session('phone', 'Version/17.5 Safari/604.1')];
    http.reply({
      'GET /auth/sessions': () => answer(sessions),
      'PUT /account/email': () => {
        sessions = sessions.slice(0, 1);
        return answer({ ...PROFILE, email: 'nueva@demo.test' });
      },
    });
    await open();
    const panelOf = await panel('Sesiones abiertas');
    expect(await panelOf.findAllByRole('listitem')).toHaveLength(2);
    await changeEmail();
    await waitFor(async () => {
      expect((await panel('Sesiones abiertas')).getAllByRole('listitem')).toHaveLength(1);
    });
  });

  it('says at the field that a wrong code of six digits is wrong or has expired [N-33-702]', async () => {
    const text = 'El código no es válido o ya venció. Pida uno nuevo.';
    http.reply({
      'PUT /account/email': () => failure(400, 'PROFILE.CODE_INVALID', text, { code: text }),
    });
    await open();
    const box = await changeEmail();
    await waitFor(() => expect(box.getByLabelText(/^Código/)).toHaveAccessibleDescription(text));
  });

  it('keeps addresses: adds one, and removes one [N-20-307]', async () => {
    http.reply({
      'POST /account/addresses': () => answer([HOME, { ...HOME, id: 8, label: 'Finca', isDefault: false }]),
      'DELETE /account/addresses/7': () => answer([{ ...HOME, id: 8, label: 'Finca' }]),
    });
    await open();
    const addresses = await panel('Direcciones');
    await userEvent.click(await addresses.findByRole('button', { name: 'Agregar dirección' }));
    const box = await dialog();
    await userEvent.type(box.getByLabelText(/^Nombre/), 'Finca');
    await userEvent.type(box.getByLabelText(/^Dirección/), 'Vereda 7');
    await userEvent.selectOptions(await box.findByLabelText(/^Departamento/), '50');
    await userEvent.selectOptions(box.getByLabelText(/^Ciudad/), '50001');
    await userEvent.click(box.getByRole('button', { name: 'Guardar' }));
    expect(await addresses.findByText('Finca')).toBeVisible();
    await userEvent.click(addresses.getByRole('button', { name: 'Eliminar Casa' }));
    await waitFor(() => expect(addresses.queryByText('Casa')).toBeNull());
  });

  it('withdraws news by one press [N-20-303]', async () => {
    http.reply({ 'POST /account/consents': () => answer(consents(false)) });
    await open();
    const panelOf = await panel('Autorizaciones');
    await userEvent.click(await panelOf.findByRole('button', { name: 'Retirar' }));
    expect(await panelOf.findByText('No autorizada')).toBeVisible();
    expect(http.requestsTo('POST /account/consents')[0]?.body).toEqual({
      ...{ purpose: 'marketing', isGiven: false, policyVersion: 2, channel: 'profile' },
    });
  });

  it('deletes the account after password and confirmation word, and leads to the shop [N-20-311]', async () => {
    http.reply({ 'POST /account/erasure': () => answer(null) });
    await open();
    const end = await panel('Eliminar mi cuenta');
    await userEvent.click(await end.findByRole('button', { name: 'Eliminar mi cuenta' }));
    const box = await dialog();
    await userEvent.type(box.getByLabelText(/^Su contraseña/), 'Lacteos2026!');
    await userEvent.click(box.getByRole('button', { name: 'Eliminar mi cuenta' }));
    expect(http.requestsTo('POST /account/erasure')).toHaveLength(0);
    await userEvent.type(box.getByLabelText(/^Escriba ELIMINAR/), 'eliminar');
    await userEvent.click(box.getByRole('button', { name: 'Eliminar mi cuenta' }));
    await waitFor(() => expect(currentPath()).toBe('/'));
    expect(http.requestsTo('POST /account/erasure')[0]?.body).toEqual({
      password: 'Lacteos2026!',
      word: 'eliminar',
    });
  });

  it('says what blocks the deletion of the account with a link to its order, and offers no button for it [N-20-311, N-38-223]', async () => {
    const obstacles = ['El pedido 7 está sin pagar. Páguelo o cancélelo.', 'Su otro asunto no ha terminado.'];
    http.reply({ 'GET /account/erasure': () => answer({ obstacles }) });
    await open();
    const end = within(await screen.findByRole('region', { name: 'Eliminar mi cuenta' }));
    await waitFor(() =>
      expect(end.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(obstacles),
    );
    expect(end.getAllByRole('link')).toEqual([end.getByRole('link', { name: 'pedido 7' })]);
    expect(end.getByRole('link')).toHaveAttribute('href', '/order/7');
    expect(screen.queryByRole('button', { name: 'Eliminar mi cuenta' })).toBeNull();
  });

  it('offers staff the archive, but not the deletion of the account [N-20-312]', async () => {
    await open(4);
    expect(await screen.findByRole('region', { name: 'Mis datos' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Eliminar mi cuenta' })).toBeNull();
  });

  it('asks for the password before it downloads, and shows a refusal at the field [N-20-309]', async () => {
    const errors = { password: 'La contraseña actual no es correcta.' };
    http.reply({
      'POST /account/data': () => failure(400, 'AUTH.PASSWORD_WRONG', errors.password, errors),
    });
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Descargar mis datos' }));
    const box = await dialog();
    await userEvent.type(box.getByLabelText(/^Su contraseña/), 'Otra2026!');
    await userEvent.click(box.getByRole('button', { name: 'Descargar' }));
    expect((await box.findAllByText(errors.password)).length).toBeGreaterThan(0);
  });
});
