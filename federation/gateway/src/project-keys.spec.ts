import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { previewText, type Registry, type ShellSettings } from '@lacteos/remote-kit/registry';
import {
  parsePublicKeys,
  refusedProjects,
  verifyRegistry,
  verifyWritten,
} from '@lacteos/remote-kit/registry';
import type { FastifyInstance } from 'fastify';
import { aLiveShop, openGateway, shellRelease, storeRelease } from './testing/open-gateway.js';
import { aKey, aManifest, aShellManifest, integrityOf, type ReleaseStore } from './testing/release-store.js';

const STORE = 'mfe-storefront';
const newShell = {
  ...shellRelease,
  releaseId: '2.0.0-0123456789',
  manifest: aShellManifest([], { readsProjectKeys: true, readsShortEntries: true, readsRegistry: true }),
};
const embedded = (body: string): Registry =>
  JSON.parse(/id="(?:registry|discovery)">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}') as Registry;
const settingsIn = (body: string): ShellSettings =>
  JSON.parse(/id="shell-settings">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}') as ShellSettings;

const shellKey = aKey('shell');
const storeKey = aKey('store');
let store: ReleaseStore;
let gateway: FastifyInstance;
const get = (url: string, cookie = '') => gateway.inject({ url, headers: { cookie } });
const served = async () => (await get('/registry.json')).json<Registry>();
const liveStore = async () => (await served()).microFrontends[STORE]?.[0]?.extras.releaseId;
const nextStore = (releaseId: string) => ({ ...storeRelease, releaseId });

beforeEach(async () => {
  store = await aLiveShop();
  gateway = await openGateway(store);
  await get('/registry.json');
  store.trust({ shell: shellKey, [STORE]: storeKey });
  await store.activate(newShell, { 'main.js': 'x' });
});
afterEach(async () => {
  await gateway.close();
  await store.remove();
});

describe('Gateway with project keys', () => {
  it('serves the file signed per project and never returns to one signed as a whole [N-22-154]', async () => {
    const whole = store.wholeRegistry();
    expect(Object.keys((await served()).entries ?? {}).sort()).toEqual([STORE, 'shell']);
    await store.writeRegistry(whole);
    expect((await served()).trust).toBeDefined();
  });

  it("gives a shell that reads project keys their signed entries and the operator's keys", async () => {
    const { body } = await get('/');
    expect(settingsIn(body).keys).toBe(store.publicKeys);
    expect(embedded(body)).toEqual(await served());
    expect(embedded(body).signature).toBeUndefined();
  });

  it("serves the last good entry when another team's key signed the next one [N-22-153]", async () => {
    await served();
    await store.activate(nextStore('1.0.1-0123456789'), {}, { by: shellKey });
    expect(await liveStore()).toBe('1.0.0-0123456789');
    await store.activate({ ...newShell, releaseId: '2.0.1-0123456789' }, { 'main.js': 'x' });
    expect((await served()).microFrontends['shell']?.[0]?.extras.releaseId).toBe('2.0.1-0123456789');
    await store.activate(nextStore('1.0.2-0123456789'), {});
    expect(await liveStore()).toBe('1.0.2-0123456789');
  });

  it('serves the last good entry when the next one has a manifest with a word that it does not know [N-37-102]', async () => {
    await served();
    const routes = [{ path: '/toys', access: 'Staff' as 'staff', title: 'Toys' }];
    await store.activate({ ...nextStore('1.0.1-0123456789'), manifest: aManifest(STORE, routes) }, {});
    expect(await liveStore()).toBe('1.0.0-0123456789');
    const known = [{ path: '/toys', access: 'staff' as const, title: 'Toys' }];
    await store.activate({ ...nextStore('1.0.2-0123456789'), manifest: aManifest(STORE, known) }, {});
    expect(await liveStore()).toBe('1.0.2-0123456789');
  });

  it('omits a project without a valid entry and still serves the page', async () => {
    await store.activate(nextStore('1.0.1-0123456789'), {}, { by: shellKey });
    const anew = await openGateway(store);
    const { microFrontends } = (await anew.inject('/registry.json')).json<Registry>();
    expect(Object.keys(microFrontends)).toEqual(['shell']);
    expect((await anew.inject('/login')).body).toContain('id="registry"');
    await anew.close();
  });

  it('keeps the newest served entry when it is replaced by an older one or removed [N-22-152]', async () => {
    const old = store.entryOf(STORE);
    await store.activate(nextStore('1.0.1-0123456789'), {});
    expect(await liveStore()).toBe('1.0.1-0123456789');
    await store.writeRegistry(store.registryWith({ [STORE]: old }));
    expect(await liveStore()).toBe('1.0.1-0123456789');
    await store.writeRegistry(store.registryWith({ [STORE]: null }));
    expect(await liveStore()).toBe('1.0.1-0123456789');
  });

  it('drops entries signed by a withdrawn key, even already served ones', async () => {
    await get('/registry.json');
    store.trust({ shell: shellKey, [STORE]: aKey('next') });
    await store.activate({ ...newShell, releaseId: '2.0.1-0123456789' }, { 'main.js': 'x' });
    expect(Object.keys((await served()).microFrontends)).toEqual(['shell']);
  });

  it('refuses a trust list that a team signed [N-22-154]', async () => {
    const before = await served();
    store.trust({ shell: storeKey, [STORE]: storeKey }, storeKey);
    await store.activate(
      { ...newShell, releaseId: '2.0.1-0123456789' },
      { 'main.js': 'x' },
      { by: storeKey },
    );
    expect(await served()).toEqual(before);
  });
});

