import type { SignedIn } from '@lacteos/contracts/schemas';
import {
  currentSession,
  emit,
  installAuthority,
  signOut,
  startSession,
  type Authority,
} from '@lacteos/session-bus';
import { aUser } from '@lacteos/session-bus/testing';
import { AxiosError, CanceledError, type InternalAxiosRequestConfig } from 'axios';
import { createHttp } from './sending/http.js';
import {
  ApiError,
  createApi,
  createSessionAuthority,
  forgetLostWrites,
  newIdempotencyKey,
  overAxios,
  toFileError,
} from './index.js';

interface Answer {
  status: number;
  data: unknown;
}
const success = (data: unknown, extra: object = {}): Answer => ({
  status: 200,
  data: { success: true, data, ...extra },
});
const failure = (status: number, code: string, extra: object = {}): Answer => ({
  status,
  data: { success: false, code, message: 'Texto', requestId: 'r-1', ...extra },
});

/** An API client over a server that gives these answers in turn and records requests. */
const openApi = (...answers: (Answer | Error)[]) => {
  const requests: InternalAxiosRequestConfig[] = [];
  const http = createHttp();
  http.defaults.adapter = async (config) => {
    requests.push({ ...config, headers: config.headers.concat() });
    const answer = answers.shift();
    if (!answer) throw new Error('no answer is prepared');
    if (answer instanceof Error) throw answer;
    const response = { ...answer, statusText: '', headers: {}, config };
    if (answer.status < 400) return response;
    throw new AxiosError('failed', 'ERR_BAD_RESPONSE', config, null, response);
  };
  return { api: createApi(overAxios(async () => http)), requests };
};

const user = aUser({
  id_role: 2,
  stores: [
    { id: 3, name: 'Centro', city: 'Villavicencio' },
    { id: 5, name: 'Norte', city: 'Acacías' },
  ],
});
const signedIn = (token: string): SignedIn => ({ token, expiresIn: 900, user });
const signIn = async (authority: Partial<Authority> = {}) => {
  await installAuthority({ refresh: async () => null, signOut: async () => undefined, ...authority });
  startSession(signedIn('token-1'));
};

beforeEach(() => localStorage.clear());
afterEach(() => signOut());

describe('an answer', () => {
  it('is unwrapped to its data', async () => {
    const { api, requests } = openApi(success([{ id: 1 }]));
    await expect(api.get('/product/products', { params: { page: 1 } })).resolves.toEqual([{ id: 1 }]);
    expect(requests[0]).toMatchObject({
      method: 'get',
      baseURL: '/api',
      url: '/product/products',
      params: { page: 1 },
    });
  });

  it('includes the totals of a page', async () => {
    const meta = { total: 40, page: 2, pageSize: 20 };
    const { api } = openApi(success([], { meta }));
    await expect(api.getPage('/admin/orders')).resolves.toEqual({ data: [], meta });
  });

  it('with a failure becomes an ApiError with code, status and fields', async () => {
    const { api } = openApi(failure(400, 'VALIDATION.FAILED', { errors: { email: 'Correo no válido' } }));
    await expect(api.post('/auth/signup', {})).rejects.toMatchObject({
      name: 'ApiError',
      code: 'VALIDATION.FAILED',
      status: 400,
      message: 'Texto',
      errors: { email: 'Correo no válido' },
      requestId: 'r-1',
    });
  });

  it("to a file download that failed has the API's text [N-16-167]", async () => {
    const { data } = failure(429, 'REQUEST.TOO_MANY');
    const file = { text: async () => JSON.stringify(data) };
    Object.setPrototypeOf(file, Blob.prototype);
    const error = Object.assign(new AxiosError('429'), { response: { status: 429, data: file } });
    await expect(toFileError(error)).resolves.toMatchObject({
      code: 'REQUEST.TOO_MANY',
      status: 429,
      message: 'Texto',
    });
  });

  it('from elsewhere than the API has a code and a Spanish message [S-235]', async () => {
    const { api } = openApi({ status: 502, data: '<html>Bad gateway</html>' });
    await expect(api.get('/cart/7')).rejects.toMatchObject({
      code: 'INTERNAL',
      status: 502,
      message: 'Ocurrió un error inesperado. Intente de nuevo.',
    });
  });

  it('that never arrives is reported as a lost connection', async () => {
    const { api } = openApi(new AxiosError('Network Error', 'ERR_NETWORK'));
    await expect(api.get('/cart/7')).rejects.toMatchObject({
      code: 'NETWORK.UNREACHABLE',
      message: 'No hay conexión. Revise su red e intente de nuevo.',
    });
  });

  it('to a cancelled call remains a cancellation', async () => {
    const { api } = openApi(new CanceledError());
    await expect(api.get('/cart/7')).rejects.not.toBeInstanceOf(ApiError);
  });
});

