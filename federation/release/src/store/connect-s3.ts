import { S3Client } from '@aws-sdk/client-s3';
import { S3Storage } from './s3-storage.js';

export interface Bucket {
  name: string;
  prefix: string;
  region: string;
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
