import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { readTicket } from '@lacteos/contracts/http';
import { bucketOf, previewText, type Preview, type ShellSettings } from '@lacteos/remote-kit/registry';
import type { FastifyInstance } from 'fastify';
import { aLiveShop, openGateway, STORE } from './testing/open-gateway.js';
import { aManifest, aRelease, integrityOf, type ReleaseStore } from './testing/release-store.js';

const CANARY = '1.1.0-canary1';
const canary = aRelease('mfe-storefront', {
  releaseId: CANARY,
  entry: 'entry.js',
  paths: ['entry.js'],
  manifest: aManifest('mfe-storefront', [{ path: '/', access: 'public', title: 'Inicio' }]),
});
const isCanary = (body: string): boolean =>
  body.includes(`href="/releases/mfe-storefront/${CANARY}/entry.js"`);
const settingsIn = (body: string): ShellSettings => {
  const [, json = ''] = /id="shell-settings">(.*?)<\/script>/s.exec(body) ?? [];
  return JSON.parse(json) as ShellSettings;
};

let store: ReleaseStore;
let gateway: FastifyInstance;
beforeEach(async () => {
  store = await aLiveShop();
  gateway = await openGateway(store);
});
afterEach(async () => {
  await gateway.close();
  await store.remove();
});
const get = (url: string, cookie = '') => gateway.inject({ url, headers: { cookie } });
const visitor = (id: string) => `lacteos_visitor=${id}`;

describe('Visitor', () => {
  it('gets a random id once in a cookie that pages read and other sites do not send', async () => {
    const first = String((await get('/')).headers['set-cookie']);
    expect(first).toMatch(/^lacteos_visitor=[\w-]{36}; Path=\/; Max-Age=31536000; SameSite=Lax$/);
    expect((await get('/', first.split(';')[0])).headers['set-cookie']).toBeUndefined();
    expect((await get('/', 'lacteos_visitor=<script>')).headers['set-cookie']).toBeDefined();
  });

  it('gets the canary only if their bucket is below its share', async () => {
    await store.tryOut(canary, 30);
    const ids = Array.from({ length: 40 }, (_, index) => `visitor-${index}`);
    const chosen = await Promise.all(ids.map(async (id) => isCanary((await get('/', visitor(id))).body)));
    expect(chosen).toEqual(ids.map((id) => bucketOf(id, 'mfe-storefront', CANARY) < 3_000));
    expect(new Set(chosen).size).toBe(2);
  });

  it.each([
    [0, false],
    [100, true],
  ])('gets a canary shown to %d %% of visitors: %s', async (percent, isChosen) => {
    await store.tryOut(canary, percent);
    const { body } = await get('/', visitor('visitor-1'));
    expect(isCanary(body)).toBe(isChosen);
    expect(settingsIn(body).picks['mfe-storefront']).toBe(isChosen ? CANARY : '1.0.0-0123456789');
  });

  it('gets the whole signed registry, whichever release they see', async () => {
    await store.tryOut(canary, 100);
    const [, json = ''] = /id="registry">(.*?)<\/script>/s.exec((await get('/')).body) ?? [];
    expect(JSON.parse(json)).toEqual((await get('/registry.json')).json());
    expect(JSON.parse(json).signature.value).toMatch(/^[\w-]{86}$/);
  });
});

describe('Untrusted registry', () => {
  it.each([
    ['unsigned', (text: string) => ({ ...JSON.parse(text), signature: undefined })],
    ['altered', (text: string) => ({ ...JSON.parse(text), environment: 'another' })],
  ])('is not served: %s', async (_why, change) => {
    const before = (await get('/registry.json')).body;
    await store.writeRegistry(JSON.stringify(change(store.nextRegistry())));
    expect((await get('/registry.json')).body).toBe(before);
    const anew = await openGateway(store, { stateDir: `${store.stateDir}-of-a-new-machine` });
    expect((await anew.inject('/registry.json')).statusCode).toBe(503);
    expect((await anew.inject('/')).body).toContain('La tienda no está disponible en este momento.');
    await anew.close();
  });

  it('is not served when it is older than the last served one', async () => {
    const old = store.nextRegistry();
    await store.writeRegistry(store.nextRegistry());
    const before = (await get('/registry.json')).body;
    await store.writeRegistry(old);
    expect((await get('/registry.json')).body).toBe(before);
  });
});

describe('Frame of a release', () => {
  it('is omitted when it differs from the file listed in the registry', async () => {
    const path = 'frame.html';
    const shell = aRelease('shell', {
      releaseId: '2.0.0-0000000000',
      paths: ['main.js'],
      files: { 'main.js': { integrity: 'sha384-x', size: 1 }, [path]: { integrity: 'sha384-y', size: 1 } },
    });
    await store.activate(shell, {});
    await store.publish(shell, { [path]: '<script src="https://evil.test/x.js"></script>' });
    expect((await get('/')).body).not.toContain('evil.test');
  });
});

