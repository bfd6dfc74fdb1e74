import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import type { SavedView } from './saved-views.entity.js';

const VIEW = { name: 'Por despachar', query: 'isPaid=true&isDelivered=false' };

describe.each(DIALECTS)('saved views on $name', (dialect) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(dialect);
  });
  afterAll(() => api.stop());

  const list = async (token: string, table = 'orders') =>
    (await api.call<SavedView[]>('GET', `/admin/views/${table}`, { token })).data;
  const save = (token: string, views: unknown, table = 'orders') =>
    api.call('PUT', `/admin/views/${table}`, { token, body: { views } });

  it('are stored per user and table, and replaced as a whole', async () => {
    const { token } = await api.signedIn(3);
    const { token: other } = await api.signedIn(4);
    expect(await list(token)).toEqual([]);
    expect((await save(token, [VIEW])).status).toBe(200);
    await save(token, [VIEW, { name: 'Todo', query: '' }]);
    expect(await list(token)).toEqual([VIEW, { name: 'Todo', query: '' }]);
    expect(await list(token, 'products')).toEqual([]);
    expect(await list(other)).toEqual([]);
  });

  it.each([
    [[{ ...VIEW, name: '' }]],
    [[{ ...VIEW, query: 'x'.repeat(1001) }]],
    [[{ ...VIEW, owner: 1 }]],
    [Array.from({ length: 31 }, (_, n) => ({ ...VIEW, name: String(n) }))],
    ['all'],
  ])('refuse %j', async (views) => {
    const { token } = await api.signedIn(3);
    expect((await save(token, views)).status).toBe(400);
  });

  it('refuse an unknown table', async () => {
    const { token } = await api.signedIn(3);
    expect((await api.call('GET', '/admin/views/Users!', { token })).status).toBe(404);
  });
});
