import { createHash, timingSafeEqual } from 'node:crypto';

export interface SignedPayment {
  reference: string;
  /** Centavos. */
  amountInCents: number;
  currency: string;
  /** ISO 8601 in UTC with milliseconds; signed only when it is sent. */
  expirationTime?: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** Wompi's integrity signature: lower-case SHA-256 of the joined values and the secret. */
export function integritySignature(payment: SignedPayment, secret: string): string {
  const { reference, amountInCents, currency, expirationTime = '' } = payment;
  return sha256(`${reference}${amountInCents}${currency}${expirationTime}${secret}`);
}

export function eventChecksum(values: readonly string[], timestamp: number | string, secret: string): string {
  return sha256(`${values.join('')}${timestamp}${secret}`);
}

/** Case-insensitive and in constant time; hashed first, because `timingSafeEqual` demands equal lengths. */
export function isSameChecksum(sent: string, expected: string): boolean {
  const [sentHash, expectedHash] = [sha256(sent.toLowerCase()), sha256(expected.toLowerCase())];
  return timingSafeEqual(Buffer.from(sentHash), Buffer.from(expectedHash));
}
