import { createHash } from 'node:crypto';

export const MERCHANT_ID = 11004;
export const MERCHANT_NAME = 'Lácteos del Llano';

export interface WompiKeys {
  publicKey: string;
  privateKey: string;
  integritySecret: string;
  eventsSecret: string;
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Lower-case hex. */
export const integrityOf = (
  payment: { reference: string; amountInCents: number; currency: string; expirationTime: string | null },
  secret: string,
): string =>
  sha256(
    `${payment.reference}${payment.amountInCents}${payment.currency}${payment.expirationTime ?? ''}${secret}`,
  );

export const checksumOf = (values: readonly string[], timestamp: number, secret: string): string =>
  sha256(`${values.join('')}${timestamp}${secret}`);
