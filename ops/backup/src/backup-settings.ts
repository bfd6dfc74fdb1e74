import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Environment, type EnvReader } from '@lacteos/contracts/env';
import {
  ReleaseError,
  FolderObjects,
  openBucket,
  type ObjectStore,
  readBucket,
  readStorage,
  readUsage,
  type StorageSettings,
} from '@lacteos/release/store';
import type { ReleaseBucket } from './release-bucket.js';

export interface BackupSettings {
  store: ObjectStore;
  database: Database;
  /** Beside the database; missing ones are skipped. */
  paths: string[];
  /** null: releases are in folders. The bucket's copy is one of `paths`. */
  releaseBucket: ReleaseBucket | null;
  recipient: string | null;
  identityFile: string | null;
  keepDays: number;
  /** Last successes for Prometheus; null: none. */
  statusFile: string | null;
  /** API settings for the drill's checks; null: this process's. */
  apiEnvironmentFile: string | null;
  limits: { restoreMinutes: number; lossMinutes: number };
}

export type Database = { kind: 'sqlite'; file: string } | { kind: 'mariadb'; url: URL };

const DAYS = { min: 1, max: 3_650 };
const MINUTES = { min: 1, max: 1_440 };

const readDatabase = (reader: EnvReader, dataDir: string): Database => {
  const address = reader.text(
    'BACKUP_DATABASE_URL',
    reader.text('DATABASE_URL', `sqlite:${dataDir}/lacteos.sqlite`),
  );
  if (address.startsWith('sqlite:'))
    return { kind: 'sqlite', file: resolve(address.slice('sqlite:'.length)) };
  const isServer = /^(mysql|mariadb):\/\//.test(address) && URL.canParse(address);
  if (!isServer) reader.refuse('BACKUP_DATABASE_URL', 'sqlite:<file>, mysql://… or mariadb://…');
  return { kind: 'mariadb', url: new URL(isServer ? address : 'mysql://localhost/') };
};

const copyOfBucket = (dataDir: string): string => resolve(dataDir, 'release-bucket');

const pathOf = (text: string): string => resolve(text);

const readPaths = (reader: EnvReader, dataDir: string, releases: StorageSettings): string[] => {
  const folders =
    'bucket' in releases ? [copyOfBucket(dataDir)] : [releases.releasesDir, dirname(releases.registryFile)];
  const own = ['media', 'release-desk'].map((name) => resolve(dataDir, name));
  return [...own, ...folders, ...reader.list('BACKUP_FILES', [], pathOf, 'paths separated by commas')];
};

/** @throws ReleaseError `USAGE` naming every invalid variable */
export const readBackupSettings = async (env: Environment): Promise<BackupSettings> => {
  const { address, bucket, releases, dataDir, ...rest } = readUsage(env, (reader) => {
    const dataDir = resolve(reader.text('DATA_DIR', '.data'));
    const releases = readStorage(reader, dataDir);
    const address = reader.text('BACKUP_STORE', `${dataDir}/backups`);
    return {
      address,
      dataDir,
      releases,
      bucket: readBucket(reader, address),
      database: readDatabase(reader, dataDir),
      paths: readPaths(reader, dataDir, releases),
      recipient: reader.optional('BACKUP_RECIPIENT'),
      identityFile: reader.optional('BACKUP_IDENTITY_FILE'),
      statusFile: reader.optional('BACKUP_STATUS_FILE'),
      apiEnvironmentFile: reader.optional('DRILL_API_ENV'),
      keepDays: reader.integer('BACKUP_KEEP_DAYS', 14, DAYS),
      limits: {
        restoreMinutes: reader.integer('DRILL_RESTORE_MINUTES', 15, MINUTES),
        lossMinutes: reader.integer('DRILL_LOSS_MINUTES', 5, MINUTES),
      },
    };
  });
  const store = bucket === null ? folderStore(address) : await openBucket(bucket);
  const releaseBucket =
    'bucket' in releases ? { store: await openBucket(releases.bucket), folder: copyOfBucket(dataDir) } : null;
  return { ...rest, store, releaseBucket };
};

const folderStore = (address: string): ObjectStore => {
  if (/^\w+:\/\//.test(address))
    throw new ReleaseError('USAGE', `BACKUP_STORE=${address}: expected a folder or s3://bucket/prefix`);
  return new FolderObjects(resolve(address), { backups: resolve(address) });
};

/** @throws ReleaseError `KEY_MISSING` */
export const recipientOf = ({ recipient }: BackupSettings): string => {
  if (recipient?.startsWith('age1')) return recipient;
  throw new ReleaseError('KEY_MISSING', 'BACKUP_RECIPIENT=age1…: npm run backup -- keys makes a pair');
};

/** Read from a file that only restoring needs. @throws ReleaseError `KEY_MISSING` */
export const identityOf = ({ identityFile }: BackupSettings): string => {
  if (identityFile === null)
    throw new ReleaseError('KEY_MISSING', 'BACKUP_IDENTITY_FILE: the file with AGE-SECRET-KEY-1…');
  const found = /AGE-SECRET-KEY-1[0-9A-Z]+/.exec(readFileSync(identityFile, 'utf8'));
  if (!found) throw new ReleaseError('KEY_INVALID', `${identityFile} holds no AGE-SECRET-KEY-1…`);
  return found[0];
};
