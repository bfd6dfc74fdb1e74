import { createHmac } from 'node:crypto';

import { isSameText } from '#platform/text/index.js';

/** Proves that somebody reads the mails of an address. */
export interface VerificationClaim {
  readonly userId: number;
  readonly emailKey: string;
  readonly keyVersion: number;
  readonly expiresAt: Date;
}
/** Unproven until its signature is compared. */
export interface UnprovedToken {
  readonly userId: number;
  readonly expiresAt: Date;
  readonly signature: string;
}

const TOKEN = /^([1-9]\d{0,9})\.(\d{1,15})\.([\w-]{43})$/;

/** Account, expiry and HMAC-SHA-256 with the server's secret. */
export const verificationToken = (claim: VerificationClaim, secret: string): string =>
  `${claim.userId}.${claim.expiresAt.getTime()}.${signatureOf(claim, secret)}`;

export function readVerificationToken(token: string): UnprovedToken | null {
  const [, userId, expires, signature] = TOKEN.exec(token) ?? [];
  if (!userId || !expires || !signature) return null;
  return { userId: Number(userId), expiresAt: new Date(Number(expires)), signature };
}

export function isProvedBy(
  token: UnprovedToken,
  account: Pick<VerificationClaim, 'emailKey' | 'keyVersion'>,
  secret: string,
): boolean {
  const expected = signatureOf({ ...token, ...account }, secret);
  return isSameText(token.signature, expected);
}

const signatureOf = (
  { userId, emailKey, keyVersion, expiresAt }: VerificationClaim,
  secret: string,
): string =>
  createHmac('sha256', secret)
    .update(`email-verification:${userId}:${keyVersion}:${expiresAt.getTime()}:${emailKey}`)
    .digest('base64url');