describe('a request', () => {
  it('carries the token and the chosen store [S-193]', async () => {
    const { api, requests } = openApi(success([]), success([]));
    await signIn();
    await api.get('/order/mine');
    emit('store-chosen', { storeId: 5 });
    await api.get('/order/mine');
    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer token-1');
    expect(requests.map(({ headers }) => headers.get('X-Store-Id'))).toEqual(['3', '5']);
  });

  it('ignores an anonymous preloaded answer when somebody is signed in', async () => {
    const { api, requests } = openApi(success([]), success([]));
    await api.get('/product/products');
    await signIn();
    await api.get('/product/products');
    expect(requests.map(({ withCredentials }) => withCredentials ?? false)).toEqual([false, true]);
  });

  it('of an anonymous visitor carries no token and no store', async () => {
    const { api, requests } = openApi(success([]));
    await api.get('/product/products');
    expect(requests[0]?.headers.has('Authorization')).toBe(false);
    expect(requests[0]?.headers.has('X-Store-Id')).toBe(false);
  });

  it("carries the caller's idempotency key", async () => {
    const { api, requests } = openApi(success({ id: 1 }));
    const idempotencyKey = newIdempotencyKey();
    await api.post('/order', { id: 7 }, { idempotencyKey });
    expect(requests[0]?.headers.get('Idempotency-Key')).toBe(idempotencyKey);
    expect(idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
    expect(newIdempotencyKey()).not.toBe(idempotencyKey);
  });
});

describe('a write', () => {
  const NO_ANSWER = new AxiosError('Network Error', 'ERR_NETWORK');
  const keysOf = (requests: InternalAxiosRequestConfig[]) =>
    requests.map(({ headers }) => headers.get('Idempotency-Key'));
  afterEach(() => forgetLostWrites());

  it('has an idempotency key, and a repeated write has a new one', async () => {
    const { api, requests } = openApi(success(1), success(2), success(3));
    await api.post('/admin/restock', { units: 7 });
    await api.post('/admin/restock', { units: 7 });
    await api.get('/admin/restock');
    const [first, second, read] = keysOf(requests);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(second).toMatch(/^[0-9a-f]{32}$/);
    expect(second).not.toBe(first);
    expect(read).toBeUndefined();
  });

  it.each([
    ['no answer', NO_ANSWER],
    ['a timeout', new AxiosError('timeout', 'ECONNABORTED')],
    ['a proxy that lost the gateway', { status: 502, data: '<html>' }],
    ['a gateway that lost the API', failure(503, 'GATEWAY.API_UNAVAILABLE')],
    ['an API that lost its database', failure(503, 'UNAVAILABLE')],
    ['an error of the API', failure(500, 'INTERNAL')],
  ])('after %s keeps its key until it is answered [N-33-606]', async (_case, lost) => {
    const { api, requests } = openApi(lost, lost, success('done'), success('again'));
    const send = () => api.post('/admin/restock', { units: 7 });
    await expect(send()).rejects.toBeInstanceOf(ApiError);
    await expect(send()).rejects.toBeInstanceOf(ApiError);
    await expect(send()).resolves.toBe('done');
    await send();
    const [first, second, third, fourth] = keysOf(requests);
    expect([second, third]).toEqual([first, first]);
    expect(fourth).not.toBe(first);
  });

  it('with other content, address or store has a new key after a lost answer', async () => {
    const { api, requests } = openApi(NO_ANSWER, success(1), success(2), success(3), success(4));
    await expect(api.post('/admin/restock', { units: 7 })).rejects.toBeInstanceOf(ApiError);
    await api.post('/admin/restock', { units: 8 });
    await api.post('/admin/assign_stock', { units: 7 });
    await api.post('/admin/restock', { units: 7 }, { params: { id: 1 } });
    await signIn();
    emit('store-chosen', { storeId: 5 });
    await api.post('/admin/restock', { units: 7 });
    expect(new Set(keysOf(requests)).size).toBe(5);
  });

  it('gets a new key after a refusal', async () => {
    const { api, requests } = openApi(failure(409, 'EDIT.CONFLICT'), success(1));
    await expect(api.put('/admin/product', { id: 1 })).rejects.toMatchObject({ status: 409 });
    await api.put('/admin/product', { id: 1 });
    expect(new Set(keysOf(requests)).size).toBe(2);
  });

  it('sent twice at once is one request with one answer [N-33-606]', async () => {
    const { api, requests } = openApi(success({ id: 9 }));
    const send = () => api.post('/admin/products', { name: 'Kumis' });
    await expect(Promise.all([send(), send()])).resolves.toEqual([{ id: 9 }, { id: 9 }]);
    expect(requests).toHaveLength(1);
  });

  it("with the caller's key is sent each time, and without any on request", async () => {
    const { api, requests } = openApi(success(1), success(2), success(3));
    const plus = (idempotencyKey: string | null) => api.post('/cart', undefined, { idempotencyKey });
    await Promise.all([plus('one'), plus('two'), plus(null)]);
    expect(keysOf(requests)).toEqual(['one', 'two', undefined]);
  });

  it('gets a new key once its page was left [N-33-606]', async () => {
    const { api, requests } = openApi(NO_ANSWER, success(1));
    await expect(api.post('/admin/restock', {})).rejects.toBeInstanceOf(ApiError);
    forgetLostWrites();
    await api.post('/admin/restock', {});
    expect(new Set(keysOf(requests)).size).toBe(2);
  });

  it('of unknown outcome is reported as such, with the hint that a retry is safe [N-33-607]', async () => {
    const { api } = openApi(NO_ANSWER, { status: 504, data: '' }, failure(503, 'UNAVAILABLE'));
    for (const status of [0, 504, 503]) {
      await expect(api.put('/admin/product', {})).rejects.toMatchObject({
        status,
        isOutcomeUnknown: true,
        message:
          'No sabemos si se guardó: no llegó la respuesta. Revise su red. Si lo envía otra vez sin cambios, no se hará dos veces.',
      });
    }
  });

  it("with the caller's key does not promise a safe retry", async () => {
    const { api } = openApi(NO_ANSWER);
    await expect(api.post('/cart', undefined, { idempotencyKey: 'press' })).rejects.toMatchObject({
      isOutcomeUnknown: true,
      message: 'No sabemos si se guardó: no llegó la respuesta. Revise su red.',
    });
  });

  it('without a key suggests a retry after a lost connection', async () => {
    const { api } = openApi(NO_ANSWER);
    await expect(api.post('/auth/login', {}, { idempotencyKey: null })).rejects.toMatchObject({
      isOutcomeUnknown: false,
      message: 'No hay conexión. Revise su red e intente de nuevo.',
    });
  });

  it.each([
    ['that the API refused', failure(503, 'MEDIA.BUSY'), 'Texto'],
    ['that failed in the API', failure(500, 'INTERNAL'), 'Texto'],
  ])("%s is reported with the API's text", async (_case, answer, message) => {
    const { api } = openApi(answer);
    await expect(api.post('/media', {})).rejects.toMatchObject({ message, isOutcomeUnknown: false });
  });

  it('sent while offline is reported as not done', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { api } = openApi(NO_ANSWER);
    await expect(api.post('/admin/restock', {})).rejects.toMatchObject({
      isOutcomeUnknown: false,
      message: 'No hay conexión. Revise su red e intente de nuevo.',
    });
  });
});

