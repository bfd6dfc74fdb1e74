/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { RemoteRoute } from '@lacteos/remote-kit';
import type { FastifyInstance } from 'fastify';
import { aLiveShop, aManifest, aRelease, ReleaseStore, SHELL, STORE } from 'gateway/testing';
import { openShop } from '../testing/open-shop';
import { THEME_COLOURS } from './theme-colours';

let store: ReleaseStore;
let gateway: FastifyInstance;

beforeEach(async () => {
  store = await aLiveShop();
  gateway = await openShop(store);
});
afterEach(async () => {
  await gateway.close();
  await store.remove();
});
const get = (url: string, headers: Record<string, string> = {}) => gateway.inject({ url, headers });

it('redirects favicon.ico to the icon of the live shell', async () => {
  const { statusCode, headers } = await get('/favicon.ico');
  expect([statusCode, headers.location]).toEqual([302, `${SHELL}/favicon.svg`]);
});

describe('a page of the gateway', () => {
  it('has the title of its route, the frame and the shell with its integrity', async () => {
    const { statusCode, body, headers } = await get('/login');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('<title>Iniciar sesión · Lácteos del Llano</title>');
    expect(body).toContain('<div id="root"><header>Lácteos</header></div>');
    expect(body).toContain(
      `<script defer src="${SHELL}/main.js" integrity="sha384-shell-main.js" crossorigin="anonymous"></script>`,
    );
    expect(body).toContain(`<link rel="stylesheet" href="${SHELL}/bootstrap.css"`);
  });

  it('is light when its release supports only that scheme [N-18-304]', async () => {
    const page = async () => (await get('/product/12')).body;
    expect(await page()).toContain('<html lang="es-CO" data-only-light>');
    expect((await get('/login')).body).toContain('<html lang="es-CO">');
    const routes: RemoteRoute[] = [{ path: '/product/:id', access: 'public', title: 'Producto' }];
    const manifest = { ...aManifest('mfe-storefront', routes), hasDarkScheme: true as const };
    const release = { releaseId: '9.0.0-0000000000', paths: ['entry.js'], manifest };
    await store.activate(aRelease('mfe-storefront', release), {});
    expect(await page()).toContain('<html lang="es-CO">');
  });

  it("gives the browser's own bars the colour of the header in both schemes [N-18-305]", async () => {
    const { body } = await get('/login');
    const tokens = readFileSync(join(import.meta.dirname, '../../../libs/ui/src/tokens.css'), 'utf8');
    const { light, dark } = THEME_COLOURS;
    expect(tokens).toContain(`--milk: light-dark(${light}, ${dark});`);
    for (const [scheme, colour] of Object.entries(THEME_COLOURS))
      expect(body).toContain(
        `<meta name="theme-color" content="${colour}" media="(prefers-color-scheme: ${scheme})"`,
      );
  });

  it('starts the shell, the owning remote and the files of the page together', async () => {
    const { body } = await get('/product/12?from=home');
    const preloads = [...body.matchAll(/rel="preload" as="script" href="([^"]+)" integrity="sha384-[^"]+"/g)];
    expect(preloads.map(([, href]) => href)).toEqual([
      `${SHELL}/bootstrap.js`,
      `${SHELL}/react.js`,
      `${STORE}/entry.js`,
      `${STORE}/expose.js`,
      `${STORE}/product.js`,
    ]);
    expect(body).toContain(`<link rel="stylesheet" href="${STORE}/product.css"`);
  });

  it('starts its first call of the API together with them', async () => {
    const { headers } = await get('/product/12');
    expect(headers.link).toBe('</api/product/12>; rel=preload; as=fetch; crossorigin=anonymous');
    expect((await get('/login')).headers.link).toBeUndefined();
  });

  it('asks for no anonymous data for a visitor who is signed in', async () => {
    const { headers } = await get('/product/12', { cookie: 'a=b; lacteos_signed_in=1' });
    expect(headers.link).toBeUndefined();
  });

  it.each(['/product/%22%3E%3Cx', '/product/a>;b', '/product/1,2'])(
    'puts nothing into a header that an address like %s could break',
    async (address) => {
      expect(String((await get(address)).headers.link ?? '')).not.toMatch(/["]|>.*>|,/);
    },
  );

  it('preloads nothing of remotes that do not own it', async () => {
    expect((await get('/login')).body).not.toContain(`href="${STORE}`);
  });

  it('holds the registry as data that cannot end its element', async () => {
    const title = '</script><script>alert(1)</script>';
    const manifest = aManifest('mfe-x', [{ path: '/x', access: 'public', title }]);
    await store.activate(aRelease('mfe-x', { paths: ['main.js'], manifest }), {});
    const { body } = await get('/x');
    const [, json = ''] = /<script type="application\/json" id="registry">(.*?)<\/script>/s.exec(body) ?? [];
    expect(JSON.parse(json).microFrontends['mfe-x'][0].extras.manifest.routes[0].title).toBe(title);
    expect(body).not.toContain('<script>alert');
  });

  it('is found regardless of case and trailing slash', async () => {
    expect((await get('/LOGIN/')).statusCode).toBe(200);
  });

  it.each(['/nowhere', '/product', '/product/1/2', '/.env', '/wp-login.php'])(
    'is the same shell with status 404 at the unknown address %s',
    async (address) => {
      const { statusCode, body } = await get(address);
      expect(statusCode).toBe(404);
      expect(body).toContain('<title>Página no encontrada · Lácteos del Llano</title>');
      expect(body).toContain(`${SHELL}/main.js`);
    },
  );

  it('is compressed as the browser accepts it and revalidated', async () => {
    const plain = (await get('/')).body;
    const br = await get('/', { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await get('/', { 'accept-encoding': 'gzip' });
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain);
    expect(br.headers['cache-control']).toBe('private, no-cache');
    const again = await get('/', { 'if-none-match': String(br.headers.etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('changes as soon as another release is live', async () => {
    const before = await get('/');
    const manifest = aManifest('shell', [{ path: '/news', access: 'public', title: 'Novedades' }]);
    await store.activate(
      aRelease('shell', { releaseId: '1.1.0-0000000000', paths: ['main.js'], manifest }),
      {},
    );
    const after = await get('/news', { 'if-none-match': String(before.headers.etag) });
    expect(after.statusCode).toBe(200);
    expect(after.body).toContain('/releases/shell/1.1.0-0000000000/main.js');
  });

  it('survives a broken registry with the last good one', async () => {
    await get('/');
    await store.writeRegistry('{"microFrontends": [broken');
    expect((await get('/')).statusCode).toBe(200);
    await store.writeRegistry('{"microFrontends": {"shell": [{}]}}');
    expect((await get('/')).statusCode).toBe(200);
  });

  it('says in Spanish that the shop is not available when nothing is live yet', async () => {
    const empty = await ReleaseStore.create();
    const app = await openShop(empty);
    const { statusCode, body } = await app.inject('/');
    expect(statusCode).toBe(503);
    expect(body).toContain('La tienda no está disponible en este momento.');
    expect((await app.inject('/healthz')).statusCode).toBe(503);
    await app.close();
    await empty.remove();
  });
});

describe('the security headers of a page', () => {
  it('allow scripts of the own origin only, neither inline nor by eval', async () => {
    const { headers, body } = await get('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'self'");
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe("'self'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-eval');
    expect(headers['integrity-policy']).toBe('blocked-destinations=(script)');
    expect(body).not.toMatch(/<script(?![^>]*(src=|application\/(ld\+)?json))/);
    expect(body).not.toMatch(/\son\w+=/);
  });

  it('allow the card widget only from the configured origins', async () => {
    const app = await openShop(store, { widgetOrigins: ['https://checkout.wompi.co'] });
    const { headers } = await app.inject('/');
    await app.close();
    const policy = String(headers['content-security-policy']);
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).toBe("'self' https://checkout.wompi.co");
    expect(/frame-src ([^;]*)/.exec(policy)?.[1]).toBe("'self' https://checkout.wompi.co blob:");
    // Wompi publishes no integrity hash of its widget.
    expect(headers['integrity-policy']).toBeUndefined();
    const without = String((await get('/')).headers['content-security-policy']);
    expect(/frame-src ([^;]*)/.exec(without)?.[1]).toBe("'self' blob:");
  });

  it('allow only pictures from the configured image host', async () => {
    const app = await openShop(store, { imageOrigins: ['https://pictures.test'] });
    const { headers } = await app.inject('/');
    await app.close();
    const policy = String(headers['content-security-policy']);
    expect(/img-src ([^;]*)/.exec(policy)?.[1]).toBe("'self' https://pictures.test data:");
    expect(policy.match(/pictures\.test/g)).toHaveLength(1);
  });

  it('forbid type sniffing, cross-origin openers and leaking referrers', async () => {
    expect((await get('/')).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
  });

  it('keep browsers on https, and cookies off plain http [N-16-029]', async () => {
    const app = await openShop(store, { trustedProxies: 1 });
    const { headers } = await app.inject({ url: '/', headers: { 'x-forwarded-proto': 'https' } });
    await app.close();
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(String(headers['set-cookie'])).toMatch(/^lacteos_visitor=.*; Secure$/);
    expect(String((await get('/')).headers['set-cookie'])).not.toContain('Secure');
  });
});

describe('the address for reports of weaknesses', () => {
  it('is where RFC 9116 looks for it and does not expire soon [N-16-030]', async () => {
    const { statusCode, headers, body } = await get('/.well-known/security.txt');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(body).toContain('Contact: mailto:hola@lacteosdelllano.test\n');
    expect(body).toContain('Canonical: https://tienda.test/.well-known/security.txt\n');
    const [, expires = ''] = /^Expires: (.+)$/m.exec(body) ?? [];
    const days = (Date.parse(expires) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(90);
    expect(days).toBeLessThan(365);
  });
});

describe('the health of the gateway', () => {
  it('is healthy while it has a registry', async () => {
    expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
  });
});
