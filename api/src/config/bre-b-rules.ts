import type { EnvReader } from '@lacteos/contracts/env';

export interface BreBAccount {
  readonly key: string;
  /** Masked, as banks show it before a payment. */
  readonly holder: string;
}

export interface BreBRules {
  /** null: the method is not offered. */
  readonly account: BreBAccount | null;
  readonly isForCustomers: boolean;
  /** Hours until an unpaid order of a customer returns its stock. */
  readonly holdHours: number;
}

/** A phone, a document, an e-mail address, a merchant's code, or '@' and letters. */
const KEY = /^[\w.@+-]{4,92}$/;

export const readBreBRules = (reader: EnvReader): BreBRules => ({
  account: readAccount(reader),
  isForCustomers: reader.boolean('BREB_FOR_SHOP', false),
  holdHours: reader.integer('BREB_HOURS', 24, { min: 1, max: 2_160 }),
});

function readAccount(reader: EnvReader): BreBAccount | null {
  const parse = (text: string) => (KEY.test(text) ? text : null);
  const key = reader.parsed<string | null>(
    'BREB_KEY',
    null,
    parse,
    'a Bre-B key of 4 to 92 characters without blanks',
  );
  const holder = reader.optional('BREB_HOLDER');
  if (key !== null && holder === null)
    reader.refuse('BREB_HOLDER', 'the masked name of the holder of BREB_KEY');
  return key === null || holder === null ? null : { key, holder };
}
