import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { activate, activeRelease, rollBack } from './activate.js';
import type { DeployTarget } from './contract.js';
import { readDiscovery } from './discovery-store.js';
import { publish } from './publish.js';
import { aBuild, emptyFolder } from './release-fixture.js';
import { newKeyPair, readSigningKey } from './signing.js';

const PROJECT = 'mfe-checkout';

const aTarget = async (...releaseIds: string[]): Promise<DeployTarget> => {
  const dataDir = await emptyFolder();
  const target = {
    releasesDir: join(dataDir, 'releases'),
    discoveryFile: join(dataDir, 'discovery', 'local.json'),
    signingKey: readSigningKey(newKeyPair().signingKey),
    now: () => new Date('2026-11-21T12:00:00Z'),
  };
  for (const releaseId of releaseIds) await publish(await aBuild(releaseId), target.releasesDir);
  return target;
};

const live = async (target: DeployTarget): Promise<string | null> =>
  activeRelease(await readDiscovery(target.discoveryFile), PROJECT);

describe('activate', () => {
  it('points the discovery file to the release and keeps the revision in the history', async () => {
    const target = await aTarget('1.0.0-a');

    const discovery = await activate(target, PROJECT, '1.0.0-a');

    expect(discovery.revision).toBe(1);
    expect(discovery.microFrontends[PROJECT]?.[0]).toMatchObject({
      url: '/releases/mfe-checkout/1.0.0-a/remoteEntry.js',
      metadata: { version: '1.0.0', integrity: expect.stringMatching(/^sha384-/) as string },
      deployment: { traffic: 100, default: true },
    });
    const history = join(dirname(target.discoveryFile), 'history', 'local', '1.json');
    expect(JSON.parse(await readFile(history, 'utf8'))).toEqual(await readDiscovery(target.discoveryFile));
  });

  it('makes no new revision when the release is live already', async () => {
    const target = await aTarget('1.0.0-a');
    await activate(target, PROJECT, '1.0.0-a');

    expect((await activate(target, PROJECT, '1.0.0-a')).revision).toBe(1);
  });

  it('refuses a release that was never published', async () => {
    await expect(activate(await aTarget(), PROJECT, '1.0.0-a')).rejects.toMatchObject({
      code: 'RELEASE_MISSING',
    });
  });

  it('refuses a published file that was altered in the store', async () => {
    const target = await aTarget('1.0.0-a');
    await writeFile(join(target.releasesDir, PROJECT, '1.0.0-a', 'remoteEntry.js'), 'alert(1)');

    await expect(activate(target, PROJECT, '1.0.0-a')).rejects.toMatchObject({ code: 'RELEASE_TAMPERED' });
    expect(await live(target)).toBeNull();
  });

  it('refuses names that lead out of the store', async () => {
    await expect(activate(await aTarget(), '../api', '1.0.0-a')).rejects.toMatchObject({
      code: 'NAME_INVALID',
    });
    await expect(activate(await aTarget(), PROJECT, '../x')).rejects.toMatchObject({ code: 'NAME_INVALID' });
  });

  it('loses no update when twenty activations run together', async () => {
    const ids = Array.from({ length: 20 }, (_, index) => `1.0.${index}-a`);
    const target = await aTarget(...ids);

    const results = await Promise.all(ids.map((id) => activate(target, PROJECT, id)));

    const revisions = results.map(({ revision }) => revision).sort((a, b) => a - b);
    expect(revisions).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    expect(await readdir(join(dirname(target.discoveryFile), 'history', 'local'))).toHaveLength(20);
    expect((await readDiscovery(target.discoveryFile)).revision).toBe(20);
  });

  it('takes over the lock of a run that was killed', async () => {
    const target = await aTarget('1.0.0-a');
    await mkdir(dirname(target.discoveryFile), { recursive: true });
    await writeFile(`${target.discoveryFile}.lock`, '4194304999 killed');

    expect((await activate(target, PROJECT, '1.0.0-a')).revision).toBe(1);
  });
});

describe('roll back', () => {
  it('goes back one release per call, as a new revision', async () => {
    const target = await aTarget('1.0.0-a', '1.0.1-b', '1.0.2-c');
    for (const id of ['1.0.0-a', '1.0.1-b', '1.0.2-c']) await activate(target, PROJECT, id);

    await rollBack(target, PROJECT);
    expect(await live(target)).toBe('1.0.1-b');
    const discovery = await rollBack(target, PROJECT);

    expect(await live(target)).toBe('1.0.0-a');
    expect(discovery).toMatchObject({ revision: 5, change: { action: 'rollback', releaseId: '1.0.0-a' } });
  });

  it('says so when there is nothing to go back to', async () => {
    const target = await aTarget('1.0.0-a');
    await activate(target, PROJECT, '1.0.0-a');

    await expect(rollBack(target, PROJECT)).rejects.toMatchObject({ code: 'NOTHING_BEFORE' });
  });
});
