import type { MeasuredServer } from '../lib/servers.js';

export const OFFICE_ACCOUNT = { email: 'bench@demo.test', password: 'Mango$Tigre42' };

const post = async <T>({ prefix }: MeasuredServer, path: string, body: object): Promise<T> => {
  const answer = await fetch(`${prefix}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { data: T }).data;
};

export const signUpOffice = (server: MeasuredServer): Promise<unknown> =>
  post(server, '/auth/signup', {
    ...OFFICE_ACCOUNT,
    n_document: '1000000001',
    idType: '13',
    person_type: 'Person',
    first_name: 'Ana',
    last_name: 'Rojas',
    phone: '3101234567',
    city_code: '50001',
    state_code: '50',
    termsAccepted: true,
  });

export const signInOffice = async (server: MeasuredServer): Promise<string> =>
  (await post<{ token: string }>(server, '/auth/login', OFFICE_ACCOUNT)).token;
