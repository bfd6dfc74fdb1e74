import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { collectGarbage } from './collect-garbage.js';
import type { ReleaseTarget } from '../contract/contract.js';
import { listReleases } from '../releases/published-releases.js';
import { publish } from '../releases/publish.js';
import { activate, canary, rollBack } from './release-actions.js';
import { aBuild, emptyFolder } from '../testing/release-fixture.js';
import { newKeyPair, readSigningKey } from '../contract/signing.js';
import { folderTarget } from '../store/open-storage.js';

const PROJECT = 'mfe-checkout';
const A_DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.parse('2026-06-01T12:00:00Z');

describe('garbage collection', () => {
  let target: ReleaseTarget;
  let releasesDir: string;
  let day: number;
  const onDay = (number: number): void => void (day = number);
  /** Publishes on the present day, as the store's clock says. */
  const publishNow = async (releaseId: string): Promise<void> => {
    await publish(await aBuild(releaseId), target);
    const folder = join(releasesDir, PROJECT, releaseId);
    const at = new Date(START + day * A_DAY_MS);
    for (const { key } of await target.store.list(`releases/${PROJECT}/${releaseId}/`))
      await utimes(join(folder, key.split('/').slice(3).join('/')), at, at);
  };
  const left = async (): Promise<string[]> =>
    (await listReleases(target, PROJECT)).map(({ releaseId }) => releaseId).sort();

  beforeEach(async () => {
    const dataDir = await emptyFolder();
    releasesDir = join(dataDir, 'releases');
    onDay(0);
    target = {
      ...folderTarget({ releasesDir, registryFile: join(dataDir, 'discovery', 'local.json') }),
      signingKey: readSigningKey(newKeyPair().signingKey),
      gate: 'off',
      now: () => new Date(START + day * A_DAY_MS),
    };
    for (const id of ['1.0.0-a', '1.0.1-b', '1.0.2-c', '1.0.3-d', '1.0.4-e']) await publishNow(id);
    for (const id of ['1.0.0-a', '1.0.1-b', '1.0.2-c']) await activate(target, PROJECT, id);
    await canary(target, PROJECT, 10, { releaseId: '1.0.3-d' });
  });

  it('keeps live, canary and previous releases, however old, and removes unreferenced ones', async () => {
    onDay(400);
    expect((await collectGarbage(target)).map(({ releaseId }) => releaseId).sort()).toEqual([
      '1.0.0-a',
      '1.0.4-e',
    ]);
    expect(await left()).toEqual(['1.0.1-b', '1.0.2-c', '1.0.3-d']);
    expect((await rollBack(target, PROJECT)).microFrontends[PROJECT]?.[0]?.extras.releaseId).toBe('1.0.1-b');
  });

  it('keeps releases that were live, previous or canary within 30 days, because open tabs may use them', async () => {
    onDay(40);
    await publishNow('1.1.0-f');
    await activate(target, PROJECT, '1.1.0-f');
    await publishNow('1.1.1-g');
    await activate(target, PROJECT, '1.1.1-g');
    onDay(69);
    await collectGarbage(target);
    expect(await left()).toEqual(['1.0.1-b', '1.0.2-c', '1.0.3-d', '1.1.0-f', '1.1.1-g']);
    onDay(71);
    await collectGarbage(target);
    expect(await left()).toEqual(['1.1.0-f', '1.1.1-g']);
  });

  it('keeps a recently published release that awaits activation', async () => {
    onDay(40);
    await publishNow('1.1.0-f');
    onDay(69);
    await collectGarbage(target);
    expect(await left()).toContain('1.1.0-f');
  });

  it('removes nothing in a dry run or below a live file without a known signature', async () => {
    onDay(400);
    expect(await collectGarbage(target, { isDryRun: true })).toHaveLength(2);
    expect(await left()).toHaveLength(5);
    const foreign = { ...target, signingKey: readSigningKey(newKeyPair().signingKey) };
    await expect(collectGarbage(foreign)).rejects.toMatchObject({ code: 'REGISTRY_FORGED' });
    expect(await left()).toHaveLength(5);
  });
});
