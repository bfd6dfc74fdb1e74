import 'reflect-metadata';
import { readFileSync } from 'node:fs';

import { describe, expect, it } from '@jest/globals';
import { readDocument } from '@lacteos/contracts/identification/identification';
import { fieldNumberOf } from '@lacteos/contracts/parsing/field-number';
import { moneyKind } from '@lacteos/contracts/parsing/number-kinds';
import { readDay } from '@lacteos/contracts/parsing/parse-day';
import { readPhone } from '@lacteos/contracts/parsing/read-digits';
import { readEmail, readName } from '@lacteos/contracts/parsing/read-text';
import { readTypedCases } from '@lacteos/contracts/testing';
import fc from 'fast-check';

import { AppError } from '../../errors/index.js';
import { createValidationPipe } from '../validation.pipe.js';
import { DayField } from './day-field.js';
import { AccountDocumentField } from './document-field.js';
import { MoneyField } from './number-fields.js';
import { EmailField, NameField, PhoneField } from './text-fields.js';

class Typed {
  @PhoneField({ optional: true })
  phone?: string;
  @AccountDocumentField((body) => ('document' in body && String(body.document).includes('-') ? '31' : '13'))
  document?: string;
  @DayField({ optional: true })
  day?: string;
  @MoneyField({ optional: true })
  amount?: number;
  @NameField({ optional: true })
  name?: string;
  @EmailField({ optional: true })
  email?: string;
}
const FIELDS: Readonly<Record<string, keyof Typed>> = {
  phone: 'phone',
  document: 'document',
  day: 'day',
  amount: 'amount',
  name: 'name',
  'e-mail': 'email',
};
const REFUSED = 'refused';
const DOCUMENT = '1012345678';

const pipe = createValidationPipe();
async function stored(field: keyof Typed, typed: unknown): Promise<unknown> {
  try {
    const body = (await pipe.transform(
      { document: DOCUMENT, [field]: typed },
      { type: 'body', metatype: Typed },
    )) as Typed;
    return body[field];
  } catch (error) {
    if (error instanceof AppError) return REFUSED;
    throw error;
  }
}

const CSV = new URL('../../../../../libs/contracts/src/parsing/typed.csv', import.meta.url);
const CASES = readTypedCases(readFileSync(CSV, 'utf8')).flatMap(({ kind, typed, expected }) => {
  const field = FIELDS[kind];
  return field ? [{ kind, field, typed, expected }] : [];
});

describe('a typed value sent to the API', () => {
  it.each(CASES)('is parsed as in the pages, $kind: "$typed" is $expected', async (row) => {
    const value = await stored(row.field, row.typed);
    expect(typeof value === 'number' ? value.toFixed(2) : value).toBe(row.expected);
  });

  const PIECES = [
    ...'0123456789',
    '57',
    '+57',
    '310',
    '900123456',
    ' ',
    '.',
    ',',
    '-',
    '/',
    '(',
    ')',
    '$',
    'nov',
    'ñ',
  ];
  const text = fc.oneof(
    fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 14 }).map((pieces) => pieces.join('')),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
  );
  const pages: readonly (readonly [keyof Typed, (typed: string) => unknown])[] = [
    ['phone', readPhone],
    ['day', (typed) => readDay(typed) ?? typed],
    ['amount', (typed) => fieldNumberOf(typed, moneyKind({ max: 1_000_000_000_000 }))],
    ['name', readName],
    ['email', readEmail],
    ['document', (typed) => readDocument(typed.includes('-') ? '31' : '13', typed)],
  ];

  it.each(pages)('is refused or stored as its page parses it: %s [N-33-804]', (field, read) =>
    fc.assert(
      fc.asyncProperty(text, async (typed) =>
        expect([read(typed), REFUSED]).toContain(await stored(field, typed)),
      ),
    ),
  );
});
