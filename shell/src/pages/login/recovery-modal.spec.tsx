import { TEXTS } from '@lacteos/contracts/validation';
import { answer, failure, stubHttp } from '@lacteos/api-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderShell, startBus } from '../../testing/render-shell';
import { LoginPage } from './login-page';

/** The text beside its field; the summary above the form repeats it. */
const BESIDE = { selector: '.ui-field__error' };

const NEW_PASSWORD = 'Cuajada2026!';

let http: ReturnType<typeof stubHttp>;
beforeEach(async () => {
  http = stubHttp({
    'POST /auth/reset/code': () => answer(null),
    'PUT /auth/reset': () => answer(null),
  });
  await startBus();
  await renderShell(<LoginPage />, '/login');
  await userEvent.click(screen.getByRole('button', { name: '¿Olvidó su contraseña?' }));
});
afterEach(() => http.restore());

const modal = () => within(screen.getByRole('dialog', { name: 'Recuperar contraseña' }));
const askCode = async (address = 'ana@demo.test') => {
  if (address) await userEvent.type(modal().getByLabelText(/^Correo electrónico/), address);
  await userEvent.click(modal().getByRole('button', { name: 'Enviar código' }));
};
const fill = async ({ code = '123456', secret = NEW_PASSWORD, again = NEW_PASSWORD }) => {
  const typed = [
    [/^Código/, code],
    [/^Nueva contraseña/, secret],
    [/^Confirmar contraseña/, again],
  ] as const;
  for (const [label, text] of typed) if (text) await userEvent.type(modal().getByLabelText(label), text);
  await userEvent.click(modal().getByRole('button', { name: 'Cambiar contraseña' }));
};

describe('the recovery modal', () => {
  it('asks for the e-mail, sends the code, then shows code and both passwords [S-038, S-068, S-069, D-007]', async () => {
    expect(modal().queryByLabelText(/^Código/)).toBeNull();
    await askCode();
    expect(await modal().findByLabelText(/^Código/)).toBeVisible();
    expect(modal().getByLabelText(/^Nueva contraseña/)).toBeVisible();
    expect(modal().getByLabelText(/^Confirmar contraseña/)).toBeVisible();
    expect(http.requestsTo('POST /auth/reset/code')[0]?.body).toEqual({ email: 'ana@demo.test' });
  });

  it('applies the e-mail rule [S-164]', async () => {
    await askCode('');
    expect(
      await modal().findByText('Este campo es obligatorio. Por favor ingrese un correo electronico', BESIDE),
    ).toBeVisible();
    await askCode('nadie');
    expect(await modal().findByText('El correo no es valido', BESIDE)).toBeVisible();
    expect(http.requests).toEqual([]);
  });

  it('requires a strong new password [S-165]', async () => {
    await askCode();
    await modal().findByLabelText(/^Código/);
    await fill({ secret: '', again: '' });
    expect(
      await modal().findByText('Este campo es obligatorio. Por favor ingrese una nueva contraseña.', BESIDE),
    ).toBeVisible();
    await userEvent.type(modal().getByLabelText(/^Nueva contraseña/), 'debil');
    expect(await modal().findByText(/^La contraseña debe tener al menos 8 caracteres/, BESIDE)).toBeVisible();
  });

  it('requires both passwords to be equal [S-166]', async () => {
    await askCode();
    await modal().findByLabelText(/^Código/);
    await fill({ again: 'Otra2026!' });
    expect(await modal().findByText('Las contraseñas deben coincidir.', BESIDE)).toBeVisible();
    expect(http.requestsTo('PUT /auth/reset')).toEqual([]);
  });

  it('sends code and passwords, says so and closes [S-151, S-227]', async () => {
    await askCode();
    await modal().findByLabelText(/^Código/);
    await fill({});
    expect(await screen.findByText('¡Contraseña actualizada!')).toBeVisible();
    expect(screen.getByText('Tu contraseña ha sido actualizada exitosamente.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(http.requestsTo('PUT /auth/reset')[0]?.body).toEqual({
      email: 'ana@demo.test',
      code: '123456',
      newPassword: NEW_PASSWORD,
      confirmPassword: NEW_PASSWORD,
    });
  });

  it('accepts a copied code of twelve digits, and none of another length [N-34-221]', async () => {
    await askCode();
    const code = await modal().findByLabelText(/^Código/);
    await fill({ code: '1234567' });
    expect(await modal().findByText(TEXTS.recoveryCodeInvalid, BESIDE)).toBeVisible();
    await userEvent.clear(code);
    await userEvent.type(code, '123 456 789 012');
    await userEvent.click(modal().getByRole('button', { name: 'Cambiar contraseña' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(http.requestsTo('PUT /auth/reset')[0]?.body).toMatchObject({ code: '123456789012' });
  });

  it("shows 'Error de registro' with the server's message on failure [S-226]", async () => {
    http.reply({ 'PUT /auth/reset': () => failure(400, 'AUTH.RECOVERY_FAILED', 'El código no es válido.') });
    await askCode();
    await modal().findByLabelText(/^Código/);
    await fill({});
    const alert = await modal().findByRole('alert');
    expect(alert).toHaveTextContent('Error de registro');
    expect(alert).toHaveTextContent('El código no es válido.');
    expect(modal().getByLabelText(/^Código/)).toHaveValue('123456');
  });
});
