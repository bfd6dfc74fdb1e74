import { answer, failure, stubHttp } from '@lacteos/api-client/testing';
import { currentSession } from '@lacteos/session-bus';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aSignIn, currentPath, renderShell, startBus } from '../../testing/render-shell';
import { LoginPage } from './login-page';

/** The text beside its field; the summary above the form repeats it. */
const BESIDE = { selector: '.ui-field__error' };

const PASSWORD = 'Lacteos2026!';
const WEAK =
  'La contraseña debe tener al menos 8 caracteres, al menos una letra minúscula, al menos una letra mayúscula, al menos un número y al menos un carácter especial.';

let http: ReturnType<typeof stubHttp>;
beforeEach(async () => {
  localStorage.clear();
  http = stubHttp({ 'POST /auth/login': () => answer(aSignIn()) });
  await startBus();
});
afterEach(() => http.restore());

const email = () => screen.getByLabelText(/^Correo electrónico/);
const password = () => screen.getByLabelText(/^Contraseña/);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
const signIn = async (address = 'ana@demo.test', secret = PASSWORD) => {
  if (address) await userEvent.type(email(), address);
  if (secret) await userEvent.type(password(), secret);
  await submit();
};

describe('the sign-in page', () => {
  it('has an e-mail field, a password field and a link to create an account [S-064, S-067]', async () => {
    await renderShell(<LoginPage />, '/login');
    expect(email()).toHaveAttribute('type', 'email');
    expect(password()).toHaveAttribute('type', 'password');
    expect(screen.getByRole('link', { name: 'Crear cuenta' })).toHaveAttribute('href', '/registrar');
  });

  it('shows and hides the password [S-065]', async () => {
    await renderShell(<LoginPage />, '/login');
    await userEvent.click(screen.getByRole('button', { name: /Mostrar/ }));
    expect(password()).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: /Ocultar/ }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('sends the choice to be remembered [S-066]', async () => {
    await renderShell(<LoginPage />, '/login');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Recordarme' }));
    await signIn();
    await waitFor(() => expect(http.requestsTo('POST /auth/login')).toHaveLength(1));
    expect(http.requestsTo('POST /auth/login')[0]?.body).toEqual({
      email: 'ana@demo.test',
      password: PASSWORD,
      rememberMe: true,
    });
  });

  it('requires an e-mail [S-157]', async () => {
    await renderShell(<LoginPage />, '/login');
    await signIn('', PASSWORD);
    expect(
      await screen.findByText('Este campo es obligatorio. Por favor ingrese un correo electronico', BESIDE),
    ).toBeVisible();
    expect(http.requests).toEqual([]);
  });

  it('refuses an invalid e-mail [S-158]', async () => {
    await renderShell(<LoginPage />, '/login');
    await signIn('sin-arroba.test');
    expect(await screen.findByText('El correo no es valido', BESIDE)).toBeVisible();
    expect(http.requests).toEqual([]);
  });

  it('requires a password [S-159]', async () => {
    await renderShell(<LoginPage />, '/login');
    await signIn('ana@demo.test', '');
    expect(
      await screen.findByText('Este campo es obligatorio. por favor ingrese una contraseña valida.', BESIDE),
    ).toBeVisible();
  });

  it.each(
    ['corta1A!', 'sinmayuscula1!', 'SINMINUSCULA1!', 'SinNumero!!', 'SinEspecial11', 'Otro#signo11!'].slice(
      1,
    ),
  )('refuses the weak password %s [S-161, S-162, S-163]', async (weak) => {
    await renderShell(<LoginPage />, '/login');
    await signIn('ana@demo.test', weak);
    expect(await screen.findByText(WEAK, BESIDE)).toBeVisible();
    expect(http.requests).toEqual([]);
  });

  it('leads to / and says so after a success [S-149, S-225, D-012]', async () => {
    await renderShell(<LoginPage />, '/login');
    await signIn();
    expect(await screen.findByText('¡Éxito!')).toBeVisible();
    expect(screen.getByText('Registro exitoso!.')).toBeVisible();
    expect(currentPath()).toBe('/');
    expect(currentSession()).toMatchObject({ status: 'authenticated', user: { name: 'Ana María' } });
    expect(localStorage.getItem('root')).not.toContain('access-token');
  });

  it('returns to the page that asked for the session, but never to another site', async () => {
    await renderShell(<LoginPage />, '/login?redirect=%2Fshipping');
    await signIn();
    await waitFor(() => expect(currentPath()).toBe('/shipping'));
  });

  it('ignores a redirect to another site', async () => {
    await renderShell(<LoginPage />, '/login?redirect=%2F%2Fevil.test%2F');
    await signIn();
    await waitFor(() => expect(currentPath()).toBe('/'));
  });

  it('reports wrong credentials and clears the form [S-222, S-224]', async () => {
    http.reply({ 'POST /auth/login': () => failure(401, 'AUTH.INVALID_CREDENTIALS', 'Not found') });
    await renderShell(<LoginPage />, '/login');
    await signIn();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error de registro');
    expect(alert).toHaveTextContent('Email y contraseña incorrectas, verifique e intente nuevamente');
    expect(email()).toHaveValue('');
    expect(password()).toHaveValue('');
  });

  it("shows the server's message of any other failure [S-223]", async () => {
    http.reply({ 'POST /auth/login': () => failure(429, 'AUTH.TOO_MANY_ATTEMPTS', 'Demasiados intentos.') });
    await renderShell(<LoginPage />, '/login');
    await signIn();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error de registro');
    expect(alert).toHaveTextContent('Demasiados intentos.');
    expect(email()).toHaveValue('');
  });

  it('keeps what was typed when the network fails', async () => {
    http.reply({ 'POST /auth/login': () => 'network-loss' });
    await renderShell(<LoginPage />, '/login');
    await signIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('No hay conexión');
    expect(email()).toHaveValue('ana@demo.test');
  });

  it('sends one request for a double click', async () => {
    await renderShell(<LoginPage />, '/login');
    await userEvent.type(email(), 'ana@demo.test');
    await userEvent.type(password(), PASSWORD);
    await userEvent.dblClick(screen.getByRole('button', { name: 'Iniciar sesión' }));
    await waitFor(() => expect(currentPath()).toBe('/'));
    expect(http.requestsTo('POST /auth/login')).toHaveLength(1);
  });

  it('sends nothing more once signed in, while the next page is loaded [N-18-451]', async () => {
    await renderShell(<LoginPage />, '/login');
    await signIn();
    await waitFor(() => expect(currentPath()).toBe('/'));
    await userEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
    expect(http.requestsTo('POST /auth/login')).toHaveLength(1);
  });

  it('asks accounts with a second step for a code, and keeps password and choice meanwhile [N-16-137, N-16-270]', async () => {
    http.restore();
    const codes = [
      failure(401, 'AUTH.TOTP_REQUIRED', 'Escriba el código.'),
      failure(400, 'AUTH.TOTP_INVALID', 'No es válido.'),
    ];
    http = stubHttp({ 'POST /auth/login': () => codes.shift() ?? answer(aSignIn()) });
    await renderShell(<LoginPage />, '/login');
    await signIn();
    const code = await screen.findByLabelText(/^Código de verificación/);
    expect(code).toHaveFocus();
    expect(screen.queryByLabelText(/^Contraseña/)).toBeNull();
    await submit();
    expect(
      await screen.findByText('Escriba el código de su aplicación o uno de respaldo.', BESIDE),
    ).toBeVisible();
    await userEvent.type(code, '000000');
    await submit();
    expect(await screen.findByText('No es válido.')).toBeVisible();
    expect(screen.queryByText('Error de registro')).toBeNull();
    expect(code).toHaveValue('');
    expect(code).toHaveFocus();
    await userEvent.type(code, '123456');
    await submit();
    await waitFor(() => expect(currentSession().status).toBe('authenticated'));
    expect(http.requestsTo('POST /auth/login').map(({ body }) => body)).toMatchObject([
      { email: 'ana@demo.test', password: PASSWORD },
      { password: PASSWORD, code: '000000' },
      { email: 'ana@demo.test', password: PASSWORD, rememberMe: false, code: '123456' },
    ]);
  });

  it('goes back from the code to another account, without what was typed [N-16-270]', async () => {
    http.restore();
    http = stubHttp({ 'POST /auth/login': () => failure(401, 'AUTH.TOTP_REQUIRED', 'Escriba el código.') });
    await renderShell(<LoginPage />, '/login');
    await signIn();
    await screen.findByLabelText(/^Código de verificación/);
    expect(screen.queryByRole('button', { name: '¿Olvidó su contraseña?' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Usar otra cuenta' }));
    expect(screen.getByLabelText(/^Correo electrónico/)).toHaveValue('');
    expect(screen.getByLabelText(/^Contraseña/)).toHaveValue('');
  });
});
