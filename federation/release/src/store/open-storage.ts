import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { EnvReader } from '@lacteos/contracts/env';
import type { ReleaseTarget } from '../contract/contract.js';
import { ReleaseError } from '../contract/release-error.js';
import type { ReleaseStorage } from '../contract/release-storage.js';
import type { Bucket } from './connect-s3.js';
import { FolderStorage } from './folder-storage.js';

const WEB = ['http:', 'https:'];

export interface FolderPaths {
  /** Contains `<project>/<release id>/`. */
  releasesDir: string;
  /** Its name without `.json` is the environment's. */
  registryFile: string;
}

/** Keeps history, attestations and source maps beside the registry. */
export const folderTarget = <T extends FolderPaths>(
  paths: T,
): T & Pick<ReleaseTarget, 'store' | 'environment'> => {
  const folder = dirname(paths.registryFile);
  const attestations = join(folder, 'attestations');
  const maps = join(folder, 'maps');
  return {
    ...paths,
    environment: basename(paths.registryFile, '.json'),
    store: new FolderStorage({ releases: paths.releasesDir, discovery: folder, attestations, maps }),
  };
};

type BucketName = Pick<Bucket, 'name' | 'prefix'>;

export type StorageSettings = { bucket: Bucket; environment: string } | FolderPaths;

/** `RELEASES_STORE=s3://bucket/prefix` with the usual `AWS_*`, else `RELEASES_DIR` and `REGISTRY_FILE`. */
export const readStorage = (reader: EnvReader, dataDir: string): StorageSettings => {
  const expected = 's3://bucket or s3://bucket/prefix';
  const bucket = reader.parsed<BucketName | null>('RELEASES_STORE', null, parseBucket, expected);
  if (bucket) {
    const environment = reader.text('RELEASES_ENVIRONMENT', 'production');
    return { bucket: { ...bucket, ...readService(reader) }, environment };
  }
  return {
    releasesDir: resolve(reader.text('RELEASES_DIR', join(dataDir, 'releases'))),
    registryFile: resolve(reader.text('REGISTRY_FILE', join(dataDir, 'discovery', 'local.json'))),
  };
};

/** `AWS_REGION` and `AWS_ENDPOINT_URL_S3`, or their general forms. */
const readService = (reader: EnvReader): Pick<Bucket, 'region' | 'endpoint'> => ({
  region: reader.text('AWS_REGION', reader.text('AWS_DEFAULT_REGION', 'us-east-1')),
  endpoint: reader.url('AWS_ENDPOINT_URL_S3', WEB, reader.url('AWS_ENDPOINT_URL', WEB, null)),
});

/** Parses `s3://bucket/prefix` and the usual `AWS_*`; null for other addresses. */
export const readBucket = (reader: EnvReader, address: string): Bucket | null => {
  const bucket = parseBucket(address);
  return bucket && { ...bucket, ...readService(reader) };
};

/** @throws ReleaseError `STORE_MISSING` without its folders: a mistyped setting must not begin a second store */
export const openStorage = async (
  settings: StorageSettings,
  { mustExist }: { mustExist: boolean },
): Promise<Pick<ReleaseTarget, 'store' | 'environment'>> => {
  if ('bucket' in settings)
    return { store: await openBucket(settings.bucket), environment: settings.environment };
  if (mustExist) {
    requireFolder('RELEASES_DIR', settings.releasesDir);
    requireFolder('REGISTRY_FILE', dirname(settings.registryFile));
  }
  return folderTarget(settings);
};

const requireFolder = (setting: string, folder: string): void => {
  if (existsSync(folder)) return;
  throw new ReleaseError(
    'STORE_MISSING',
    `${folder} does not exist: correct ${setting} or DATA_DIR, or make the folder if this is a new shop`,
  );
};

/** Loads the S3 modules on demand: they cost half a second. */
export const openBucket = async (bucket: Bucket): Promise<ReleaseStorage> => {
  const { connectS3 } = await import('./connect-s3.js');
  return connectS3(bucket);
};

const parseBucket = (address: string): BucketName | null => {
  const url = URL.canParse(address) ? new URL(address) : null;
  if (url?.protocol !== 's3:' || url.hostname === '') return null;
  const prefix = url.pathname.replace(/^\/+|(?<!\/)\/+$/g, '');
  return { name: url.hostname, prefix: prefix === '' ? '' : `${prefix}/` };
};