describe('an expired session', () => {
  it('is renewed once and the call is made again with the new token and the same key', async () => {
    const refresh = jest.fn(async () => signedIn('token-2'));
    const { api, requests } = openApi(failure(401, 'AUTH.REQUIRED'), success({ id: 1 }));
    await signIn({ refresh });
    await expect(api.post('/order', {}, { idempotencyKey: 'key' })).resolves.toEqual({ id: 1 });
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(requests.map(({ headers }) => headers.get('Authorization'))).toEqual([
      'Bearer token-1',
      'Bearer token-2',
    ]);
    expect(requests.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['key', 'key']);
  });

  it('is not renewed a second time for the same call', async () => {
    const refresh = jest.fn(async () => signedIn('token-2'));
    const { api } = openApi(failure(401, 'AUTH.REQUIRED'), failure(401, 'AUTH.REQUIRED'));
    await signIn({ refresh });
    await expect(api.get('/order/mine')).rejects.toMatchObject({ code: 'AUTH.REQUIRED', status: 401 });
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('ended by the server leaves the visitor anonymous', async () => {
    const { api } = openApi(failure(401, 'AUTH.REQUIRED'));
    await signIn({ refresh: async () => null });
    await expect(api.get('/order/mine')).rejects.toMatchObject({ code: 'AUTH.REQUIRED' });
    expect(currentSession().status).toBe('anonymous');
  });

  it('is not assumed after a wrong password', async () => {
    const refresh = jest.fn(async () => signedIn('token-2'));
    const { api } = openApi(failure(401, 'AUTH.INVALID_CREDENTIALS'));
    await signIn({ refresh });
    await expect(api.post('/auth/login', {})).rejects.toMatchObject({ code: 'AUTH.INVALID_CREDENTIALS' });
    expect(refresh).not.toHaveBeenCalled();
  });
});

describe('the authentication calls of the session bus', () => {
  it('treat a refused refresh as anonymous and reject on any other failure', async () => {
    const { api } = openApi(
      failure(401, 'AUTH.NO_SESSION'),
      failure(503, 'INTERNAL'),
      success(signedIn('token-3')),
    );
    const authority = createSessionAuthority(api);
    await expect(authority.refresh()).resolves.toBeNull();
    await expect(authority.refresh()).rejects.toBeInstanceOf(ApiError);
    await expect(authority.refresh()).resolves.toMatchObject({ token: 'token-3' });
  });

  it('sign out with the token that the bus has already dropped', async () => {
    const { api, requests } = openApi(success(null));
    await createSessionAuthority(api).signOut('old-token');
    expect(requests[0]).toMatchObject({ method: 'post', url: '/auth/logout' });
    expect(requests[0]?.headers.get('Authorization')).toBe('Bearer old-token');
  });
});
