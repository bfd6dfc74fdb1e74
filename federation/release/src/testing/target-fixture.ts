import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { startS3StandIn } from 'sandbox/s3';
import type { ReleaseTarget } from '../contract/contract.js';
import { publish } from '../releases/publish.js';
import { aBuild, emptyFolder } from './release-fixture.js';
import { newKeyPair, readSigningKey } from '../contract/signing.js';
import { folderTarget } from '../store/open-storage.js';
import { S3Storage } from '../store/s3-storage.js';

export const PROJECT = 'mfe-checkout';

/** Each call of `open` acts as a separate run of the tool. */
export interface TestEnvironment {
  open: (changes?: Partial<ReleaseTarget>) => ReleaseTarget;
  publishAll: (...releaseIds: string[]) => Promise<void>;
  close: () => Promise<void>;
}

const createEnvironment = (
  openStore: () => Pick<ReleaseTarget, 'store'>,
  close: () => Promise<void>,
): TestEnvironment => {
  const signingKey = readSigningKey(newKeyPair().signingKey);
  const open: TestEnvironment['open'] = (changes) => ({
    ...openStore(),
    environment: 'local',
    signingKey,
    gate: 'off',
    now: () => new Date('2026-11-21T12:00:00Z'),
    ...changes,
  });
  const publishAll = async (...releaseIds: string[]): Promise<void> => {
    for (const releaseId of releaseIds) await publish(await aBuild(releaseId), open());
  };
  return { open, publishAll, close };
};

export const aFolderEnvironment = async (): Promise<TestEnvironment> => {
  const dataDir = await emptyFolder();
  const paths = {
    releasesDir: join(dataDir, 'releases'),
    registryFile: join(dataDir, 'discovery', 'local.json'),
  };
  return createEnvironment(
    () => folderTarget(paths),
    () => Promise.resolve(),
  );
};

export const aBucketEnvironment = async (): Promise<TestEnvironment> => {
  const { url, bucket, close } = await startS3StandIn({ pageSize: 3 });
  const openStore = () => {
    const client = new S3Client({
      endpoint: url,
      forcePathStyle: true,
      region: 'us-east-1',
      credentials: { accessKeyId: 'sandbox', secretAccessKey: 'sandbox' },
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    return { store: new S3Storage(client, bucket, 'shop/') };
  };
  return createEnvironment(openStore, close);
};

export const STORES = [
  ['plain folders', aFolderEnvironment],
  ['an S3 bucket', aBucketEnvironment],
] as const;
