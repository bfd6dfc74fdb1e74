import { answer, failure, stubHttp } from '@lacteos/api-client/testing';
import type { OwnSession } from '@lacteos/contracts/schemas';
import { TEXTS } from '@lacteos/contracts/validation';
import axe from 'axe-core';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aUser, renderShell, startBus } from '../../testing/render-shell';
import { SecurityPage } from './security-page';

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:130.0) Gecko/20100101 Firefox/130.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1';

const aSession = (part: Partial<OwnSession>): OwnSession => ({
  id: 'here',
  device: FIREFOX,
  isPersistent: true,
  isCurrent: false,
  startedAt: '2026-11-20T15:00:00.000Z',
  lastUsedAt: '2026-11-22T13:00:00.000Z',
  expiresAt: '2026-12-20T15:00:00.000Z',
  ...part,
});

let sessions: OwnSession[];
let http: ReturnType<typeof stubHttp>;
beforeEach(async () => {
  localStorage.clear();
  sessions = [aSession({ isCurrent: true }), aSession({ id: 'phone', device: IPHONE })];
  http = stubHttp({
    'GET /auth/verification': () => answer({ email: 'ana@demo.test', isVerified: false }),
    'GET /auth/sessions': () => answer(sessions),
    'DELETE /auth/sessions/phone': () => {
      sessions = sessions.filter(({ id }) => id !== 'phone');
      return answer(null);
    },
    'DELETE /auth/sessions': () => {
      sessions = sessions.filter(({ isCurrent }) => isCurrent);
      return answer(null);
    },
  });
  await startBus(aUser());
});
afterEach(() => http.restore());

const rows = async () =>
  within(await screen.findByRole('region', { name: 'Sesiones abiertas' })).findAllByRole('listitem');
const confirm = async () =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cerrar sesión' }));

describe('the security page', () => {
  it("says whether the address is verified, and has another link mailed within the day's budget [N-16-267]", async () => {
    const spent = 'Hoy ya enviamos a su correo todos los mensajes que podemos.';
    http.reply({ 'POST /auth/verification': () => failure(429, 'AUTH.VERIFICATION_MAILS_SPENT', spent) });
    await renderShell(<SecurityPage />, '/account/security');
    const panel = within(await screen.findByRole('region', { name: 'Correo' }));
    const again = await panel.findByRole('button', { name: 'Enviar de nuevo' });
    await userEvent.click(again);
    expect(await panel.findByRole('alert')).toHaveTextContent(spent);
    http.reply({ 'POST /auth/verification': () => answer(null) });
    await userEvent.click(again);
    expect(await panel.findByText(/^Le enviamos un enlace a/)).toHaveTextContent('ana@demo.test.');
  });

  it('shows contact details and legal texts beside its panels [N-18-445]', async () => {
    await renderShell(<SecurityPage />, '/account/security');
    const help = within(await screen.findByRole('region', { name: 'Ayuda y documentos' }));
    expect(help.getByRole('link', { name: 'Política de datos personales' })).toHaveAttribute(
      'href',
      '/legal/datos',
    );
  });

  it('lists open sessions with browser and times, the current one marked and without an end button [N-16-135]', async () => {
    await renderShell(<SecurityPage />, '/account/security');
    const [here, phone] = await rows();
    expect(here).toHaveTextContent(/Firefox en Windows Esta sesión.*Abierta el 20\/11\/2026/);
    expect(within(here as HTMLElement).queryByRole('button')).toBeNull();
    expect(phone).toHaveTextContent(/Safari en iOS.*Último uso: 22\/11\/2026/);
    expect(phone).not.toHaveTextContent('Esta sesión');
  });

  it('ends one session after a confirmation, and shows what is left', async () => {
    await renderShell(<SecurityPage />, '/account/security');
    await userEvent.click(await screen.findByRole('button', { name: /^Cerrar la sesión de Safari en iOS/ }));
    expect(http.requestsTo('DELETE /auth/sessions/phone')).toHaveLength(0);
    await confirm();
    expect(await screen.findByText('La sesión quedó cerrada.')).toBeVisible();
    expect(await rows()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Cerrar todas las demás' })).toBeNull();
  });

  it('ends all other sessions at once [N-16-135]', async () => {
    await renderShell(<SecurityPage />, '/account/security');
    await userEvent.click(await screen.findByRole('button', { name: 'Cerrar todas las demás' }));
    await confirm();
    expect(await screen.findByText('Solo queda abierta esta sesión.')).toBeVisible();
    expect(await rows()).toHaveLength(1);
  });

  it('treats a session that is already over as ended', async () => {
    http.restore();
    http = stubHttp({
      'GET /auth/verification': () => answer({ email: 'ana@demo.test', isVerified: true }),
      'GET /auth/sessions': () => answer(sessions),
      'DELETE /auth/sessions/phone': () =>
        failure(404, 'USERS.SESSION_NOT_FOUND', 'Esa sesión ya está cerrada.'),
    });
    await renderShell(<SecurityPage />, '/account/security');
    await userEvent.click(await screen.findByRole('button', { name: /^Cerrar la sesión de Safari en iOS/ }));
    await confirm();
    expect(await screen.findByText('La sesión quedó cerrada.')).toBeVisible();
  });

  it('reports when sessions cannot be loaded or ended, and retries on request', async () => {
    http.restore();
    let isBroken = true;
    http = stubHttp({
      'GET /auth/verification': () => answer({ email: 'ana@demo.test', isVerified: true }),
      'GET /auth/sessions': () =>
        isBroken ? failure(503, 'INTERNAL', 'No hay servicio.') : answer(sessions),
      'DELETE /auth/sessions': () => failure(503, 'INTERNAL', 'No hay servicio.'),
    });
    await renderShell(<SecurityPage />, '/account/security');
    expect(await screen.findByText('No hay servicio.')).toBeVisible();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cerrar todas las demás' }));
    await confirm();
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('No hay servicio.'));
  });
});

