import { randomBytes } from 'node:crypto';
import { BRAND } from '@lacteos/contracts/brand/brand';
import { Secret, TOTP } from 'otpauth';

const CODE = /^\d{6}$/;
const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
/** Accepted periods before and after the current one, because clocks differ. */
const WINDOW = 1;
const BACKUP_CODES = 10;
const BACKUP_CODE_BYTES = 7;
const BACKUP_CODE_LENGTH = 10;

export const newSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

export const totpAddress = (secret: string, email: string): string => totpOf(secret, email).toString();

/** 30-second period since 1970 of a code within a minute around now; null for any other text. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  // The library throws for other letters of six code units.
  if (!CODE.test(code)) return null;
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}

/** Ten codes of ten letters and digits, in two groups. */
export const newBackupCodes = (): string[] =>
  Array.from({ length: BACKUP_CODES }, () => {
    const text = new Secret({ buffer: toArrayBuffer(randomBytes(BACKUP_CODE_BYTES)) }).base32;
    return `${text.slice(0, BACKUP_CODE_LENGTH / 2)}-${text.slice(BACKUP_CODE_LENGTH / 2, BACKUP_CODE_LENGTH)}`;
  });

/** Removes blanks, hyphens and case. */
export const normalizedCode = (code: string): string => code.replaceAll(/[\s-]/g, '').toUpperCase();

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: BRAND.name, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });

const toArrayBuffer = (bytes: Buffer): ArrayBuffer => Uint8Array.from(bytes).buffer;
