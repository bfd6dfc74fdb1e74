import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { MAX_FILE_BYTES } from '../generated/uploads.js';
import { MAX_BODY_BYTES, maxBodyBytes } from './body-limits.js';

interface OpenApi {
  paths: Record<string, Record<string, { requestBody?: { content?: Record<string, unknown> } }>>;
}

describe('the limit of a body', () => {
  it('is larger only for file uploads [N-16-024]', () => {
    const { paths } = JSON.parse(
      readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8'),
    ) as OpenApi;
    const withFile = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations)
        .filter(([, { requestBody }]) => requestBody?.content?.['multipart/form-data'])
        .map(([method]) => `${method.toUpperCase()} ${path}`),
    );
    expect(withFile.sort()).toEqual(Object.keys(MAX_FILE_BYTES).sort());
  });

  it.each([
    ['POST', '/api/order', MAX_BODY_BYTES],
    ['PUT', '/api/media', MAX_BODY_BYTES],
    ['POST', '/api/media/x', MAX_BODY_BYTES],
    ['POST', '/release-desk/reports', MAX_BODY_BYTES],
  ])('of %s %s is %i bytes', (method, path, bytes) => expect(maxBodyBytes(method, path)).toBe(bytes));

  it('leaves room for the multipart form around a file', () => {
    expect(maxBodyBytes('POST', '/api/media')).toBeGreaterThan(10_000_000);
    expect(maxBodyBytes('POST', '/api/media/')).toBe(maxBodyBytes('POST', '/api/media'));
  });
});
