import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { collectGarbage } from '../actions/collect-garbage.js';
import { activate } from '../actions/release-actions.js';
import type { ReleaseTarget } from '../contract/contract.js';
import { aBuildWithLibrary, aSharingBuild, emptyFolder } from '../testing/release-fixture.js';
import { newKeyPair, readSigningKey } from '../contract/signing.js';
import { folderTarget } from '../store/open-storage.js';
import { aBucketEnvironment, aFolderEnvironment, PROJECT } from '../testing/target-fixture.js';
import { publish } from './publish.js';
import { getWholeRelease } from './published-releases.js';
import { findSourceMap } from './source-maps.js';

const PAGE = 'page.aaaaaaaaaaaaaaaa.js';
const OTHER_PAGE = 'page.bbbbbbbbbbbbbbbb.js';
const FRAME = 'frame.cccccccccccccccc.js';

const keysOf = async ({ store }: ReleaseTarget, prefix: string): Promise<string[]> =>
  (await store.list(prefix)).map(({ key }) => key).sort();
const withoutCopies = (keys: string[]): string[] => keys.filter((key) => !/\.(br|gz)$/.test(key));

describe.each([
  ['folders', aFolderEnvironment],
  ['a bucket', aBucketEnvironment],
])('files that releases share, in %s', (_store, anEnvironment) => {
  let environment: Awaited<ReturnType<typeof anEnvironment>>;
  beforeEach(async () => (environment = await anEnvironment()));
  afterEach(() => environment.close());

  it('are stored once, and the next release adds only new files [N-22-065]', async () => {
    const target = environment.open();
    const first = await publish(await aSharingBuild('1.0.0-a', [PAGE, FRAME]), target);
    const second = await publish(await aSharingBuild('1.0.1-b', [OTHER_PAGE, FRAME]), target);

    expect([first.newFiles, second.newFiles]).toEqual([3, 2]);
    expect(withoutCopies(await keysOf(target, `releases/${PROJECT}/`))).toEqual([
      `releases/${PROJECT}/1.0.0-a/entry.js`,
      `releases/${PROJECT}/1.0.0-a/release.json`,
      `releases/${PROJECT}/1.0.1-b/entry.js`,
      `releases/${PROJECT}/1.0.1-b/release.json`,
      `releases/${PROJECT}/files/${FRAME}`,
      `releases/${PROJECT}/files/${PAGE}`,
      `releases/${PROJECT}/files/${OTHER_PAGE}`,
    ]);
    const { release } = await getWholeRelease(target, PROJECT, '1.0.1-b');
    expect(Object.keys(release.files)).toEqual(['entry.js', `../files/${OTHER_PAGE}`, `../files/${FRAME}`]);
    expect(release.expose['./remote']?.js).toEqual([`../files/${OTHER_PAGE}`]);
  });

  it('match their hashes, or the release is not published [N-22-065]', async () => {
    const target = environment.open();
    await target.store.create(`releases/${PROJECT}/files/${FRAME}`, 'damaged');
    await expect(publish(await aSharingBuild('1.0.0-a', [PAGE, FRAME]), target)).rejects.toMatchObject({
      code: 'RELEASE_TAMPERED',
    });
    expect(await keysOf(target, `releases/${PROJECT}/1.0.0-a/`)).toEqual([]);
  });

  it('have a hash in their names, or the release is not published', async () => {
    const build = await aSharingBuild('1.0.0-a', ['page.js']);
    await expect(publish(build, environment.open())).rejects.toMatchObject({ code: 'RELEASE_TAMPERED' });
  });

  it('keep one source map, which a stack finds by the address of the shared folder [N-22-067]', async () => {
    const target = environment.open();
    for (const id of ['1.0.0-a', '1.0.1-b']) {
      const build = await aSharingBuild(id, [PAGE]);
      const map = { version: 3, sources: ['src/page.tsx'], names: [], mappings: 'AAMIA' };
      await writeFile(join(build, `files/${PAGE}.map`), JSON.stringify(map));
      await publish(build, target);
    }
    expect(await keysOf(target, 'maps/')).toEqual([`maps/${PROJECT}/files/${PAGE}.map.gz`]);
    const map = await findSourceMap(target, { name: PROJECT, releaseId: 'files' }, PAGE);
    expect(map?.findEntry(0, 0)).toMatchObject({ originalSource: 'src/page.tsx' });
  });
});

const START = Date.parse('2026-06-01T12:00:00Z');
const A_DAY_MS = 24 * 60 * 60 * 1000;

