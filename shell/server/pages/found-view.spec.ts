/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import { aManifest, aRelease, ReleaseStore } from 'gateway/testing';
import { openShop } from '../testing/open-shop';
import { CHEESE, StubApi } from '../testing/stub-api';

const FRAME = '<main><div id="first-view"></div></main>';
const SKELETON = '<p>Cargando..</p>';
const TEMPLATE = [
  '{{#isFound}}<h1>{{title}}</h1><b>{{count}}</b>{{#isSimilar}}<i>parecidos</i>{{/isSimilar}}',
  '{{#isNothing}}<i>nada</i>{{#nearWords}}<a href="{{{href}}}">{{word}}</a>{{/nearWords}}{{/isNothing}}',
  '{{#families}}{{#isChosen}}<u>{{label}}</u>{{/isChosen}}{{/families}}{{#isWhole}}<s>{{featured.name}}</s>{{/isWhole}}',
  '{{#products}}<li>{{name}}</li>{{/products}}{{#pages}}<a href="{{{href}}}">{{number}}</a>{{/pages}}{{/isFound}}',
  '{{^isFound}}<h1>Todo</h1>{{#products}}<li>{{name}}</li>{{/products}}{{/isFound}}',
].join('');
const PLAIN_CALL = '/product/products?page=1&pageSize=24';
const AREQUIPE = { ...CHEESE, id: 8, name: 'Arequipe' };
const KUMIS = { ...CHEESE, id: 7, name: 'Kumis', countInStock: 0 };

let api: StubApi;
let store: ReleaseStore;
let app: FastifyInstance;
const publish = (template: string) =>
  store.activate(
    aRelease('mfe-storefront', {
      paths: ['main.js', 'skeleton.html', 'filled.html'],
      manifest: aManifest('mfe-storefront', [
        {
          path: '/products',
          access: 'public',
          title: 'Tienda',
          preload: [PLAIN_CALL],
          firstView: 'skeleton.html',
          filledView: 'filled.html',
        },
      ]),
    }),
    { 'skeleton.html': SKELETON, 'filled.html': template },
  );
beforeEach(async () => {
  api = new StubApi();
  api.list = [AREQUIPE];
  store = await ReleaseStore.create();
  await store.activate(aRelease('shell', { paths: ['main.js'] }), { 'frame.html': FRAME });
  await publish(TEMPLATE);
  app = await openShop(store, { apiUrls: [await api.start()] });
});
afterEach(async () => {
  await app.close();
  await api.stop();
  await store.remove();
});
const get = (url: string) => app.inject({ url });

describe('the list that an address asks for', () => {
  it('is in the HTML, read from the API once and by the parameters that the page knows [N-18-414]', async () => {
    api.meta = { isSimilar: true };
    const { body, headers } = await get('/products?buscar=arekipe&familia=POSTRES&utm=x&page=9');
    expect(body).toContain('<h1>Resultados para «arekipe»</h1><b>1 producto</b><i>parecidos</i>');
    expect(body).toContain('<u>POSTRES</u><li>Arequipe</li>');
    expect(api.asked.map(({ path }) => path)).toEqual([
      '/api/product/products?page=1&pageSize=24&search=arekipe&family=POSTRES',
    ]);
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers.link).toBeUndefined();
  });

  it('links similar words when nothing was found [N-18-413]', async () => {
    api.list = [];
    api.meta = { nearWords: ['quesillo'] };
    const { statusCode, body } = await get('/products?buscar=kesiyo');
    expect(statusCode).toBe(200);
    expect(body).toContain('<b>0 productos</b><i>nada</i><a href="/products?buscar=quesillo">quesillo</a>');
  });

  it('links its other pages with all that was asked for [N-18-413]', async () => {
    api.total = 60;
    const { body } = await get('/products?buscar=queso&pagina=2');
    expect(body).toContain(
      '<a href="/products?buscar=queso">1</a><a href="/products?buscar=queso&pagina=2">2</a><a href="/products?buscar=queso&pagina=3">3</a>',
    );
  });

  it('shows the carousel where only the order was chosen [N-18-413]', async () => {
    api.list = [KUMIS, AREQUIPE];
    expect((await get('/products?orden=nombre')).body).toContain('<s>Arequipe</s>');
    expect((await get('/products?familia=POSTRES')).body).not.toContain('<s>');
  });

  it('is the plain list at an address with nothing that the page knows', async () => {
    api.list = [KUMIS, AREQUIPE];
    expect((await get('/products?utm_source=x')).body).toContain('<h1>Todo</h1><li>Kumis</li>');
    expect(api.asked[0]?.path).toBe(`/api${PLAIN_CALL}`);
  });

  it('is not cached: the next request goes to the API without an ETag [N-18-414]', async () => {
    await get('/products?buscar=queso');
    await get('/products?buscar=queso');
    expect(api.asked.map(({ tag }) => tag)).toEqual([undefined, undefined]);
  });

  it.each([
    ['the API fails', async () => void (api.isBroken = true)],
    ['the storefront is older', () => publish('<h1>Todo</h1>')],
  ])('gives way to the skeleton when %s [N-18-414]', async (_case, spoil) => {
    await spoil();
    const { statusCode, body } = await get('/products?buscar=queso');
    expect(statusCode).toBe(200);
    expect(body).toContain(SKELETON);
  });
});
