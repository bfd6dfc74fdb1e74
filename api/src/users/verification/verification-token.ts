import { createHmac } from 'node:crypto';

import { isSameText } from '#platform/text/index.js';

/** What a mailed link proves: that somebody reads the mails of an account's address. */
export interface VerificationClaim {
  readonly userId: number;
  /** In the form that is compared, see `emailKey`: the link is void once the account has another address. */
  readonly emailKey: string;
  readonly expiresAt: Date;
}
/** What a token says of itself; unproved until it is compared with a signature. */
export interface UnprovedToken {
  readonly userId: number;
  readonly expiresAt: Date;
  readonly signature: string;
}

const TOKEN = /^([1-9]\d{0,9})\.(\d{1,15})\.([\w-]{43})$/;

/** The token of a claim: account, expiry and HMAC-SHA-256 with the server's secret. */
export const verificationToken = (claim: VerificationClaim, secret: string): string =>
  `${claim.userId}.${claim.expiresAt.getTime()}.${signatureOf(claim, secret)}`;

/** Parses a token; null for any other text. */
export function readVerificationToken(token: string): UnprovedToken | null {
  const [, userId, expires, signature] = TOKEN.exec(token) ?? [];
  if (!userId || !expires || !signature) return null;
  return { userId: Number(userId), expiresAt: new Date(Number(expires)), signature };
}

/** Whether a token was made for an address. */
export function isProvedBy(token: UnprovedToken, emailKey: string, secret: string): boolean {
  const expected = signatureOf({ ...token, emailKey }, secret);
  return isSameText(token.signature, expected);
}

const signatureOf = ({ userId, emailKey, expiresAt }: VerificationClaim, secret: string): string =>
  createHmac('sha256', secret)
    .update(`email-verification:${userId}:${expiresAt.getTime()}:${emailKey}`)
    .digest('base64url');
