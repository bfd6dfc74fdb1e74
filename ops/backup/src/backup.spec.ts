import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import Database from 'libsql';
import { aBucketEnvironment, type TestEnvironment } from '@lacteos/release/testing';
import { FolderObjects, type ObjectStore } from '@lacteos/release/store';
import { listBackups } from './backup-record.js';
import { type BackupSettings, readBackupSettings } from './backup-settings.js';
import { drill } from './drill/drill.js';
import { outputOf, start } from './programs.js';
import { restore } from './restore.js';
import { newBackupKeys } from './sealing.js';
import { firstRowOfSqlite } from './sqlite.js';
import { recordSuccess } from './status-file.js';
import { removeOld, takeFull, takeLog } from './take.js';

const DAY_MS = 86_400_000;
describe.each(['a folder', 'an S3 bucket'])('a backup of SQLite in %s', (kind) => {
  let bucket: TestEnvironment | null = null;
  let folder: string;
  let settings: BackupSettings;
  let source: Database.Database;

  const storeIn = (path: string): ObjectStore =>
    bucket ? bucket.open().store : new FolderObjects(path, { backups: path });
  const count = (into: string): string[] =>
    firstRowOfSqlite(join(into, 'database/lacteos.sqlite'), 'SELECT COUNT(*) FROM orders');
  const order = (): unknown => source.exec('INSERT INTO orders DEFAULT VALUES');

  beforeAll(async () => {
    if (kind === 'an S3 bucket') bucket = await aBucketEnvironment();
  });
  afterAll(() => bucket?.close());
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lacteos-backup-spec-'));
    const { identity, recipient } = await newBackupKeys();
    await writeFile(join(folder, 'identity'), identity);
    await mkdir(join(folder, 'media'));
    await writeFile(join(folder, 'media/first.webp'), 'first');
    source = new Database(join(folder, 'lacteos.sqlite'));
    source.exec(
      'PRAGMA journal_mode = WAL; CREATE TABLE orders (id INTEGER PRIMARY KEY); INSERT INTO orders DEFAULT VALUES',
    );
    settings = {
      store: storeIn(join(folder, 'store')),
      database: { kind: 'sqlite', file: join(folder, 'lacteos.sqlite') },
      paths: [join(folder, 'media'), join(folder, 'missing')],
      recipient,
      identityFile: join(folder, 'identity'),
      keepDays: 14,
      statusFile: null,
      apiEnvironmentFile: null,
      releaseBucket: null,
      limits: { restoreMinutes: 15, lossMinutes: 5 },
    };
    await settings.store.removeAll('backups/');
  });
  afterEach(async () => {
    source.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('restores the last state or that of a given moment, with files, during writes [N-21-014]', async () => {
    const moment = new Date();
    await takeFull(settings, () => new Date(moment.getTime() - 1));
    order();
    await writeFile(join(folder, 'media/second.webp'), 'second');
    await takeLog(settings, () => new Date(moment.getTime() + 1));

    const last = join(folder, 'last');
    const { backups } = await restore(settings, last, null);
    expect([backups.length, count(last)]).toEqual([2, ['2']]);
    const files = join(last, 'files', folder, 'media');
    expect(await readFile(join(files, 'first.webp'), 'utf8')).toBe('first');
    expect(await readFile(join(files, 'second.webp'), 'utf8')).toBe('second');

    const earlier = join(folder, 'earlier');
    expect((await restore(settings, earlier, moment)).backups).toHaveLength(1);
    expect(count(earlier)).toEqual(['1']);
    await expect(restore(settings, earlier, null)).rejects.toThrow('is not empty');
    await expect(restore(settings, join(folder, 'none'), new Date(0))).rejects.toThrow(
      'no backup of that time',
    );
  });

  it('is rejected when a byte was changed or the key differs [N-21-014]', async () => {
    const { streams } = await takeFull(settings);
    const key = streams['database']?.[0]?.key ?? '';
    const sealed = await settings.store.read(key);
    expect(sealed?.body.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n/);

    const other = join(folder, 'other');
    await writeFile(other, (await newBackupKeys()).identity);
    const stranger = restore({ ...settings, identityFile: other }, join(folder, 'a'), null);
    await expect(stranger).rejects.toMatchObject({ code: 'BACKUP_TAMPERED' });

    const changed = Buffer.from(sealed?.body ?? '');
    changed.writeUInt8(changed.readUInt8(changed.length - 20) ^ 1, changed.length - 20);
    await settings.store.replace(key, changed, sealed?.tag ?? null);
    const tampered = restore(settings, join(folder, 'b'), null);
    await expect(tampered).rejects.toMatchObject({ code: 'BACKUP_TAMPERED' });
  });

  it('leaves nothing behind when it fails, and requires a full one first [N-21-014]', async () => {
    await expect(takeLog(settings)).rejects.toMatchObject({ code: 'BACKUP_MISSING' });
    const database = { kind: 'sqlite' as const, file: join(folder, 'nowhere/lacteos.sqlite') };
    await expect(takeFull({ ...settings, database })).rejects.toThrow();
    await expect(takeFull({ ...settings, recipient: null })).rejects.toMatchObject({ code: 'KEY_MISSING' });
    expect(await settings.store.list('backups/')).toEqual([]);
  });

  it('fails the drill when it is too old or the restored data have a fault [N-21-218]', async () => {
    const moment = new Date();
    source.exec('ALTER TABLE orders ADD COLUMN created_at TEXT');
    await takeFull(settings, () => moment);
    const badAfter = async (minutes: number, without: readonly string[]): Promise<string[]> => {
      const now = () => new Date(moment.getTime() + minutes * 60_000);
      const { lines } = await drill(settings, { without, now });
      return lines.filter(({ isGood }) => !isGood).map(({ name }) => name);
    };
    const all = ['stock', 'money', 'invoices'];
    expect(await badAfter(4, all)).toEqual([]);
    expect(await badAfter(6, all)).toEqual(['age of the backup']);
    // This database has no stock to compare.
    expect(await badAfter(4, ['money', 'invoices'])).toEqual(['stock']);
  });

  it('is deleted by age unless it is the last full one [N-21-014]', async () => {
    const daysAgo = (days: number) => () => new Date(Date.now() - days * DAY_MS);
    for (const days of [40, 20, 10]) {
      await takeFull(settings, daysAgo(days));
      await takeLog(settings, daysAgo(days - 1));
    }
    expect(await removeOld(settings)).toHaveLength(2);
    expect(await listBackups(settings.store)).toHaveLength(4);
    expect(await removeOld(settings, () => new Date(Date.now() + 400 * DAY_MS))).toHaveLength(2);
    expect(await listBackups(settings.store)).toHaveLength(2);
  });
});

