import { DeployError, type ObjectStore } from 'deploy/store';
import { openText, type Part, sealText } from './sealing.js';

/** `full`: everything. `log`: what was added since: binary logs, or the whole database of SQLite, and changed files. */
export type BackupKind = 'full' | 'log';

/** A position in MariaDB's binary logs. */
export interface BinlogPosition {
  file: string;
  position: number;
}

/** What a backup holds; written last, so that an interrupted backup is none. */
export interface BackupRecord {
  id: string;
  kind: BackupKind;
  /** Everything that was committed until then is in it. */
  startedAt: string;
  endedAt: string;
  database: 'mariadb' | 'sqlite';
  /** Streams by name: `database`, `files`, or the name of a binary log. */
  streams: Record<string, Part[]>;
  /** Where the logs that follow a full backup begin. */
  binlog?: BinlogPosition;
  /** Names of the binary logs, in order. */
  logs?: string[];
}

const PLACE = 'backups/';
/** Readable by everybody who reads the store; restoring trusts the sealed copy only. */
const INDEX = 'index.json';
const RECORD = 'record.age';

/** Names sort by time. */
export const backupId = (at: Date, kind: BackupKind): string =>
  `${at.toISOString().replace(/[-:.]/g, '')}-${kind}`;

export const keyOf = (id: string, name: string): string => `${PLACE}${id}/${name}`;

/** Ids of complete backups, oldest first. */
export const listBackups = async (store: ObjectStore): Promise<string[]> =>
  (await store.list(PLACE))
    .filter(({ key }) => key.endsWith(`/${RECORD}`))
    .map(({ key }) => key.slice(PLACE.length, -RECORD.length - 1))
    .sort();

export const isFull = (id: string): boolean => id.endsWith('-full');

export const writeRecord = async (
  store: ObjectStore,
  record: BackupRecord,
  recipient: string,
): Promise<void> => {
  const text = JSON.stringify(record, null, 2);
  await store.create(keyOf(record.id, INDEX), text);
  await store.create(keyOf(record.id, RECORD), await sealText(text, recipient));
};

const read = async (store: ObjectStore, key: string): Promise<Buffer> => {
  const found = await store.read(key);
  if (!found) throw new DeployError('BACKUP_MISSING', `${key} is not in ${store.name}`);
  return found.body;
};

/** For the next backup, which has no key to read with. */
export const readIndex = async (store: ObjectStore, id: string): Promise<BackupRecord> =>
  JSON.parse((await read(store, keyOf(id, INDEX))).toString('utf8')) as BackupRecord;

/** For restoring. @throws DeployError `BACKUP_TAMPERED` */
export const readRecord = async (store: ObjectStore, id: string, identity: string): Promise<BackupRecord> => {
  const key = keyOf(id, RECORD);
  const record = JSON.parse(await openText(await read(store, key), identity, key)) as BackupRecord;
  // Otherwise whoever can write to the store could replace a new backup by an old one.
  if (record.id !== id) throw new DeployError('BACKUP_TAMPERED', `${key} belongs to ${record.id}`);
  return record;
};

/** Removes a backup. */
export const removeBackup = async (store: ObjectStore, id: string): Promise<void> =>
  store.removeAll(keyOf(id, ''));
