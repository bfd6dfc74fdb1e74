import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import Database from 'libsql';
import { aBucketEnvironment, type TestEnvironment } from '@lacteos/release/testing';
import { readBackupSettings } from './backup-settings.js';
import { restore } from './restore.js';
import { newBackupKeys } from './sealing.js';
import { takeFull, takeLog } from './take.js';

describe('a backup of releases in a bucket', () => {
  let bucket: TestEnvironment;
  let folder: string;
  let env: Record<string, string>;

  beforeAll(async () => {
    bucket = await aBucketEnvironment();
  });
  afterAll(() => bucket.close());
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lacteos-bucket-spec-'));
    const { identity, recipient } = await newBackupKeys();
    await writeFile(join(folder, 'identity'), identity);
    const database = new Database(join(folder, 'lacteos.sqlite'));
    database.exec('CREATE TABLE orders (id INTEGER)');
    database.close();
    env = {
      DATA_DIR: folder,
      RELEASES_STORE: 's3://releases/shop',
      BACKUP_RECIPIENT: recipient,
      BACKUP_IDENTITY_FILE: join(folder, 'identity'),
    };
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('contains them as the bucket has them, in full and in increments [N-21-233]', async () => {
    const read = await readBackupSettings(env);
    const copyFolder = join(folder, 'release-bucket');
    expect(read.paths).toContain(copyFolder);
    expect(read.releaseBucket).toMatchObject({ store: { name: 's3://releases/shop/' }, folder: copyFolder });
    const { store } = bucket.open();
    const settings = { ...read, releaseBucket: { store, folder: copyFolder } };
    await store.create('releases/shell/1/remoteEntry.js', 'first');
    await store.create('discovery/production.json', '{"shell":"1"}');
    await takeFull(settings);
    await store.create('releases/shell/2/remoteEntry.js', 'second');
    const { tag } = (await store.read('discovery/production.json')) ?? { tag: '' };
    await store.replace('discovery/production.json', '{"shell":"2"}', tag);
    await store.removeAll('releases/shell/1/');
    await takeLog(settings);

    const into = join(folder, 'restored');
    await restore(settings, into, null);
    const copy = join(into, 'files', folder, 'release-bucket');
    expect(await readFile(join(copy, 'releases/shell/2/remoteEntry.js'), 'utf8')).toBe('second');
    expect(await readFile(join(copy, 'discovery/production.json'), 'utf8')).toBe('{"shell":"2"}');
    // The local copy forgets deleted objects; a restore unpacks every backup since the last full one.
    expect(await readdir(join(copyFolder, 'releases/shell'), { recursive: true })).not.toContain(
      '1/remoteEntry.js',
    );
  });
});