describe('Report ticket', () => {
  const reportTicketSecret = 's'.repeat(32);
  const COOKIE =
    /^lacteos_report=([\w.-]+); Path=\/release-desk\/reports; Max-Age=3600; HttpOnly; SameSite=Strict$/;
  const ticketOf = (cookies: unknown, now = new Date()) =>
    readTicket(reportTicketSecret, COOKIE.exec([cookies].flat().map(String).at(-1) ?? '')?.[1] ?? '', now);

  it('comes with every page, even an unchanged one, without changing its HTML [N-16-195]', async () => {
    await store.tryOut(canary, 100);
    const app = await openGateway(store, { reportTicketSecret });
    const open = (id: string, remoteAddress: string, etag = '') =>
      app.inject({ url: '/', remoteAddress, headers: { cookie: visitor(id), 'if-none-match': etag } });
    const [one, two] = [await open('visitor-1', '203.0.113.7'), await open('visitor-2', '203.0.113.8')];
    const again = await open('visitor-1', '198.51.100.7', String(one.headers.etag));
    expect([one.statusCode, two.body === one.body, again.statusCode]).toEqual([200, true, 304]);
    const [first, second, third] = [one, two, again].map(({ headers }) => ticketOf(headers['set-cookie']));
    expect(first?.picks['mfe-storefront']).toBe(CANARY);
    expect(first?.visitor).not.toBe(second?.visitor);
    expect([first?.network === second?.network, first?.visitor === third?.visitor]).toEqual([true, true]);
    expect(third?.network).not.toBe(first?.network);
    expect(JSON.stringify(first)).not.toMatch(/visitor-1|203\.0/);
    const later = new Date(Date.now() + 3_601_000);
    expect(ticketOf(one.headers['set-cookie'], later)).toBeNull();
    const file = await app.inject({ url: `${STORE}/entry.js` });
    expect(file.headers['set-cookie']).toBeUndefined();
    await app.close();
  });
});

describe('Preview link', () => {
  const linkTo = (changes: object = {}) => {
    const token: Preview = {
      scope: 'link',
      remote: 'mfe-storefront',
      releaseId: CANARY,
      exp: Math.floor(Date.now() / 1000) + 3600,
      integrity: integrityOf(JSON.stringify(canary)),
      ...changes,
    };
    return previewText(store.signed(token));
  };
  const readable = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Preview;
  beforeEach(() => store.publish(canary));

  it('shows its release to anyone who has it and keeps it across pages', async () => {
    const { body, headers } = await get(`/?vista=${linkTo()}`, visitor('visitor-1'));
    expect(isCanary(body)).toBe(true);
    expect(settingsIn(body).preview?.token.releaseId).toBe(CANARY);
    const cookie = String(headers['set-cookie']).split(';')[0];
    expect(isCanary((await get('/', cookie)).body)).toBe(true);
    expect(isCanary((await get('/')).body)).toBe(false);
  });

  it.each([
    ['has expired', () => linkTo({ exp: 1 })],
    ['names a release that is not in the store', () => linkTo({ releaseId: '9.9.9-0' })],
    ['leads out of the store', () => linkTo({ releaseId: '..' })],
    ['was made for other files', () => linkTo({ integrity: 'sha384-other' })],
    ['is not ours', () => 'eyJyZW1vdGUiOiJ4In0'],
    ['is no link at all', () => '%00'],
  ])('shows the live release when it %s', async (_why, make) => {
    const { body, statusCode } = await get(`/?vista=${make()}`, visitor('visitor-1'));
    expect(statusCode).toBe(200);
    expect(isCanary(body)).toBe(false);
    expect(body).toContain(`${STORE}/entry.js`);
    expect(settingsIn(body).preview).toBeUndefined();
  });

  it('shows the releases of several remotes, each by its own signature [N-37-502]', async () => {
    const other = aRelease('mfe-other', {
      releaseId: '2.0.0-other1',
      entry: 'entry.js',
      paths: ['entry.js'],
    });
    await store.publish(other);
    const second = linkTo({
      remote: 'mfe-other',
      releaseId: '2.0.0-other1',
      integrity: integrityOf(JSON.stringify(other)),
    });
    const shownBy = async (link: string) => {
      const { body, headers } = await get(`/?vista=${link}`, visitor('visitor-1'));
      const remotes = settingsIn(body).previews?.map(({ remote }) => remote) ?? [];
      return { remotes, cookie: String(headers['set-cookie']).split(';')[0] ?? '' };
    };
    const both = await shownBy(`${linkTo()}.${second}`);
    expect(both.remotes).toEqual(['mfe-storefront', 'mfe-other']);
    const { body } = await get('/', both.cookie);
    expect(settingsIn(body).previews).toHaveLength(2);
    expect(settingsIn(body).picks['mfe-other']).toBe('2.0.0-other1');
    const forged = previewText({ ...readable(second), releaseId: CANARY });
    expect((await shownBy(`${forged}.${second}`)).remotes).toEqual(['mfe-other']);
    const five = await shownBy([second, second, second, second, linkTo()].join('.'));
    expect(five.remotes).not.toContain('mfe-storefront');
    expect(five.cookie.length).toBeLessThan(2_048);
  });
});
