import { MAX_FILE_BYTES } from '../generated/uploads.js';

/** Largest body of a request that brings no file, in bytes. */
export const MAX_BODY_BYTES = 1_000_000;

/** What the text fields and the boundaries of a form with a file may add to it. */
const MAX_FORM_BYTES = 16_384;

/** Largest body of a request in bytes; `path` is the address without its query. Gateway and API refuse larger ones (413). */
export const maxBodyBytes = (method: string, path: string): number => {
  const maxFileBytes = MAX_FILE_BYTES[`${method} ${path.replace(/\/$/, '')}`];
  return maxFileBytes === undefined ? MAX_BODY_BYTES : maxFileBytes + MAX_FORM_BYTES;
};
