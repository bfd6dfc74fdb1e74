import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { emptyFolder } from '../testing/release-fixture.js';
import { FolderStorage } from './folder-storage.js';

it('takes over the lock of a run that was killed', async () => {
  const dir = await emptyFolder();
  const store = new FolderStorage({ releases: dir, discovery: dir, attestations: dir, maps: dir });
  await mkdir(dir, { recursive: true });
  await writeFile(join(dir, 'local.json.lock'), '4194304999 killed');

  expect(await store.replace('discovery/local.json', '{}', null)).toBe(true);
  expect(await store.replace('discovery/local.json', '{}', null)).toBe(false);
});

it('refuses keys that lead out of its folders', async () => {
  const dir = await emptyFolder();
  const store = new FolderStorage({ releases: dir, discovery: dir, attestations: dir, maps: dir });
  await expect(store.read('discovery/../../secret')).rejects.toThrow('not a key of the store');
  await expect(store.read('elsewhere/x')).rejects.toThrow('not a key of the store');
});
