import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ReleaseError } from '@lacteos/release/store';
import { type BackupRecord, isFull, listBackups, readRecord } from './backup-record.js';
import { type BackupSettings, identityOf } from './backup-settings.js';
import { unpack } from './files.js';
import { withMariaDb } from './mariadb-client.js';
import { feed, runToEnd, start } from './programs.js';
import { setServerOwner, startPrivateServer, removeAccount } from './private-server.js';
import { openSealed } from './sealing.js';
import { checkSqlite } from './sqlite.js';

export interface Restored {
  backups: string[];
  database: BackupRecord['database'];
  moment: string;
}

/**
 * Restores into an empty folder: `database/` (MariaDB data, or `lacteos.sqlite`) and `files/` with full paths.
 * @param at moment to restore; null: the latest
 * @throws ReleaseError `USAGE` for a folder in use, `BACKUP_MISSING`, `BACKUP_TAMPERED`
 */
export const restore = async (settings: BackupSettings, into: string, at: Date | null): Promise<Restored> => {
  const identity = identityOf(settings);
  if (existsSync(into) && (await readdir(into)).length > 0)
    throw new ReleaseError(
      'USAGE',
      `${into} is not empty: restore beside what runs, then put it in its place`,
    );
  // The server's account passes through the folder but reads only its own.
  await mkdir(into, { recursive: true, mode: 0o755 });
  await mkdir(join(into, 'database'), { mode: 0o700 });
  const chain = await backupsUntil(settings, identity, at);
  const full = chain[0];
  if (!full) throw new ReleaseError('BACKUP_MISSING', `${settings.store.name} has no backup of that time`);
  const open = (record: BackupRecord, name: string) =>
    openSealed(settings.store, record.streams[name] ?? [], identity);
  if (full.database === 'sqlite') await restoreSqlite(chain, open, into);
  else await restoreMariaDb(chain, open, into, at);
  for (const record of chain)
    if (record.streams['files']) await unpack(open(record, 'files'), join(into, 'files'));
  const restored = {
    backups: chain.map(({ id }) => id),
    database: full.database,
    moment: momentOf(chain, at),
  };
  await writeFile(join(into, 'restored.json'), `${JSON.stringify(restored, null, 2)}\n`);
  return restored;
};

type Open = (record: BackupRecord, name: string) => AsyncGenerator<Buffer>;

const backupsUntil = async (
  { store }: BackupSettings,
  identity: string,
  at: Date | null,
): Promise<BackupRecord[]> => {
  const ids = await listBackups(store);
  const limit = at?.toISOString() ?? '9';
  for (let first = ids.findLastIndex(isFull); first >= 0; first = ids.slice(0, first).findLastIndex(isFull)) {
    const full = await readRecord(store, ids[first] ?? '', identity);
    if (full.endedAt > limit) continue;
    const chain = [full];
    for (const id of ids.slice(first + 1)) {
      // A later full backup starts its own chain.
      if (isFull(id)) continue;
      const record = await readRecord(store, id, identity);
      // SQLite copies are whole, so a later one is useless; a binary log is cut at the moment.
      if (record.database === 'sqlite' && record.startedAt > limit) break;
      chain.push(record);
      if (record.startedAt > limit) break;
    }
    return chain;
  }
  return [];
};

const momentOf = (chain: readonly BackupRecord[], at: Date | null): string => {
  const last = chain.at(-1)?.startedAt ?? '';
  return at && at.toISOString() < last ? at.toISOString() : last;
};

const restoreSqlite = async (chain: readonly BackupRecord[], open: Open, into: string): Promise<void> => {
  const file = join(into, 'database', 'lacteos.sqlite');
  const last = chain.findLast(({ streams }) => streams['database']);
  if (!last) throw new ReleaseError('BACKUP_MISSING', 'the backup holds no database');
  await pipeline(open(last, 'database'), createWriteStream(file, { mode: 0o600 }));
  checkSqlite(file);
};

const restoreMariaDb = async (
  chain: readonly BackupRecord[],
  open: Open,
  into: string,
  at: Date | null,
): Promise<void> => {
  const [full, ...added] = chain;
  if (!full?.binlog)
    throw new ReleaseError('BACKUP_MISSING', 'the backup notes no position in the binary logs');
  const data = join(into, 'database');
  await feed(start('mbstream', ['--extract', `--directory=${data}`]), open(full, 'database'));
  await runToEnd('mariadb-backup', ['--prepare', `--target-dir=${data}`]);
  await setServerOwner(data);
  const logs = added.flatMap((record) => (record.logs ?? []).map((name) => ({ record, name })));
  if (logs.length === 0) return;
  const folder = join(into, 'binlog');
  await mkdir(folder, { mode: 0o700 });
  for (const { record, name } of logs)
    await pipeline(open(record, name), createWriteStream(join(folder, name), { mode: 0o600 }));
  await rollForward(
    into,
    logs.map(({ name }) => join(folder, name)),
    full.binlog.position,
    at,
  );
  await rm(folder, { recursive: true });
};

const rollForward = async (
  into: string,
  files: readonly string[],
  position: number,
  at: Date | null,
): Promise<void> => {
  const server = await startPrivateServer(into, '');
  try {
    // Log times are whole seconds in the reader's time zone.
    const until = at ? [`--stop-datetime=${at.toISOString().slice(0, 19).replace('T', ' ')}`] : [];
    const log = start(
      'mariadb-binlog',
      ['--no-defaults', `--start-position=${position}`, ...until, ...files],
      {
        env: { TZ: 'UTC' },
      },
    );
    log.child.stdin?.end();
    await withMariaDb(server.url, async ({ defaults }) => {
      const client = start('mariadb', [defaults, '--binary-mode']);
      await feed(client, log.output as AsyncIterable<Buffer>);
      await log.ended;
    });
    await removeAccount(server.url);
  } finally {
    await server.stop();
    await rm(join(into, 'run'), { recursive: true, force: true });
  }
};
