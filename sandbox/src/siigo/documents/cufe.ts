import { createHash } from 'node:crypto';
import { fromCentavos } from './arithmetic.js';

export interface CufeParts {
  readonly number: string;
  readonly date: string;
  readonly time: string;
  readonly base: bigint;
  readonly vat: bigint;
  readonly inc: bigint;
  readonly total: bigint;
  readonly issuer: string;
  readonly buyer: string;
  /** Technical key of the numbering range, or the software's PIN for a credit note's CUDE. */
  readonly key: string;
  readonly environment: '1' | '2';
}

/** DIAN's annex: SHA-384 without separators; amounts in centavos, identifications without check digit. */
export const cufeOf = (parts: CufeParts): string => {
  const amounts = [
    money(parts.base),
    '01',
    money(parts.vat),
    '04',
    money(parts.inc),
    '03',
    money(0n),
    money(parts.total),
  ].join('');
  const text = `${parts.number}${parts.date}${parts.time}${amounts}${parts.issuer}${parts.buyer}${parts.key}${parts.environment}`;
  return createHash('sha384').update(text).digest('hex');
};

const money = (centavos: bigint): string => fromCentavos(centavos).toFixed(2);
