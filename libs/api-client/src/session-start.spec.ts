import { currentSession, installAuthority, updateRoot } from '@lacteos/session-bus';
import { aUser } from '@lacteos/session-bus/testing';
import { createHttp } from './sending/http.js';
import { createApi, overAxios } from './index.js';

it('a call at the start of a page waits for the session', async () => {
  const user = aUser();
  updateRoot({ user });
  const sent: unknown[] = [];
  const http = createHttp();
  http.defaults.adapter = async (config) => {
    sent.push(config.headers.get('Authorization'));
    return { status: 200, statusText: '', headers: {}, config, data: { success: true, data: [] } };
  };
  const api = createApi(overAxios(async () => http));
  const refresh = async () => ({ token: 'token-9', expiresIn: 900, user });
  void installAuthority({ refresh, signOut: async () => undefined });
  expect(currentSession().status).toBe('unknown');
  await api.get('/product/products');
  expect(sent).toEqual(['Bearer token-9']);
});
