import type { Article, ArticleHead } from '@lacteos/contracts/schemas';

import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { ARTICLES } from './articles.js';

describe.each(DIALECTS.slice(0, 1))('articles on $name', (dialect) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(dialect);
  });
  afterAll(() => api.stop());

  it('are listed newest first without their texts, page by page', async () => {
    const { status, data, text } = await api.call<ArticleHead[]>('GET', '/article/');
    expect([status, data.map(({ slug }) => slug)]).toEqual([200, ARTICLES.map(({ slug }) => slug)]);
    expect(text).not.toContain('"body"');
    const second = JSON.parse((await api.call('GET', '/article/?page=2&pageSize=2')).text);
    expect([second.data.length, second.meta]).toEqual([1, { total: 3, page: 2, pageSize: 2 }]);
  });

  it('are found by their address; an unknown address answers 404 [N-18-260]', async () => {
    const { data } = await api.call<Article>('GET', `/article/${ARTICLES[0]?.slug}`);
    expect(data).toEqual(ARTICLES[0]);
    const { status, failure } = await api.call('GET', '/article/nada');
    expect([status, failure.code]).toEqual([404, 'ARTICLES.NOT_FOUND']);
  });
});

it('articles have unique addresses and stand in date order', () => {
  expect(new Set(ARTICLES.map(({ slug }) => slug)).size).toBe(ARTICLES.length);
  for (const { slug } of ARTICLES) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  const days = ARTICLES.map(({ publishedOn }) => publishedOn);
  expect(days).toEqual(days.toSorted().reverse());
});
