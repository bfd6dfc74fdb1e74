import { ReleaseError } from '@lacteos/release/store';
import {
  backupId,
  type BackupKind,
  type BackupRecord,
  isFull,
  keyOf,
  listBackups,
  readIndex,
  removeBackup,
  writeRecord,
} from './backup-record.js';
import { type BackupSettings, recipientOf } from './backup-settings.js';
import { archiveOf } from './files.js';
import { withMariaDb } from './mariadb-client.js';
import { copyLog, copyServer, finishedLogs } from './mariadb-source.js';
import { copyBucket } from './release-bucket.js';
import { storeSealed } from './sealing.js';
import { copyOfSqlite } from './sqlite.js';

const DAY_MS = 86_400_000;
/** File times are whole seconds. */
const OVERLAP_MS = 2_000;

type Draft = Omit<BackupRecord, 'endedAt'>;

/** @throws ReleaseError, leaving no backup of that name */
export const takeFull = (settings: BackupSettings, now = () => new Date()): Promise<BackupRecord> =>
  takeBackup(settings, 'full', now, async (draft) => {
    const { database } = settings;
    if (database.kind === 'sqlite')
      return storeStream(settings, draft, 'database', copyOfSqlite(database.file));
    draft.binlog = await withMariaDb(database.url, (client) =>
      copyServer(client, (stream) => storeStream(settings, draft, 'database', stream)),
    );
  });

/** Saves finished binary logs (or the SQLite database) and changed files. @throws ReleaseError `BACKUP_MISSING` */
export const takeLog = async (settings: BackupSettings, now = () => new Date()): Promise<BackupRecord> => {
  const before = await sinceLastFull(settings);
  return takeBackup(
    settings,
    'log',
    now,
    (draft) => storeAdditions(settings, draft, before),
    new Date(Date.parse(before.at(-1)?.startedAt ?? '') - OVERLAP_MS),
  );
};

const storeAdditions = async (
  settings: BackupSettings,
  draft: Draft,
  before: readonly BackupRecord[],
): Promise<void> => {
  const { database } = settings;
  if (database.kind === 'sqlite')
    return storeStream(settings, draft, 'database', copyOfSqlite(database.file));
  const first = before[0]?.binlog?.file;
  if (first === undefined)
    throw new ReleaseError('BACKUP_MISSING', 'the last whole backup is of another database');
  const kept = new Set(before.flatMap(({ logs = [] }) => logs));
  await withMariaDb(database.url, async (client) => {
    const names = (await finishedLogs(client, [...kept].at(-1) ?? first)).filter((name) => !kept.has(name));
    for (const name of names)
      await copyLog(client, name, (stream) => storeStream(settings, draft, name, stream));
    draft.logs = names;
  });
};

const sinceLastFull = async ({ store, database }: BackupSettings): Promise<BackupRecord[]> => {
  const ids = await listBackups(store);
  const last = ids.findLastIndex(isFull);
  if (last < 0) throw new ReleaseError('BACKUP_MISSING', `${store.name} has no whole backup: take one first`);
  const records = await Promise.all(ids.slice(last).map((id) => readIndex(store, id)));
  return records.filter((record) => record.database === database.kind);
};

const storeStream = async (
  { store, recipient }: BackupSettings,
  draft: Draft,
  name: string,
  stream: AsyncIterable<Buffer>,
): Promise<void> => {
  draft.streams[name] = await storeSealed(store, keyOf(draft.id, name), stream, recipient ?? '');
};

/** The database first, so that the files it names exist. */
const takeBackup = async (
  settings: BackupSettings,
  kind: BackupKind,
  now: () => Date,
  storeDatabase: (draft: Draft) => Promise<void>,
  changedSince: Date | null = null,
): Promise<BackupRecord> => {
  const { store } = settings;
  const recipient = recipientOf(settings);
  const startedAt = now();
  const id = backupId(startedAt, kind);
  const database = settings.database.kind;
  const draft: Draft = { id, kind, startedAt: startedAt.toISOString(), database, streams: {} };
  try {
    await storeDatabase(draft);
    if (settings.releaseBucket) await copyBucket(settings.releaseBucket);
    const files = archiveOf(settings.paths, changedSince);
    if (files) await storeStream(settings, draft, 'files', files);
    const record = { ...draft, endedAt: now().toISOString() };
    await writeRecord(store, record, recipient);
    return record;
  } catch (error) {
    await removeBackup(store, id).catch(() => undefined);
    throw error;
  }
};

/** Removes backups older than `BACKUP_KEEP_DAYS`, except the last full one and additions to a kept one. */
export const removeOld = async (
  { store, keepDays }: BackupSettings,
  now = () => new Date(),
): Promise<string[]> => {
  const ids = await listBackups(store);
  const limit = backupId(new Date(now().getTime() - keepDays * DAY_MS), 'full');
  const firstKept = ids.findLastIndex((id) => isFull(id) && id <= limit);
  const old = ids.slice(0, Math.max(firstKept, 0));
  for (const id of old) await removeBackup(store, id);
  return old;
};