describe('Gateway of a shop without project keys', () => {
  it('has no page whose access is no known word [N-37-103]', async () => {
    const anew = await aLiveShop();
    const open = await openGateway(anew);
    const statusOf = async (access: string) => {
      const routes = [{ path: '/toys', access: access as 'staff', title: 'Toys' }];
      await anew.activate({ ...nextStore(`1.0.1-${access}`), manifest: aManifest(STORE, routes) }, {});
      return (await open.inject('/toys')).statusCode;
    };
    expect(await statusOf('staff')).toBe(200);
    expect(await statusOf('Staff')).toBe(404);
    await open.close();
    await anew.remove();
  });
});

describe('Shell without support for project keys', () => {
  it('gets the same releases in a file signed by this gateway, and its key [N-22-157]', async () => {
    await store.activate({ ...shellRelease, releaseId: '1.9.0-0123456789' }, { 'main.js': 'x' });
    const { body } = await get('/');
    const [file, now] = [embedded(body), await served()];
    const keys = parsePublicKeys(settingsIn(body).keys);
    expect(await verifyRegistry(file, keys)).toBe('verified');
    expect(file.trust).toBeUndefined();
    expect([file.revision, file.microFrontends]).toEqual([now.revision, now.microFrontends]);
  });
});

describe('Short entries', () => {
  const activateShort = (releaseId: string) => store.activate(nextStore(releaseId), {}, { isShort: true });
  const releaseFile = (releaseId: string) => join(store.releasesDir, STORE, releaseId, 'release.json');

  it('stay as they were signed in the page, which is told to fetch the rest of its own [N-37-407]', async () => {
    await activateShort('1.0.1-0123456789');
    const { body } = await get('/');
    const [version] = embedded(body).microFrontends[STORE] ?? [];
    expect(version?.extras).toMatchObject({ files: {}, expose: {} });
    expect(version?.extras.modules).toBeUndefined();
    expect(body).toContain(
      `<link rel="preload" as="fetch" href="/releases/${STORE}/1.0.1-0123456789/release.json" crossorigin="anonymous"`,
    );
    expect(body).toContain(`/releases/${STORE}/1.0.1-0123456789/${storeRelease.entry}"`);
  });

  it('are not fetched by pages of the shell or for whole entries [N-37-407]', async () => {
    expect((await get('/')).body).not.toContain('release.json');
    await activateShort('1.0.1-0123456789');
    expect((await get('/login')).body).not.toContain('release.json');
  });

  it.each([
    ['changed', (file: string) => writeFile(file, '{}')],
    ['missing', (file: string) => rm(file)],
  ])('with a %s release.json lose to the last good entry [N-37-402]', async (_state, damage) => {
    expect(await liveStore()).toBe('1.0.0-0123456789');
    const before = store.registryWith({});
    await activateShort('1.0.1-0123456789');
    await damage(releaseFile('1.0.1-0123456789'));
    expect(await liveStore()).toBe('1.0.0-0123456789');
    await store.writeRegistry(before);
    await activateShort('1.0.2-0123456789');
    expect(await liveStore()).toBe('1.0.2-0123456789');
  });

  it('go live as soon as their release.json arrives in a copy of the store [N-37-402]', async () => {
    expect(await liveStore()).toBe('1.0.0-0123456789');
    await activateShort('1.0.1-0123456789');
    const file = releaseFile('1.0.1-0123456789');
    await rename(file, `${file}.late`);
    expect(await liveStore()).toBe('1.0.0-0123456789');
    await rename(`${file}.late`, file);
    const later = Date.now() + 60_000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
    expect(await liveStore()).toBe('1.0.1-0123456789');
    clock.mockRestore();
  });

  const activateOlderShell = () => {
    const manifest = aShellManifest([], { readsProjectKeys: true });
    return store.activate({ ...newShell, releaseId: '1.9.0-0123456789', manifest }, { 'main.js': 'x' });
  };

  it('are completed for a shell that does not do so itself [N-37-404]', async () => {
    await activateShort('1.0.1-0123456789');
    await activateOlderShell();
    const { body } = await get('/');
    const file = embedded(body);
    expect(await verifyRegistry(file, parsePublicKeys(settingsIn(body).keys))).toBe('verified');
    expect(file.microFrontends[STORE]?.[0]?.extras).toMatchObject({
      modules: storeRelease.modules,
      files: storeRelease.files,
      manifest: storeRelease.manifest,
    });
    expect(body).not.toContain('as="fetch"');
  });

  it('are sealed for such a shell beside the keys by which it verifies previews in its tabs [N-37-404]', async () => {
    await activateShort('1.0.1-0123456789');
    await activateOlderShell();
    const { body } = await get('/');
    const file = embedded(body);
    const keys = parsePublicKeys(settingsIn(body).keys);
    expect(await verifyWritten(file, keys)).toBe('verified');
    expect(await refusedProjects(file, keys)).toEqual([]);
    expect(file.trust?.projects[STORE]).toMatchObject(storeKey.keys);
    expect(Object.keys(file.trust?.projects ?? {}).sort()).toEqual([STORE, 'shell']);
  });
});

