import { callServer, type CallAnswer } from '@lacteos/contracts/http';
import { DeskError } from './desk-error.js';
import type { Person } from './release-desk.js';

const LIMITS = { timeoutMs: 5_000, maxBytes: 100_000 };
const SUPER_ADMIN = 4;
const STAFF = [3, SUPER_ADMIN];

interface Account {
  id: number;
  id_role: number;
  name: string | null;
  last: string | null;
  nameCompany: string | null;
  email: string;
}

const nameOf = ({ name, last, nameCompany, email }: Account): string =>
  [name, last].filter(Boolean).join(' ') || nameCompany || email;

const callApi = async (apiUrl: string, authorization: string): Promise<CallAnswer> => {
  try {
    return await callServer(`${apiUrl}/api/auth/me`, LIMITS, { headers: { authorization } });
  } catch (error) {
    throw new DeskError('UNAVAILABLE', error);
  }
};

/** @throws DeskError `AUTH.REQUIRED`, `AUTH.FORBIDDEN` for other roles, `UNAVAILABLE` */
const personWith = async (
  roles: readonly number[],
  apiUrl: string,
  authorization: string | undefined,
): Promise<Person> => {
  if (!authorization) throw new DeskError('AUTH.REQUIRED');
  const answer = await callApi(apiUrl, authorization);
  if (answer.status === 401) throw new DeskError('AUTH.REQUIRED');
  if (!answer.isOk) throw new DeskError(answer.status === 403 ? 'AUTH.FORBIDDEN' : 'UNAVAILABLE');
  const { data } = answer.json() as { data: Account };
  if (!roles.includes(data.id_role)) throw new DeskError('AUTH.FORBIDDEN');
  return { id: data.id, name: nameOf(data) };
};

/** @throws DeskError unless the account is a super administrator's */
export const superAdminOf = (apiUrl: string, authorization: string | undefined): Promise<Person> =>
  personWith([SUPER_ADMIN], apiUrl, authorization);

/** @throws DeskError unless the account is an administrator's, of either role */
export const staffOf = (apiUrl: string, authorization: string | undefined): Promise<Person> =>
  personWith(STAFF, apiUrl, authorization);
