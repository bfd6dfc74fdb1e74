import { answer, failure, stubHttp } from '@lacteos/api-client/testing';
import { accessibilityProblems } from '@lacteos/ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { useSession } from '@lacteos/remote-kit';
import { AccountMenu } from '../layout/account-menu';
import { UnverifiedAddress } from './unverified-address';
import { aUser, renderShell, startBus } from '../testing/render-shell';

const NOTICE = { name: 'Correo sin confirmar' };
const READ = 'GET /auth/verification';
const SEND = 'POST /auth/verification';

let http: ReturnType<typeof stubHttp>;
beforeEach(() => {
  localStorage.clear();
  http = stubHttp({
    [READ]: () => answer({ email: 'ana@demo.test', isVerified: false }),
    [SEND]: () => answer(null),
  });
});
afterEach(() => http.restore());

const shop = (
  <>
    <UnverifiedAddress />
    <Link to="/products">Productos</Link>
    <Link to="/account/security">Seguridad</Link>
  </>
);
function OwnMenu() {
  const session = useSession();
  return (
    <>
      <UnverifiedAddress />
      <AccountMenu session={session} />
    </>
  );
}
/** Opens the shop and follows a link once the server has answered. */
const browse = async (link = 'Productos') => {
  await renderShell(shop, '/');
  await waitFor(() => expect(http.requestsTo(READ)).toHaveLength(1));
  expect(screen.queryByRole('complementary')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: link }));
};

describe('the notice of an address that is not verified', () => {
  it('comes with the next page, sends another link and says so [N-16-267]', async () => {
    await startBus(aUser());
    await browse();
    const notice = within(await screen.findByRole('complementary', NOTICE));
    expect(notice.getByRole('status')).toHaveTextContent(/^Correo sin confirmar/);
    expect(await accessibilityProblems(document.body)).toEqual([]);
    await userEvent.click(notice.getByRole('button', { name: 'Enviar de nuevo' }));
    expect(await notice.findByText(/^Listo: le enviamos un enlace/)).toBeVisible();
    expect(http.requestsTo(SEND)).toHaveLength(1);
    expect(notice.queryByRole('button', { name: 'Enviar de nuevo' })).toBeNull();
  });

  it('says when no more mails are sent today', async () => {
    http.reply({ [SEND]: () => failure(429, 'AUTH.VERIFICATION_MAILS_SPENT', 'Inténtelo mañana.') });
    await startBus(aUser());
    await browse();
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar de nuevo' }));
    expect(await screen.findByText('Inténtelo mañana.')).toBeVisible();
  });

  it('stays closed once dismissed, and stores nothing of the account [N-16-267]', async () => {
    await startBus(aUser());
    await browse();
    await userEvent.click(await screen.findByRole('button', { name: 'Ocultar este aviso' }));
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(localStorage.getItem('verification-notice')).toMatch(/^\d+$/);
    await userEvent.click(screen.getByRole('link', { name: 'Productos' }));
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('is not shown on the account page or to visitors', async () => {
    await startBus(aUser());
    await browse('Seguridad');
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('asks nothing for a person who signs out on the page of the account [N-16-273]', async () => {
    await startBus(aUser());
    await renderShell(<OwnMenu />, '/account/security');
    await userEvent.click(screen.getByRole('button', { name: /^Bienvenido!, / }));
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
    expect(await screen.findByRole('button', { name: 'CONECTAR' })).toBeVisible();
    expect(http.requestsTo(READ)).toEqual([]);
  });

  it.each([
    ['is verified', () => answer({ email: 'ana@demo.test', isVerified: true })],
    ['cannot be asked about', () => failure(503, 'INTERNAL', 'No hay servicio.')],
  ])('is not shown when the address %s', async (_case, reply) => {
    http.reply({ [READ]: reply });
    await startBus(aUser());
    await browse();
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
