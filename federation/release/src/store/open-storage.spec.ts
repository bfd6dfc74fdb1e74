import { expect, it } from '@jest/globals';
import { type Environment, readEnvironment } from '@lacteos/contracts/env';
import { readStorage, type StorageSettings } from './open-storage.js';

const read = (env: Environment): StorageSettings =>
  readEnvironment({ RELEASES_STORE: 's3://shop/eu', ...env }, (reader) => readStorage(reader, '.data'));

it('finds a bucket by the standard AWS variables, specific ones before general ones [N-15-080]', () => {
  const bucket = { name: 'shop', prefix: 'eu/', region: 'us-east-1', endpoint: null };
  const environment = 'production';
  expect(read({})).toEqual({ bucket, environment });
  const general = { AWS_DEFAULT_REGION: 'sa-east-1', AWS_ENDPOINT_URL: 'http://127.0.0.1:9000/' };
  expect(read(general)).toEqual({
    bucket: { ...bucket, region: 'sa-east-1', endpoint: 'http://127.0.0.1:9000' },
    environment,
  });
  const special = { AWS_REGION: 'eu-west-1', AWS_ENDPOINT_URL_S3: 'https://s3.test' };
  expect(read({ ...general, ...special })).toEqual({
    bucket: { ...bucket, region: 'eu-west-1', endpoint: 'https://s3.test' },
    environment,
  });
});

it('refuses an invalid service address [N-15-080]', () => {
  expect(() => read({ AWS_ENDPOINT_URL: 'minio' })).toThrow(/^AWS_ENDPOINT_URL: expected an address/);
});
