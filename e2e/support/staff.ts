import type { APIRequestContext } from '@playwright/test';
import { ACCOUNTS, newIdentity, PASSWORD, passwordOf, shopUrl } from './shop';

interface Call {
  token?: string;
  data?: object;
  /** Sent as `Idempotency-Key`. */
  key?: string;
}

/** Calls the API outside of any page; returns `data` and throws the server's answer. */
export async function callApi<T>(
  request: APIRequestContext,
  method: string,
  path: string,
  { token, data, key }: Call = {},
): Promise<T> {
  const headers = {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(key ? { 'idempotency-key': key } : {}),
  };
  const answer = await request.fetch(shopUrl(`/api${path}`), { method, headers, data });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
  return ((await answer.json()) as { data: T }).data;
}

const MAX_DRAWER_NAME = 60;
const drawerNameOf = (email: string): string => `Caja de ${email}`.slice(0, MAX_DRAWER_NAME);

/** Signing in replaces the session of a page's request context. */
export async function tokenOf(request: APIRequestContext, email: string): Promise<string> {
  const data = { email, password: passwordOf(email) };
  return (await callApi<{ token: string }>(request, 'POST', '/auth/login', { data })).token;
}

/** Journeys may call it concurrently; an open shift stays, and a store gets a drawer for each of its cashiers. */
export async function openShift(request: APIRequestContext, email: string): Promise<void> {
  const token = await tokenOf(request, email);
  const code = await tryOpening(request, token);
  if (code === null || code === 'CASH_DESK.SHIFT_OPEN') return;
  if (code !== 'CASH_DESK.NO_DRAWER') throw new Error(`opening a shift: ${code}`);
  const [known] = await callApi<{ storeId: number }[]>(request, 'GET', '/till/drawers', { token });
  const admin = await tokenOf(request, ACCOUNTS.superAdmin);
  const data = { storeId: known?.storeId, name: drawerNameOf(`otra ${email}`) };
  const { id } = await callApi<{ id: number }>(request, 'POST', '/admin/drawers', { token: admin, data });
  const failure = await tryOpening(request, token, id);
  if (failure) throw new Error(`opening a shift: ${failure}`);
}

/** @returns the code of the refusal, null when it is open */
async function tryOpening(
  request: APIRequestContext,
  token: string,
  drawerId?: number,
): Promise<string | null> {
  const answer = await request.fetch(shopUrl('/api/admin/cash-desk/shift'), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    data: { counts: [], ...(drawerId ? { drawerId } : {}) },
  });
  return answer.status() === 201 ? null : ((await answer.json()) as { code: string }).code;
}

export async function closeShift(request: APIRequestContext, email: string): Promise<void> {
  const token = await tokenOf(request, email);
  const shift = await callApi<{ id: number } | null>(request, 'GET', '/admin/cash-desk/shift', { token });
  if (!shift) return;
  const data = { shiftId: shift.id, counts: [], note: 'Cierre de la prueba' };
  await callApi(request, 'PUT', '/admin/cash-desk/shift', { token, data });
}

export async function newCustomer(request: APIRequestContext): Promise<string> {
  const { document, email } = newIdentity();
  const person = { person_type: 'Person', first_name: 'Nubia', last_name: 'Parra', idType: '13' };
  const contact = { phone: '3101234567', city_code: '50001', state_code: '50' };
  const account = { n_document: document, email, password: PASSWORD, termsAccepted: true };
  await callApi(request, 'POST', '/auth/signup', { data: { ...person, ...contact, ...account } });
  return email;
}

/** A cashier (2) gets a store, the first unless `storeAt` says otherwise, and that store a drawer. */
export async function newStaff(request: APIRequestContext, role: 2 | 3 | 4, storeAt = 0): Promise<string> {
  const email = await newCustomer(request);
  const token = await tokenOf(request, ACCOUNTS.superAdmin);
  const found = await callApi<{ id: number }[]>(request, 'GET', `/admin/users?search=${email}`, { token });
  const id = found[0]?.id;
  await callApi(request, 'PUT', '/admin/user', { token, data: { id, id_role: role } });
  if (role === 2) {
    const store = (await callApi<{ id: number }[]>(request, 'GET', '/store/stores'))[storeAt];
    await callApi(request, 'POST', '/admin/assign_casher', {
      token,
      data: { storeId: store?.id, userIds: [id] },
    });
    const data = { storeId: store?.id, name: drawerNameOf(email) };
    await callApi(request, 'POST', '/admin/drawers', { token, data });
  }
  return email;
}