describe('the change of the own password', () => {
  const fillIn = async (current: string, next: string, again = next) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cambiar contraseña' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar contraseña' }));
    await userEvent.type(dialog.getByLabelText('Contraseña actual'), current);
    await userEvent.type(dialog.getByLabelText('Nueva contraseña'), next);
    await userEvent.type(dialog.getByLabelText('Confirmar contraseña'), again);
    await userEvent.click(dialog.getByRole('button', { name: 'Cambiar contraseña' }));
    return dialog;
  };

  it('sends the present and the new one, and shows the sessions that are left [N-16-203]', async () => {
    http.reply({
      'PUT /auth/password': () => {
        sessions = sessions.filter(({ isCurrent }) => isCurrent);
        return answer(null);
      },
    });
    await renderShell(<SecurityPage />, '/account/security');
    expect(await rows()).toHaveLength(2);
    await fillIn('Lacteos2026!', 'Mango$Tigre42');
    expect(await screen.findByText('Su contraseña cambió. Le enviamos un aviso a su correo.')).toBeVisible();
    expect(http.requestsTo('PUT /auth/password')[0]?.body).toEqual({
      currentPassword: 'Lacteos2026!',
      newPassword: 'Mango$Tigre42',
    });
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is checked before it is sent [N-16-203]', async () => {
    await renderShell(<SecurityPage />, '/account/security');
    const dialog = await fillIn('Lacteos2026!', 'corta', 'otra');
    expect(dialog.getByLabelText('Nueva contraseña')).toHaveAccessibleDescription(TEXTS.passwordWeak);
    expect(dialog.getByLabelText('Confirmar contraseña')).toHaveAccessibleDescription(TEXTS.passwordsDiffer);
    expect(http.requestsTo('PUT /auth/password')).toHaveLength(0);
  });

  it("shows the server's texts at their fields, and others above the form [N-16-203]", async () => {
    const wrong = 'La contraseña actual no es correcta.';
    http.reply({
      'PUT /auth/password': () => failure(400, 'AUTH.PASSWORD_WRONG', wrong, { currentPassword: wrong }),
    });
    await renderShell(<SecurityPage />, '/account/security');
    const dialog = await fillIn('Otra2026!', 'Mango$Tigre42');
    await waitFor(() =>
      expect(dialog.getByLabelText('Contraseña actual')).toHaveAccessibleDescription(wrong),
    );
    const tooMany = 'Demasiados intentos. Intente de nuevo en 15 minutos.';
    http.reply({ 'PUT /auth/password': () => failure(429, 'AUTH.TOO_MANY_ATTEMPTS', tooMany) });
    await userEvent.click(dialog.getByRole('button', { name: 'Cambiar contraseña' }));
    expect(await dialog.findByText(tooMany)).toBeVisible();
  });
});

