/** @jest-environment node */
import { viewOf } from '@lacteos/contracts/catalogue';
import type { FastifyInstance } from 'fastify';
import { aManifest, aRelease, ReleaseStore } from 'gateway/testing';
import { openShop } from '../testing/open-shop';
import { CHEESE, StubApi } from '../testing/stub-api';
import { fillView } from './filled-view';

const FRAME = '<main><div id="first-view"></div></main>';
const SKELETON = '<p>Cargando..</p>';
const TEMPLATE =
  '<b>{{featured.name}}</b>{{#products}}<i>{{id}} {{name}} {{price}} {{amount}} {{vat}} {{net}} {{measure}} {{picture}} {{#isAvailable}}hay{{/isAvailable}}{{^isAvailable}}Agotado{{/isAvailable}}</i>{{/products}}<s>{{total}}</s>{{#hasPages}}<u>{{lastPage}}{{#hasMorePages}}…{{/hasMorePages}}</u>{{/hasPages}}';
const NEWS_TEMPLATE =
  '<h1>Noticias</h1>{{#articles}}<i>{{slug}} {{title}} {{summary}} {{kind}} {{day}} {{#POSTRES}}postre{{/POSTRES}}{{#QUESOS}}queso{{/QUESOS}}</i>{{/articles}}';
const SOLD_OUT = { ...CHEESE, id: 7, name: 'Kumis', countInStock: 0 };
const AVAILABLE = { ...CHEESE, id: 8, name: 'Arequipe <tarro>', price: 7900 };

let api: StubApi;
let store: ReleaseStore;
let app: FastifyInstance;
beforeEach(async () => {
  api = new StubApi();
  api.list = [SOLD_OUT, AVAILABLE];
  store = await ReleaseStore.create();
  await store.activate(aRelease('shell', { paths: ['main.js'] }), { 'frame.html': FRAME });
  const release = aRelease('mfe-storefront', {
    paths: ['main.js', 'skeleton.html', 'filled.html', 'news.html'],
    manifest: aManifest('mfe-storefront', [
      {
        path: '/products',
        access: 'public',
        title: 'Tienda',
        preload: ['/product/products?page=1&pageSize=24'],
        firstView: 'skeleton.html',
        filledView: 'filled.html',
      },
      {
        path: '/social',
        access: 'public',
        title: 'Noticias',
        preload: ['/article/'],
        filledView: 'news.html',
        subject: 'articles',
      },
    ]),
  });
  await store.activate(release, {
    'skeleton.html': SKELETON,
    'filled.html': TEMPLATE,
    'news.html': NEWS_TEMPLATE,
  });
  app = await openShop(store, { apiUrls: [await api.start()] });
});
afterEach(async () => {
  await app.close();
  await api.stop();
  await store.remove();
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('the first view with products', () => {
  it('shows the products of the first page as they are now, escaped, the first on sale in front [N-20-105, N-20-122]', async () => {
    const { body } = await get('/products');
    expect(body).toContain('<b>Arequipe &lt;tarro&gt;</b>');
    expect(body).toContain(
      '<i>7 Kumis $\u00a012.500,50 $\u00a014.875,60 IVA incluido $\u00a012.500,50 sin IVA $\u00a029.751,20 por kg &#x2F;api&#x2F;media&#x2F;queso Agotado</i>',
    );
    expect(body).toContain(
      '$\u00a07.900,00 $\u00a09.401,00 IVA incluido $\u00a07.900,00 sin IVA $\u00a018.802,00 por kg &#x2F;api&#x2F;media&#x2F;queso hay</i>',
    );
    expect(body).toContain('<s>2</s>');
    expect(body).toContain(
      '<noscript><h1>Tienda</h1><p>Para agregar productos al carrito, active JavaScript',
    );
  });

  it.each([
    [2, null],
    [4, '<u>2</u>'],
    [5, '<u>3…</u>'],
  ])('knows how many pages %s products are, two on each [N-18-410]', async (total, pages) => {
    api.total = total;
    const { body } = await get('/products');
    if (pages) expect(body).toContain(pages);
    else expect(body).not.toContain('<u>');
  });

  it('names the cards of the first view and the one before the carousel, which a narrowed list lacks [N-38-104]', () => {
    const template =
      '{{#isFound}}{{/isFound}}{{#products}}{{#isFirst}}1{{/isFirst}}{{#isBeforeCarousel}}c{{/isBeforeCarousel}}.{{/products}}';
    const products = Array.from({ length: 8 }, () => AVAILABLE);
    const found = (query: string) => ({
      view: viewOf(new URLSearchParams(query)),
      isSimilar: false,
      nearWords: [],
    });
    const listed = { products, total: 8, tag: '' };
    expect(fillView(template, { ...listed, found: null })).toBe('1.....c...');
    expect(fillView(template, { ...listed, found: found('orden=nombre') })).toBe('1.....c...');
    expect(fillView(template, { ...listed, found: found('familia=QUESOS') })).toBe('1........');
    expect(fillView(template, { ...listed, products: [AVAILABLE], found: null })).toBe('1c.');
  });

  it('follows a change at the next request and keeps its ETag without one', async () => {
    const first = await get('/products');
    expect((await get('/products')).headers.etag).toBe(first.headers.etag);
    api.list = [SOLD_OUT, { ...AVAILABLE, price: 8000 }];
    api.version = '"2"';
    const next = await get('/products');
    expect(next.body).toContain('$\u00a08.000,00');
    expect(next.headers.etag).not.toBe(first.headers.etag);
    expect(next.headers.vary).toContain('cookie');
  });

  it.each(['/products', '/products?familia=QUESOS'])(
    'is not shown to signed-in users, who may see other stock: %s',
    async (url) => {
      const { body } = await get(url, { cookie: 'lacteos_signed_in=1' });
      expect(body).toContain(SKELETON);
      expect(body).not.toContain('Kumis');
    },
  );

  it.each([
    ['the API fails', () => (api.isBroken = true)],
    ['nothing is on sale', () => (api.list = [SOLD_OUT, { ...SOLD_OUT, id: 9 }])],
    [
      'a picture has no sizes',
      () => (api.list = [AVAILABLE, { ...AVAILABLE, image: 'https://x.test/1.png' }]),
    ],
    ['the list is empty', () => (api.list = [])],
  ])('shows the skeleton instead when %s', async (_case, spoil) => {
    spoil();
    const { statusCode, body } = await get('/products');
    expect(statusCode).toBe(200);
    expect(body).toContain(SKELETON);
  });
});

describe('the first view with articles', () => {
  const FILLED =
    '<h1>Noticias</h1><i>arequipe-de-cafe Arequipe &lt;&#x2F;script&gt;&lt;b&gt;de café Leche, panela y café. Cocina 18 de noviembre de 2026 postre</i></div></main>';

  it('shows them escaped, each with what belongs to its family, to visitors and to somebody signed in [N-18-443]', async () => {
    expect((await get('/social')).body).toContain(FILLED);
    const { body } = await get('/social', { cookie: 'lacteos_signed_in=1' });
    expect(body).toContain(FILLED);
    expect(body).not.toContain('<noscript>');
    expect(body.match(/<h1/g)).toHaveLength(1);
  });

  it('gives way to the frame when the API fails, and says that the page needs scripts [N-18-443]', async () => {
    api.isBroken = true;
    const { statusCode, body } = await get('/social');
    expect(statusCode).toBe(200);
    expect(body).toContain('<noscript><h1>Noticias</h1><p>Lácteos del Llano necesita JavaScript.');
  });
});
