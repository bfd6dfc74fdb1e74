import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Registry } from '@lacteos/remote-kit/registry';
import { ListedFiles } from './listed-files.js';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'listed-'));
});
afterEach(() => rm(folder, { recursive: true }));

const writeListed = async (path: string, text = ''): Promise<void> => {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), text);
};
const publish = async (project: string, releaseId: string, ...files: string[]): Promise<void> => {
  const listed = Object.fromEntries(files.map((path) => [path, { integrity: '', size: 0 }]));
  await writeListed(`${project}/${releaseId}/release.json`, JSON.stringify({ files: listed }));
};
const liveShop = (files: object): Registry =>
  ({ microFrontends: { 'mfe-toy': [{ extras: { releaseId: '2', files } }] } }) as unknown as Registry;
const served = (live: Registry | null = null) => new ListedFiles(folder, () => Promise.resolve(live));

describe('Listed files of the release store', () => {
  it('include the files of live releases with their shared files and libraries', async () => {
    const files = {
      'entry.js': {},
      '../files/page.0123456789abcdef.js': {},
      '../../libraries/files/antd.js': {},
    };
    const store = served(liveShop(files));
    for (const path of [
      'mfe-toy/2/entry.js',
      'mfe-toy/files/page.0123456789abcdef.js',
      'libraries/files/antd.js',
    ])
      expect(await store.isListed(path)).toBe(true);
  });

  it('include the files of other releases, even of one published later', async () => {
    await publish('mfe-toy', '1', 'entry.js', '../files/old.js', '../../libraries/files/old.js');
    const store = served(liveShop({}));
    for (const path of ['mfe-toy/1/release.json', 'mfe-toy/1/entry.js', 'mfe-toy/files/old.js'])
      expect(await store.isListed(path)).toBe(true);
    expect(await store.isListed('libraries/files/old.js')).toBe(true);
    expect(await store.isListed('mfe-toy/files/new.js')).toBe(false);
    await publish('mfe-toy', '3', '../files/new.js');
    expect(await store.isListed('mfe-toy/files/new.js')).toBe(true);
  });

  it.each([
    'mfe-toy/1/planted.js',
    'mfe-toy/files/planted.js',
    'libraries/files/planted.js',
    'mfe-toy/9/entry.js',
    'mfe-toy/planted.js',
    'planted.js',
    'mfe-toy/1/../1/entry.js',
  ])('exclude a file that no release lists: %s [N-22-162]', async (path) => {
    await publish('mfe-toy', '1', 'entry.js', '../files/page.js');
    for (const planted of ['1/planted.js', 'files/planted.js', 'planted.js'])
      await writeListed(`mfe-toy/${planted}`);
    expect(await served(liveShop({ 'entry.js': {} })).isListed(path)).toBe(false);
  });
});
