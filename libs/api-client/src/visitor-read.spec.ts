import { installAuthority, startSession, type Session } from '@lacteos/session-bus';
import { aUser } from '@lacteos/session-bus/testing';
import { answer, failure, stubHttp } from './testing/index.js';
import { api, ApiError, loadHttp } from './index.js';

const PRODUCTS = [{ id: 7, name: 'Queso' }];

const server = stubHttp({ 'GET /product/products': () => answer(PRODUCTS) });

const visit = (): Promise<Session> => {
  localStorage.clear();
  return installAuthority({ refresh: async () => null, signOut: async () => undefined });
};

beforeEach(async () => {
  server.reply({ 'GET /product/products': () => answer(PRODUCTS) });
  await visit();
});
afterAll(() => server.restore());

const last = () => server.requests.at(-1);

describe('a read by an anonymous visitor', () => {
  it('uses fetch, in the form that the gateway preloads', async () => {
    await expect(
      api.get('/product/products', { params: { search: 'queso ñ', page: null } }),
    ).resolves.toEqual(PRODUCTS);
    expect(last()).toMatchObject({ transport: 'fetch', path: '/product/products' });
    expect(last()?.query.toString()).toBe('search=queso+%C3%B1');
    expect(last()?.fetchOptions).toMatchObject({ credentials: 'same-origin', cache: 'default' });
  });

  it('bypasses stored answers when it must be fresh', async () => {
    await api.get('/product/products', { isFresh: true });
    expect(last()?.fetchOptions).toMatchObject({ cache: 'no-cache' });
  });

  it('fails with an ApiError and its code', async () => {
    server.reply({ 'GET /product/products': () => failure(404, 'PRODUCTS.NOT_FOUND', 'No existe.') });
    await expect(api.get('/product/products')).rejects.toMatchObject({
      name: 'ApiError',
      code: 'PRODUCTS.NOT_FOUND',
      status: 404,
      message: 'No existe.',
    });
  });

  it('answered by something else than the API fails with a code and a Spanish message [S-235]', async () => {
    server.reply({ 'GET /product/products': () => ({ status: 502, body: '<html>Bad gateway</html>' }) });
    await expect(api.get('/product/products')).rejects.toMatchObject({ code: 'INTERNAL', status: 502 });
  });

  it('without a connection fails as a lost connection', async () => {
    server.reply({ 'GET /product/products': () => 'network-loss' });
    await expect(api.get('/product/products')).rejects.toMatchObject({ code: 'NETWORK.UNREACHABLE' });
  });

  it('when cancelled remains a cancellation', async () => {
    const stop = new AbortController();
    server.reply({ 'GET /product/products': () => new Promise(() => undefined) });
    const reading = api.get('/product/products', { signal: stop.signal });
    stop.abort();
    await expect(reading).rejects.not.toBeInstanceOf(ApiError);
  });

  it('includes the totals of a page', async () => {
    const meta = { total: 1, page: 1, pageSize: 20 };
    server.reply({ 'GET /product/products': () => answer(PRODUCTS, meta) });
    await expect(api.getPage('/product/products')).resolves.toEqual({ data: PRODUCTS, meta });
  });
});

describe('any other request', () => {
  it("uses axios for a visitor's write", async () => {
    server.reply({ 'POST /auth/login': () => answer({ token: 't' }) });
    await api.post('/auth/login', {});
    expect(last()).toMatchObject({ transport: 'xhr', path: '/auth/login' });
  });

  it("uses axios for a user's read, with the token and past stored answers", async () => {
    startSession({
      token: 'token-1',
      expiresIn: 900,
      user: aUser(),
    });
    await api.get('/product/products', { isFresh: true });
    expect(last()).toMatchObject({ transport: 'xhr' });
    expect(last()?.headers).toMatchObject({ authorization: 'Bearer token-1', 'cache-control': 'no-cache' });
  });

  it('shares one axios instance', async () => {
    expect(await loadHttp()).toBe(await loadHttp());
  });
});
