import { ReleaseError, type ObjectStore } from '@lacteos/release/store';
import { openText, type Part, sealText } from './sealing.js';

/** `log`: additions since the last backup: binary logs (or the whole SQLite database) and changed files. */
export type BackupKind = 'full' | 'log';

export interface BinlogPosition {
  file: string;
  position: number;
}

/** Written last, so that an interrupted backup does not count. */
export interface BackupRecord {
  id: string;
  kind: BackupKind;
  startedAt: string;
  endedAt: string;
  database: 'mariadb' | 'sqlite';
  /** By name: `database`, `files`, or a binary log's name. */
  streams: Record<string, Part[]>;
  binlog?: BinlogPosition;
  logs?: string[];
}

const PLACE = 'backups/';
/** Readable by everyone with access to the store; restoring trusts only the sealed copy. */
const INDEX = 'index.json';
const RECORD = 'record.age';

/** Sorts by time. */
export const backupId = (at: Date, kind: BackupKind): string =>
  `${at.toISOString().replace(/[-:.]/g, '')}-${kind}`;

export const keyOf = (id: string, name: string): string => `${PLACE}${id}/${name}`;

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
  if (!found) throw new ReleaseError('BACKUP_MISSING', `${key} is not in ${store.name}`);
  return found.body;
};

/** For the next backup, which has no key to decrypt with. */
export const readIndex = async (store: ObjectStore, id: string): Promise<BackupRecord> =>
  JSON.parse((await read(store, keyOf(id, INDEX))).toString('utf8')) as BackupRecord;

/** For restoring. @throws ReleaseError `BACKUP_TAMPERED` */
export const readRecord = async (store: ObjectStore, id: string, identity: string): Promise<BackupRecord> => {
  const key = keyOf(id, RECORD);
  const record = JSON.parse(await openText(await read(store, key), identity, key)) as BackupRecord;
  // Otherwise anyone who can write to the store could replace a new backup by an old one.
  if (record.id !== id) throw new ReleaseError('BACKUP_TAMPERED', `${key} belongs to ${record.id}`);
  return record;
};

export const removeBackup = async (store: ObjectStore, id: string): Promise<void> =>
  store.removeAll(keyOf(id, ''));