/** A local environment whose releases were all put at START, and whose clock is set. */
const openAged = async () => {
  const dataDir = await emptyFolder();
  const releasesDir = join(dataDir, 'releases');
  const clock = { now: START };
  const target: ReleaseTarget = {
    ...folderTarget({ releasesDir, registryFile: join(dataDir, 'discovery', 'local.json') }),
    signingKey: readSigningKey(newKeyPair().signingKey),
    gate: 'off',
    now: () => new Date(clock.now),
  };
  const age = async () => {
    for (const key of await keysOf(target, 'releases/')) {
      const at = new Date(START);
      await utimes(join(releasesDir, key.slice('releases/'.length)), at, at);
    }
  };
  return { target, clock, age };
};

describe('files of a library', () => {
  const BUTTON = '1.aaaaaaaaaaaaaaaa.js';
  const OLD_BUTTON = '1.bbbbbbbbbbbbbbbb.js';
  const LIBRARIES = 'releases/libraries/files/';

  it('are stored once for all projects, with one source map [N-22-069]', async () => {
    const { target } = await openAged();
    const builds = [
      await aBuildWithLibrary('mfe-checkout', '1.0.0-a', [BUTTON]),
      await aBuildWithLibrary('mfe-invoicing', '1.0.0-b', [BUTTON]),
    ];
    const published = [];
    for (const build of builds) {
      await writeFile(
        join(build, `libraries/${BUTTON}.map`),
        '{"version":3,"sources":["button.js"],"names":[],"mappings":"AAMIA"}',
      );
      published.push(await publish(build, target));
    }
    expect(published.map(({ newFiles }) => newFiles)).toEqual([2, 1]);
    expect(withoutCopies(await keysOf(target, LIBRARIES))).toEqual([`${LIBRARIES}${BUTTON}`]);
    const map = await findSourceMap(target, { name: 'libraries', releaseId: 'files' }, BUTTON);
    expect(map?.findEntry(0, 0)).toMatchObject({ originalSource: 'button.js' });
    await getWholeRelease(target, 'mfe-invoicing', '1.0.0-b');
  });

  it('stay as long as a kept release of any project lists them [N-22-069]', async () => {
    const { target, clock, age } = await openAged();
    await publish(await aBuildWithLibrary('mfe-checkout', '1.0.0-a', [OLD_BUTTON]), target);
    await publish(await aBuildWithLibrary('mfe-checkout', '1.0.1-b', [BUTTON]), target);
    await publish(await aBuildWithLibrary('mfe-invoicing', '1.0.0-c', [BUTTON]), target);
    await age();
    await activate(target, 'mfe-invoicing', '1.0.0-c');
    clock.now = START + 40 * A_DAY_MS;
    const found = await collectGarbage(target);
    expect(found.map(({ project, releaseId }) => `${project} ${releaseId}`).sort()).toEqual([
      'libraries files',
      'mfe-checkout 1.0.0-a',
      'mfe-checkout 1.0.1-b',
    ]);
    expect(withoutCopies(await keysOf(target, LIBRARIES))).toEqual([`${LIBRARIES}${BUTTON}`]);
    await getWholeRelease(target, 'mfe-invoicing', '1.0.0-c');
  });

  it('are in a folder whose name no project may use [N-22-069]', async () => {
    const { target } = await openAged();
    await expect(publish(await aBuildWithLibrary('libraries', '1.0.0-a', []), target)).rejects.toMatchObject({
      code: 'NAME_INVALID',
    });
  });
});

describe('garbage collection of shared files', () => {
  it('removes files listed by no kept release, with their source maps, and keeps all others [N-22-066]', async () => {
    const { target, clock, age } = await openAged();
    const old = await aSharingBuild('1.0.0-a', [PAGE, FRAME]);
    await writeFile(join(old, `files/${PAGE}.map`), '{"version":3,"sources":[],"names":[],"mappings":""}');
    await publish(old, target);
    await publish(await aSharingBuild('1.0.1-b', [OTHER_PAGE, FRAME]), target);
    await age();
    await activate(target, PROJECT, '1.0.1-b');

    expect(await collectGarbage(target)).toEqual([]);
    clock.now = START + 40 * A_DAY_MS;
    const found = await collectGarbage(target, { isDryRun: true });
    expect(found.map(({ releaseId }) => releaseId)).toEqual(['1.0.0-a', 'files']);
    expect(await collectGarbage(target)).toEqual(found);
    expect(withoutCopies(await keysOf(target, `releases/${PROJECT}/files/`))).toEqual([
      `releases/${PROJECT}/files/${FRAME}`,
      `releases/${PROJECT}/files/${OTHER_PAGE}`,
    ]);
    expect(await keysOf(target, 'maps/')).toEqual([]);
    await getWholeRelease(target, PROJECT, '1.0.1-b');
  });
});
