import { MAX_FILE_BYTES } from '../generated/uploads.js';

export const MAX_BODY_BYTES = 1_000_000;

/** For text fields and boundaries of a form with a file. */
const MAX_FORM_BYTES = 16_384;

/** In bytes; `path` without query. Gateway and API answer 413 above it. */
export const maxBodyBytes = (method: string, path: string): number => {
  const maxFileBytes = MAX_FILE_BYTES[`${method} ${path.replace(/\/$/, '')}`];
  return maxFileBytes === undefined ? MAX_BODY_BYTES : maxFileBytes + MAX_FORM_BYTES;
};
