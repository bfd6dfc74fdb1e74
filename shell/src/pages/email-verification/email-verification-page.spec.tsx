import { answer, failure, stubHttp } from '@lacteos/api-client/testing';
import { accessibilityProblems } from '@lacteos/ui/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { aUser, renderShell, startBus } from '../../testing/render-shell';
import { EmailVerificationPage } from './email-verification-page';

const PAGE = '/verificar-correo';
const LINK = `${PAGE}#7.1799700001000.signature`;
const EXPIRED = 'El enlace para confirmar el correo ya venció. Solicite uno nuevo.';

let http: ReturnType<typeof stubHttp>;
beforeEach(() => {
  localStorage.clear();
  http = stubHttp({
    'GET /auth/verification': () => answer({ email: 'ana@demo.test', isVerified: false }),
    'PUT /auth/verification': () => answer({ wasVerified: false }),
    'POST /auth/verification': () => answer(null),
  });
});
afterEach(() => http.restore());

const confirm = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Confirmar mi correo' }));

describe('the page of a mailed link', () => {
  it('verifies the address on a press, not when it is opened [N-16-164]', async () => {
    await startBus();
    await renderShell(<EmailVerificationPage />, LINK);
    expect(await screen.findByRole('heading', { name: 'Confirme su correo' })).toBeVisible();
    expect(http.requestsTo('PUT /auth/verification')).toHaveLength(0);
    await confirm();
    expect(await screen.findByText('Gracias. Su correo quedó confirmado.')).toBeVisible();
    expect(http.requestsTo('PUT /auth/verification')[0]?.body).toEqual({
      token: '7.1799700001000.signature',
    });
    expect(await accessibilityProblems(document.body)).toEqual([]);
  });

  it('says when the address was verified before [N-16-164]', async () => {
    http.reply({ 'PUT /auth/verification': () => answer({ wasVerified: true }) });
    await startBus();
    await renderShell(<EmailVerificationPage />, LINK);
    await confirm();
    expect(await screen.findByText('Este correo ya estaba confirmado.')).toBeVisible();
  });

  it('has another link mailed when it has expired [N-16-164]', async () => {
    http.reply({
      'PUT /auth/verification': () => failure(400, 'AUTH.VERIFICATION_EXPIRED', EXPIRED),
    });
    await startBus(aUser());
    await renderShell(<EmailVerificationPage />, LINK);
    await confirm();
    expect(await screen.findByRole('alert')).toHaveTextContent(EXPIRED);
    await userEvent.click(await screen.findByRole('button', { name: 'Enviar un enlace nuevo' }));
    expect(await screen.findByText(/^Le enviamos un enlace a/)).toHaveTextContent('ana@demo.test.');
  });

  it('leads visitors without a link to the sign-in and back', async () => {
    await startBus();
    await renderShell(<EmailVerificationPage />, PAGE);
    expect(await screen.findByRole('link', { name: 'Inicie sesión' })).toHaveAttribute(
      'href',
      '/login?redirect=/verificar-correo',
    );
  });
});