describe('A shell of the release before', () => {
  const CANARY = '1.1.0-0123456789';
  const flags = { readsProjectKeys: true, readsShortEntries: true } as const;
  const idOf = (body: string) => /id="(registry|discovery)">/.exec(body)?.[1];
  const roles = ({ microFrontends }: Registry) => microFrontends[STORE]?.map(({ extras }) => extras.role);
  const activateOlderShell = () =>
    store.activate(
      { ...newShell, releaseId: '1.9.0-0123456789', manifest: aShellManifest([], flags) },
      { 'main.js': 'x' },
    );
  const startCanary = async () => {
    await store.activate(nextStore(CANARY), {}, { role: 'canary', isShort: true });
    await served();
  };

  it('finds the signed file by its former name, on the page and at its address [N-37-428]', async () => {
    const { body: today } = await get('/');
    await activateOlderShell();
    const { body } = await get('/');
    expect([idOf(today), idOf(body)]).toEqual(['registry', 'discovery']);
    const former = (await get('/discovery.json')).json<Registry>();
    expect(embedded(body)).toEqual(former);
    expect(former).toEqual(await served());
  });

  it('reads the role of a canary in its own word, signed so that it believes it [N-37-425]', async () => {
    await startCanary();
    expect(roles(await served())).toEqual(['live', 'canary']);
    await activateOlderShell();
    const { body } = await get('/');
    const former = (await get('/discovery.json')).json<Registry>();
    for (const file of [embedded(body), former]) {
      expect(roles(file)).toEqual(['live', 'candidate']);
      const keys = parsePublicKeys(settingsIn(body).keys);
      expect([await verifyRegistry(file, keys), await refusedProjects(file, keys)]).toEqual(['verified', []]);
    }
  });
});

describe('Preview', () => {
  const PREVIEWED = '3.0.0-0123456789';
  const linkBy = async (by: ReturnType<typeof aKey>) => {
    const release = nextStore(PREVIEWED);
    await store.publish(release);
    const integrity = integrityOf(JSON.stringify(release));
    const exp = Math.floor(Date.now() / 1000) + 60;
    return previewText(
      by.signed({ scope: 'link' as const, remote: STORE, releaseId: PREVIEWED, exp, integrity }),
    );
  };

  it("is shown only when the remote's own key signed it", async () => {
    const shown = await get(`/?vista=${await linkBy(storeKey)}`);
    expect(settingsIn(shown.body).preview?.token.releaseId).toBe(PREVIEWED);
    expect(settingsIn((await get(`/?vista=${await linkBy(shellKey)}`)).body).preview).toBeUndefined();
  });

  it('reaches an older shell with a signature that it can verify', async () => {
    await store.activate({ ...shellRelease, releaseId: '1.9.0-0123456789' }, { 'main.js': 'x' });
    const { preview, keys } = settingsIn((await get(`/?vista=${await linkBy(storeKey)}`)).body);
    expect(preview?.token.signature?.keyId).toBe(keys.split(':')[0]);
  });
});
