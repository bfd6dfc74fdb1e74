import { answer, stubHttp } from '@lacteos/api-client/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { PolicyQuestion } from './policy-question';
import { aUser, renderShell, startBus } from '../testing/render-shell';

const READ = 'GET /account/consents';
const SEND = 'POST /account/consents';
const NOTICE = { name: 'Política de datos' };

let http: ReturnType<typeof stubHttp>;
beforeEach(() => {
  sessionStorage.clear();
  http = stubHttp({
    [READ]: () => answer({ isAnswerDue: true, policyVersion: 3, purposes: [], history: [] }),
    [SEND]: () => answer({ isAnswerDue: false, policyVersion: 3, purposes: [], history: [] }),
  });
});
afterEach(() => http.restore());

const browse = async (role: 1 | 3 = 1) => {
  await startBus(aUser({ id_role: role }));
  await renderShell(
    <>
      <PolicyQuestion />
      <Link to="/products">Productos</Link>
    </>,
    '/',
  );
  if (role === 1) await waitFor(() => expect(http.requestsTo(READ)).toHaveLength(1));
  expect(screen.queryByRole('complementary')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Productos' }));
};

describe('the question about a new data policy', () => {
  it('comes with the next page, is answered by one press and does not return [N-20-304]', async () => {
    await browse();
    expect(await screen.findByRole('complementary', NOTICE)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Acepto' }));
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
    expect(http.requestsTo(SEND)[0]?.body).toEqual({
      ...{ purpose: 'contract', isGiven: true, policyVersion: 3, channel: 'notice' },
    });
  });

  it('can be postponed in the tab [N-20-304]', async () => {
    await browse();
    await userEvent.click(await screen.findByRole('button', { name: 'Preguntar después' }));
    expect(screen.queryByRole('complementary')).toBeNull();
    expect(http.requestsTo(SEND)).toHaveLength(0);
    expect(sessionStorage.getItem('policy-notice')).toBe('yes');
  });

  it('is not shown to staff', async () => {
    await browse(3);
    expect(http.requestsTo(READ)).toHaveLength(0);
  });
});
