import { Readiness } from '@lacteos/contracts/process';
import { aManifest, aRelease, aShellManifest, ReleaseStore } from './release-store.js';
import { buildGateway } from '../gateway.js';
import { EDGE_LIMITS } from '../edge/edge-limits.js';
import type { GatewaySettings } from '../settings.js';
import type { PageContent, Site } from '../site.js';
import { PLAIN_SITE } from './plain-site.js';

export const SHELL = '/releases/shell/1.0.0-0123456789';
export const STORE = '/releases/mfe-storefront/1.0.0-0123456789';
export const LONG_SCRIPT = `/* ${'shell '.repeat(200)} */`;

export const shellRelease = aRelease('shell', {
  paths: ['main.js', 'bootstrap.js', 'bootstrap.css', 'react.js', 'favicon.svg', 'video.webm'],
  modules: { './bootstrap': { js: ['bootstrap.js'], css: ['bootstrap.css'] } },
  sharedFiles: ['react.js'],
  manifest: aShellManifest([{ path: '/login', access: 'public', title: 'Iniciar sesión' }]),
});

export const storeRelease = aRelease('mfe-storefront', {
  entry: 'entry.js',
  paths: ['entry.js', 'expose.js', 'expose.css', 'product.js', 'product.css'],
  expose: { './remote': { js: ['expose.js'], css: ['expose.css'] } },
  modules: { './pages/product': { js: ['product.js'], css: ['product.css'] } },
  manifest: aManifest('mfe-storefront', [
    { path: '/', access: 'public', title: 'Inicio' },
    {
      path: '/product/:id_product',
      access: 'public',
      title: 'Producto',
      module: './pages/product',
      preload: ['/product/:id_product'],
      parent: '/products',
      subject: 'product',
    },
    { path: '/products', access: 'public', title: 'Tienda en línea', description: 'Quesos y "más".' },
    {
      path: '/legal/:document',
      access: 'public',
      title: 'Legal',
      preload: ['/legal/:document'],
      subject: 'legal-text',
    },
    {
      path: '/social/:article',
      access: 'public',
      title: 'Noticia',
      preload: ['/article/:article'],
      subject: 'article',
    },
    {
      path: '/partner',
      access: 'public',
      title: 'Tiendas aliadas',
      preload: ['/partner/'],
      subject: 'stores',
    },
    { path: '/cart', access: 'signed-in', title: 'Carrito de compras' },
  ]),
});

export const aLiveShop = async (): Promise<ReleaseStore> => {
  const store = await ReleaseStore.create();
  const texts = {
    'main.js': LONG_SCRIPT,
    'frame.html': '<header>Lácteos</header>',
    'video.webm': '0123456789',
  };
  await store.activate(shellRelease, texts);
  await store.activate(storeRelease, { 'entry.js': LONG_SCRIPT });
  return store;
};

export const openGateway = (
  store: ReleaseStore,
  changes: Partial<GatewaySettings> = {},
  readiness = new Readiness(),
) => openSite(PLAIN_SITE, store, changes, readiness);

export const openSite = <C extends PageContent>(
  site: Site<C>,
  store: ReleaseStore,
  changes: Partial<GatewaySettings> = {},
  readiness = new Readiness(),
) =>
  buildGateway(
    {
      host: '127.0.0.1',
      port: 0,
      logLevel: 'silent',
      logSample: 1,
      apiUrls: ['http://127.0.0.1:9'],
      publicUrl: 'https://tienda.test',
      releasesDir: store.releasesDir,
      registryFile: store.registryFile,
      stateDir: store.stateDir,
      registryKeys: store.publicKeys,
      deskUrl: null,
      reportTicketSecret: null,
      reportTicketMinutes: 60,
      reportSample: 1,
      keepsOffline: true,
      devServer: null,
      widgetOrigins: [],
      sharedPageSeconds: 0,
      imageOrigins: [],
      trustedProxies: 0,
      limits: EDGE_LIMITS,
      cacheBytes: { pages: 1_000_000, answers: 1_000_000 },
      drainSeconds: 0,
      shutdownSeconds: 8,
      ...changes,
    },
    site,
    { readiness },
  );
