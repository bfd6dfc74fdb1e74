import { S3Client } from '@aws-sdk/client-s3';
import { S3Storage } from './s3-storage.js';

/**
 * A bucket by the settings of every AWS tool (`AWS_REGION`, `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY`, profiles);
 * `AWS_ENDPOINT_URL_S3` or `AWS_ENDPOINT_URL` names another service than Amazon's.
 */
export const connectS3 = (bucket: string, prefix: string, env = process.env): S3Storage => {
  const endpoint = env['AWS_ENDPOINT_URL_S3'] ?? env['AWS_ENDPOINT_URL'];
  const client = new S3Client({
    region: env['AWS_REGION'] ?? env['AWS_DEFAULT_REGION'] ?? 'us-east-1',
    // Services other than Amazon's have no host name for each bucket, and few know the newer checksums.
    ...(endpoint && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return new S3Storage(client, bucket, prefix);
};