it('the settings of a backup are validated, and every bad one is named [N-21-014]', async () => {
  const bad = { BACKUP_STORE: 'ftp://x', BACKUP_KEEP_DAYS: '0', BACKUP_DATABASE_URL: 'postgres://x' };
  await expect(readBackupSettings(bad)).rejects.toThrow(/BACKUP_DATABASE_URL[\s\S]*BACKUP_KEEP_DAYS/);
});

it('the last backup of each kind is recorded for Prometheus [N-21-043]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lacteos-backup-status-'));
  const file = join(folder, 'backup.prom');
  await recordSuccess(null, 'full', '2026-11-20T06:15:00.000Z');
  await recordSuccess(file, 'full', '2026-11-20T06:15:00.000Z');
  await recordSuccess(file, 'log', '2026-11-20T06:20:00.000Z');
  await recordSuccess(file, 'log', '2026-11-20T06:24:00.000Z');
  expect((await readFile(file, 'utf8')).split('\n').slice(2)).toEqual([
    'backup_last_success_timestamp_seconds{kind="full"} 1795155300',
    'backup_last_success_timestamp_seconds{kind="log"} 1795155840',
    '',
  ]);
  await rm(folder, { recursive: true });
});

it('the output of a program is complete when read after its end', async () => {
  const program = start('printf', ['%s', 'orders']);
  await once(program.child, 'exit');
  await new Promise((resolve) => setImmediate(resolve));
  const read: Buffer[] = [];
  for await (const chunk of outputOf(program)) read.push(chunk);
  expect(Buffer.concat(read).toString()).toBe('orders');
});
