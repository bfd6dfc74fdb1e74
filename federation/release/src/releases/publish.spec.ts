import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { publish } from './publish.js';
import { aBuild, emptyFolder } from '../testing/release-fixture.js';
import { listReleases } from './published-releases.js';
import { folderTarget } from '../store/open-storage.js';

const into = (releasesDir: string) =>
  folderTarget({ releasesDir, registryFile: join(releasesDir, '.discovery', 'local.json') });

describe('publish', () => {
  it('puts every file under the release id, with compressed copies that unpack to the same bytes', async () => {
    const [build, store] = [await aBuild('1.0.0-aaaa'), await emptyFolder()];

    const { isNew } = await publish(build, into(store));

    expect(isNew).toBe(true);
    const folder = join(store, 'mfe-checkout', '1.0.0-aaaa');
    const entry = await readFile(join(folder, 'remoteEntry.js'));
    expect(entry).toEqual(await readFile(join(build, 'remoteEntry.js')));
    expect(brotliDecompressSync(await readFile(join(folder, 'remoteEntry.js.br')))).toEqual(entry);
    expect(gunzipSync(await readFile(join(folder, 'remoteEntry.js.gz')))).toEqual(entry);
  });

  it('changes nothing when the same release is published again', async () => {
    const [build, store] = [await aBuild('1.0.0-aaaa'), await emptyFolder()];
    await publish(build, into(store));

    expect((await publish(build, into(store))).isNew).toBe(false);
    expect(await readdir(join(store, 'mfe-checkout'))).toEqual(['1.0.0-aaaa']);
  });

  it('publishes once when many runs publish the same build together', async () => {
    const [build, store] = [await aBuild('1.0.0-aaaa'), await emptyFolder()];

    const results = await Promise.all(Array.from({ length: 8 }, () => publish(build, into(store))));

    expect(results.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(await readdir(join(store, 'mfe-checkout'))).toEqual(['1.0.0-aaaa']);
  });

  it('never overwrites a release with other contents under the same id', async () => {
    const store = await emptyFolder();
    await publish(await aBuild('1.0.0-aaaa', 'first'), into(store));

    await expect(publish(await aBuild('1.0.0-aaaa', 'second'), into(store))).rejects.toMatchObject({
      code: 'RELEASE_EXISTS',
    });
    const entry = join(store, 'mfe-checkout', '1.0.0-aaaa', 'remoteEntry.js');
    expect(await readFile(entry, 'utf8')).toContain('first');
  });

  it('refuses a file that changed after the build and leaves nothing behind', async () => {
    const [build, store] = [await aBuild('1.0.0-aaaa'), await emptyFolder()];
    await writeFile(join(build, 'chunks/page.css'), 'h1 { color: #666 }');

    await expect(publish(build, into(store))).rejects.toMatchObject({
      code: 'RELEASE_TAMPERED',
      message: expect.stringContaining('chunks/page.css') as string,
    });
    expect(await readdir(store)).toEqual([]);
  });

  it.each(['../outside.js', '/etc/passwd', 'a/../../b.js'])('refuses the listed path %s', async (path) => {
    const [build, store] = [await aBuild('1.0.0-aaaa'), await emptyFolder()];
    const release = JSON.parse(await readFile(join(build, 'release.json'), 'utf8')) as { files: object };
    release.files = { [path]: { integrity: 'sha384-x', size: 1 } };
    await writeFile(join(build, 'release.json'), JSON.stringify(release));

    await expect(publish(build, into(store))).rejects.toMatchObject({ code: 'RELEASE_TAMPERED' });
  });

  it('says what to do when the project was not built', async () => {
    await expect(publish(await emptyFolder(), into(await emptyFolder()))).rejects.toMatchObject({
      code: 'RELEASE_MISSING',
      message: expect.stringContaining('build the project first') as string,
    });
  });

  it('refuses a manifest with a word that no shell knows, by file and line [N-37-102]', async () => {
    const [build, store] = [await aBuild('1.0.0-aaaa'), await emptyFolder()];
    const release = JSON.parse(await readFile(join(build, 'release.json'), 'utf8')) as { manifest: object };
    const routes = [{ path: '/toys', access: 'Staff', title: 'Toys' }];
    release.manifest = { ...release.manifest, routes };
    const text = JSON.stringify(release, null, 2);
    await writeFile(join(build, 'release.json'), text);

    const line = text.split('\n').findIndex((one) => one.includes('"Staff"')) + 1;
    await expect(publish(build, into(store))).rejects.toMatchObject({
      code: 'MANIFEST_INVALID',
      message: `release.json:${line} routes[0].access is "Staff"; did you mean staff?`,
    });
    expect(await readdir(store)).toEqual([]);
  });

  it('publishes a release without a manifest, such as a library', async () => {
    const [build, store] = [await aBuild('1.0.0-aaaa'), await emptyFolder()];
    const { manifest: _none, ...library } = JSON.parse(
      await readFile(join(build, 'release.json'), 'utf8'),
    ) as { manifest: object };
    await writeFile(join(build, 'release.json'), JSON.stringify(library));
    await expect(publish(build, into(store))).resolves.toMatchObject({
      release: { releaseId: '1.0.0-aaaa' },
    });
  });

  it('lists published releases and not the copies in progress', async () => {
    const store = await emptyFolder();
    await publish(await aBuild('1.0.0-aaaa'), into(store));
    await publish(await aBuild('1.0.1-bbbb'), into(store));

    const listed = await listReleases(into(store), 'mfe-checkout');
    expect(listed.map(({ releaseId }) => releaseId).sort()).toEqual(['1.0.0-aaaa', '1.0.1-bbbb']);
  });
});
