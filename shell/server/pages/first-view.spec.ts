/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import { aManifest, aRelease, ReleaseStore, SHELL, STORE } from 'gateway/testing';
import { openShop } from '../testing/open-shop';

const FRAME =
  '<header>Lácteos</header><main><div id="first-view"><p>Cargando..</p></div></main><footer></footer>';
const HERO = '<div class="hero"><h1>Lácteos del Llano</h1></div>';

let store: ReleaseStore;
let gateway: FastifyInstance;
beforeEach(async () => {
  store = await ReleaseStore.create();
  const shell = aRelease('shell', {
    paths: ['main.js', 'assets/serif-spanish.0a1b.woff2', 'assets/serif-latin.2c3d.woff2'],
  });
  await store.activate(shell, { 'frame.html': FRAME });
  const store1 = aRelease('mfe-storefront', {
    paths: ['main.js', 'assets/llano.12ab.webp', 'assets/llano.34cd.avif', 'first-views/home.html'],
    manifest: aManifest('mfe-storefront', [
      {
        path: '/',
        access: 'public',
        title: 'Inicio',
        picture: 'llano.avif',
        firstView: 'first-views/home.html',
      },
      {
        path: '/products',
        access: 'public',
        title: 'Tienda',
        preload: ['/product/products?page=1&pageSize=24'],
      },
      { path: '/lost', access: 'public', title: 'Sin vista', firstView: 'first-views/none.html' },
      { path: '/cart', access: 'signed-in', title: 'Carrito de compras' },
    ]),
  });
  await store.activate(store1, { 'first-views/home.html': HERO });
  gateway = await openShop(store);
});
afterEach(async () => {
  await gateway.close();
  await store.remove();
});
const get = (url: string) => gateway.inject({ url });

describe('the first view of a page', () => {
  it('is in the frame before any script runs', async () => {
    const { body } = await get('/');
    expect(body).toContain(`<main><div id="first-view">${HERO}</div></main><footer>`);
    expect(body).not.toContain('Cargando..');
    expect(body.match(/<h1/g)).toHaveLength(1);
    expect(body).not.toContain('<noscript>');
  });

  it.each(['/products', '/lost'])('is that of the frame for a page without its own: %s', async (path) => {
    expect((await get(path)).body).toContain('<div id="first-view"><p>Cargando..</p></div>');
  });

  it('has its picture preloaded', async () => {
    const { body } = await get('/');
    expect(body).toContain(
      `<link rel="preload" as="image" fetchpriority="high" href="${STORE}/assets/llano.34cd.avif">`,
    );
    expect((await get('/products')).body).not.toContain('as="image"');
  });

  it('has the fonts of Spanish preloaded behind what is seen, the others not', async () => {
    const { body } = await get('/');
    const preload = `<link rel="preload" as="font" type="font/woff2" href="${SHELL}/assets/serif-spanish.0a1b.woff2" crossorigin="anonymous" fetchpriority="low">`;
    expect(body.indexOf(preload)).toBeGreaterThan(body.indexOf(HERO));
    expect(body.match(/as="font"/g)).toHaveLength(1);
  });

  it('is painted before the shell starts, where the shell brings a starter', async () => {
    const starting = {
      ...aRelease('shell', { releaseId: '1.0.1-0123456789', paths: ['main.js', 'start.js'] }),
    };
    await store.activate(starting, { 'frame.html': FRAME });
    const { body } = await get('/');
    const folder = '/releases/shell/1.0.1-0123456789';
    expect(body).toContain(
      `<script defer src="${folder}/start.js" integrity="sha384-shell-start.js" crossorigin="anonymous" data-entry="${folder}/main.js" data-integrity="sha384-shell-main.js"></script>`,
    );
    expect(body).toContain(`<link rel="preload" as="script" href="${folder}/main.js"`);
    expect(body).not.toContain(`src="${folder}/main.js"`);
  });

  it('has its data preloaded at the plain address only: a query asks for other data', async () => {
    expect((await get('/products')).headers.link).toBe(
      '</api/product/products?page=1&pageSize=24>; rel=preload; as=fetch; crossorigin=anonymous',
    );
    expect((await get('/products?buscar=queso')).headers.link).toBeUndefined();
  });
});

describe('the page without scripts', () => {
  const JAVASCRIPT = 'Lácteos del Llano necesita JavaScript. Actívelo en su navegador y recargue la página.';

  it('replaces the skeleton in the main element and says that it needs scripts [N-18-412]', async () => {
    expect((await get('/cart')).body).toContain(
      `<main><div id="first-view"><p>Cargando..</p></div><noscript><h1>Carrito de compras</h1><p>${JAVASCRIPT}</p></noscript></main><footer>`,
    );
  });

  it('says nothing about scripts at an unknown address [N-18-412]', async () => {
    const { body } = await get('/nope');
    expect(body).toMatch(/<noscript><h1>[^<]+<\/h1><\/noscript><\/main>/);
    expect(body).not.toContain('JavaScript');
  });
});
