import { S3Client } from '@aws-sdk/client-s3';
import { S3Storage } from './s3-storage.js';

/** A bucket and the service that has it. */
export interface Bucket {
  name: string;
  /** Ends with a slash unless it is empty. */
  prefix: string;
  region: string;
  /** Of another service than Amazon's. */
  endpoint: string | null;
}

/** A bucket's store; the client reads the access keys itself, as every AWS tool does (variables, profiles, roles). */
export const connectS3 = ({ name, prefix, region, endpoint }: Bucket): S3Storage => {
  const client = new S3Client({
    region,
    // Services other than Amazon's have no host name for each bucket, and few know the newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return new S3Storage(client, name, prefix);
};
