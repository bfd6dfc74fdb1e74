import { MAX_CLAIM_FILE_BYTES } from '../claims/claims.js';

/** Largest body of a request that brings no file, in bytes. */
export const MAX_BODY_BYTES = 1_000_000;

/** What the text fields and the boundaries of a form with a file may add to it. */
const MAX_FORM_BYTES = 16_384;

/** Requests that bring a file, with its largest size in bytes. */
export const UPLOADS = {
  picture: { method: 'POST', path: '/api/media', maxFileBytes: 10_000_000 },
  returnPicture: { method: 'POST', path: '/api/media/returns', maxFileBytes: 10_000_000 },
  claimFile: { method: 'POST', path: '/api/claims/files', maxFileBytes: MAX_CLAIM_FILE_BYTES },
  productSheet: { method: 'POST', path: '/api/admin/products/import', maxFileBytes: 2_000_000 },
} as const;

/** Largest body of a request in bytes; `path` is the address without its query. Gateway and API refuse larger ones (413). */
export const maxBodyBytes = (method: string, path: string): number => {
  const plain = path.replace(/\/$/, '');
  const upload = Object.values(UPLOADS).find((one) => one.method === method && one.path === plain);
  return upload ? upload.maxFileBytes + MAX_FORM_BYTES : MAX_BODY_BYTES;
};
