import { S3Client } from '@aws-sdk/client-s3';
import { S3Storage } from './s3-storage.js';

export interface Bucket {
  name: string;
  /** Empty, or ends with a slash. */
  prefix: string;
  region: string;
  /** For services other than Amazon's; else null. */
  endpoint: string | null;
}

/** The client reads the access keys itself, like all AWS tools. */
export const connectS3 = ({ name, prefix, region, endpoint }: Bucket): S3Storage => {
  const client = new S3Client({
    region,
    // Other services lack host names per bucket, and few know the newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return new S3Storage(client, name, prefix);
};
