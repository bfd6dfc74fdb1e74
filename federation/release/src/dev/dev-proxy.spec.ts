import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parsePublicKeys, verifySigned, type ShellSettings } from '@lacteos/remote-kit/registry';
import { fingerprintOf } from '../releases/release-folder.js';
import { aBuild } from '../testing/release-fixture.js';
import { DevProxy } from './dev-proxy.js';

const LINKED = { scope: 'link', remote: 'mfe-other', releaseId: '1.0.0-a', exp: 1, integrity: 'x' } as const;
const SETTINGS = { keys: 'root:x', picks: {}, reportSample: 1, widgetOrigins: [], previews: [LINKED] };
const DOCUMENT = `<!doctype html><script type="application/json" id="shell-settings">${JSON.stringify(SETTINGS)}</script>`;
const COOKIES = [
  '__Secure-lacteos_refresh=r; Domain=tienda.test; Path=/api/auth; HttpOnly; Secure; SameSite=Strict',
  'wide=w; Secure; SameSite=None',
];
const HTML = { accept: 'text/html,*/*' };

let shop: Server;
let shopUrl: URL;
let asked: IncomingMessage[];
let proxy: DevProxy;
let address: string;

const settingsIn = (html: string): ShellSettings =>
  JSON.parse(/id="shell-settings">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}') as ShellSettings;
const open = async (folder: string): Promise<void> => {
  proxy = new DevProxy({ shop: shopUrl, folder });
  address = await proxy.start(0);
};

beforeEach(async () => {
  asked = [];
  shop = createServer((request, response) => {
    asked.push(request);
    if (request.url === '/away')
      return response.writeHead(302, { location: `${shopUrl.origin}/login?a=1` }).end();
    if (request.url?.startsWith('/api'))
      return response
        .writeHead(201, { 'set-cookie': COOKIES, 'content-type': 'application/json' })
        .end('{"a":1}');
    return response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-length': Buffer.byteLength(DOCUMENT),
        'strict-transport-security': 'max-age=1',
        'content-security-policy': "script-src 'self'",
        etag: '"1"',
      })
      .end(DOCUMENT);
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  shopUrl = new URL(`http://127.0.0.1:${(shop.address() as AddressInfo).port}`);
});
afterEach(async () => {
  await proxy.close();
  await new Promise((resolve) => shop.close(resolve));
});

describe('the proxy of a deployed shop', () => {
  it('puts the build into each document as a signed local preview, beside those of a link [N-37-501]', async () => {
    await open(await aBuild('1.0.1-b'));
    const answer = await fetch(`${address}cart`, { headers: HTML });
    const { keys, previews = [], preview } = settingsIn(await answer.text());
    expect(answer.headers.get('content-security-policy')).toBe("script-src 'self'");
    expect([answer.headers.get('etag'), answer.headers.get('strict-transport-security')]).toEqual([
      null,
      null,
    ]);
    const [linked, local] = previews;
    expect([linked, previews.length]).toEqual([LINKED, 2]);
    expect(local).toMatchObject({ scope: 'local', releaseId: '1.0.1-b' });
    expect(preview?.version.url).toBe(`/releases/${local?.remote ?? ''}/1.0.1-b/remoteEntry.js`);
    const own = keys.replace('root:x,', '');
    expect(await verifySigned(local ?? {}, parsePublicKeys(own))).toBe('verified');
  });

  it('serves exactly the files of the build under the shop’s addresses [N-37-501]', async () => {
    await open(await aBuild('1.0.1-b', 'one text'));
    const { previews = [] } = settingsIn(await (await fetch(address, { headers: HTML })).text());
    const local = previews.at(-1);
    const folder = `${address}releases/${local?.remote ?? ''}/1.0.1-b/`;
    const release = Buffer.from(await (await fetch(`${folder}release.json`)).arrayBuffer());
    expect(fingerprintOf(release).integrity).toBe(local?.integrity);
    const entry = await fetch(`${folder}remoteEntry.js`);
    expect(await entry.text()).toContain('one text');
    expect([entry.headers.get('content-type'), entry.headers.get('cache-control')]).toEqual([
      'text/javascript',
      'no-store',
    ]);
    expect(asked).toHaveLength(1);
    await fetch(`${folder}secret.txt`);
    expect(asked).toHaveLength(2);
  });

  it('calls the shop as its own page would, and keeps its cookies on this machine [N-37-501]', async () => {
    await open(await aBuild('1.0.1-b'));
    const answer = await fetch(`${address}api/auth`, {
      method: 'POST',
      body: '{}',
      headers: {
        origin: address.slice(0, -1),
        referer: `${address}cart`,
        cookie: 'a=1; local.__Secure-lacteos_refresh=r',
      },
    });
    expect([answer.status, await answer.json()]).toEqual([201, { a: 1 }]);
    expect(answer.headers.getSetCookie()).toEqual([
      'local.__Secure-lacteos_refresh=r; Path=/api/auth; HttpOnly; SameSite=Strict',
      'wide=w; SameSite=Lax',
    ]);
    expect(asked[0]?.headers).toMatchObject({
      host: shopUrl.host,
      origin: shopUrl.origin,
      referer: `${shopUrl.origin}/cart`,
      cookie: 'a=1; __Secure-lacteos_refresh=r',
    });
    const away = await fetch(`${address}away`, { redirect: 'manual' });
    expect(away.headers.get('location')).toBe('/login?a=1');
  });

  it('says in words what is missing: the build, or the shop', async () => {
    await open('/nowhere/dist');
    const unbuilt = await fetch(address, { headers: HTML });
    expect([unbuilt.status, await unbuilt.text()]).toEqual([
      502,
      expect.stringMatching(/build the project first/),
    ]);
    await proxy.close();
    proxy = new DevProxy({ shop: new URL('http://127.0.0.1:9'), folder: await aBuild('1.0.1-b') });
    address = await proxy.start(0);
    const silent = await fetch(address, { headers: HTML });
    expect([silent.status, await silent.text()]).toEqual([
      502,
      expect.stringMatching(/^http:\/\/127\.0\.0\.1:9: /),
    ]);
  });
});
