import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

export interface SealKey {
  readonly secret: string;
  /** A text of one purpose cannot be opened for another. */
  readonly purpose:
    | 'siigo-token'
    | 'totp-secret'
    | 'refund-account'
    | 'return-picture'
    | 'delivery-photo'
    | 'claim-file'
    | 'archive'
    | 'erased-email'
    | 'write-answer';
}

const keyOf = ({ secret, purpose }: SealKey): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'lacteos', purpose, 32));

export function seal(text: string, key: SealKey): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyOf(key), nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64');
}

export function unseal(sealed: string, key: SealKey): string | null {
  const bytes = Buffer.from(sealed, 'base64');
  try {
    const decipher = createDecipheriv(ALGORITHM, keyOf(key), bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const body = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([body, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