describe('the second step of administrators', () => {
  let isActive: boolean;
  beforeEach(async () => {
    isActive = false;
    http.restore();
    http = stubHttp({
      'GET /auth/verification': () => answer({ email: 'ana@demo.test', isVerified: true }),
      'GET /auth/sessions': () => answer(sessions),
      'GET /auth/totp': () => answer({ isActive, backupCodes: isActive ? 10 : 0 }),
      'POST /auth/totp': ({ body }) =>
        (body as { password: string }).password === 'Secreta1!'
          ? answer({ secret: 'ABCDEF234567', qr: 'data:image/png;base64,AAAA' })
          : failure(400, 'AUTH.PASSWORD_WRONG', 'La contraseña actual no es correcta.'),
      'PUT /auth/totp': ({ body }) => {
        if ((body as { code: string }).code !== '123456')
          return failure(400, 'AUTH.TOTP_INVALID', 'No es válido.');
        isActive = true;
        return answer({ codes: ['AAAAA-BBBBB', 'CCCCC-DDDDD'] });
      },
      'POST /auth/totp/disable': () => {
        isActive = false;
        return answer(null);
      },
    });
    await startBus(aUser({ id_role: 3 }));
  });

  it('is set up with QR and secret, confirmed by a code, and shows its backup codes once [N-16-137]', async () => {
    await renderShell(<SecurityPage />, '/account/security');
    await userEvent.click(await screen.findByRole('button', { name: 'Activar' }));
    const dialog = within(await screen.findByRole('dialog'));
    const password = dialog.getByLabelText(/^Contraseña/);
    await userEvent.type(password, 'Secreta1!');
    await userEvent.click(dialog.getByRole('button', { name: 'Continuar' }));
    expect(await dialog.findByRole('img', { name: 'Código QR de la verificación' })).toBeVisible();
    expect(dialog.getByText('ABCDEF234567')).toBeVisible();
    const code = dialog.getByLabelText(/^Código que muestra/);
    await userEvent.type(code, '000000');
    await userEvent.click(dialog.getByRole('button', { name: 'Activar' }));
    expect(await dialog.findByText('No es válido.')).toBeVisible();
    await userEvent.clear(code);
    await userEvent.type(code, '123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Activar' }));
    expect(await dialog.findByText('AAAAA-BBBBB')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Ya los guardé' }));
    expect(await screen.findByText('Está activa. Le quedan 10 códigos de respaldo.')).toBeVisible();
    expect(screen.queryByText('AAAAA-BBBBB')).toBeNull();
  });

  it('asks for the password before it shows a secret, with no axe violation [N-34-203]', async () => {
    await renderShell(<SecurityPage />, '/account/security');
    await userEvent.click(await screen.findByRole('button', { name: 'Activar' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Continuar' }));
    expect(await dialog.findByText(TEXTS.passwordRequired)).toBeVisible();
    expect(http.requestsTo('POST /auth/totp')).toHaveLength(0);
    await userEvent.type(dialog.getByLabelText(/^Contraseña/), 'Otra1!');
    await userEvent.click(dialog.getByRole('button', { name: 'Continuar' }));
    expect(await dialog.findByText('La contraseña actual no es correcta.')).toBeVisible();
    expect(dialog.queryByRole('img')).toBeNull();
    const rules = { 'color-contrast': { enabled: false } };
    expect((await axe.run(screen.getByRole('dialog'), { rules })).violations).toEqual([]);
  });

  it('ends with password and code', async () => {
    isActive = true;
    await renderShell(<SecurityPage />, '/account/security');
    await userEvent.click(await screen.findByRole('button', { name: 'Desactivar' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/^Contraseña/), 'Secreta1!');
    await userEvent.type(dialog.getByLabelText(/^Código/), '123456');
    await userEvent.click(dialog.getByRole('button', { name: 'Desactivar' }));
    expect(await screen.findByText(/^No está activa\./)).toBeVisible();
    expect(http.requestsTo('POST /auth/totp/disable')[0]?.body).toEqual({
      password: 'Secreta1!',
      code: '123456',
    });
  });

  it('is not offered to a customer', async () => {
    await startBus(aUser({ id_role: 1 }));
    await renderShell(<SecurityPage />, '/account/security');
    await rows();
    expect(screen.queryByRole('heading', { name: 'Verificación en dos pasos' })).toBeNull();
  });
});
