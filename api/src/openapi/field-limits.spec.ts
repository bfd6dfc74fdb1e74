import { readFileSync } from 'node:fs';

import { describe, expect, it } from '@jest/globals';
import { getMetadataArgsStorage } from 'typeorm';

import '../app.module.js';

/** Schemas in which the same names have another meaning, with the reason. */
const APART: Readonly<Record<string, readonly [pattern: RegExp, why: string]>> = {
  email: [/^(Login|RecoveryCode|ResetPassword)$/, 'finds an account, which may be older than the limit'],
  first_name: [
    /^(SignUp|ProfileChange|CustomerContact)$/,
    'an account has 40 letters by the specification, a contact 50 in SIIGO',
  ],
  last_name: [/^(SignUp|ProfileChange|CustomerContact)$/, 'as the first name'],
  identification: [/^InvoiceCustomer$/, "names any customer of SIIGO's"],
  address: [/^(NewPartner|PartnerChange)$/, 'of a store'],
  phone: [/^(NewPartner|PartnerChange)$/, 'a store may have a switchboard'],
};
/** Fields of persons and companies; other names differ in meaning by schema. */
const SHARED = [
  'nameCompany',
  'commercialName',
  'first_name',
  'last_name',
  'n_document',
  'identification',
  'document',
  'email',
  'phone',
  'address',
  'city_code',
  'state_code',
  'contact_first_name',
  'contact_last_name',
  'contact_email',
  'contact_phone',
] as const;

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, { readonly maxLength?: number }>>;
}
interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly requestBody?: unknown }>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}
const FILE = new URL('../../../libs/contracts/openapi.json', import.meta.url);
const DOCUMENT = JSON.parse(readFileSync(FILE, 'utf8')) as ApiDocument;
const SCHEMAS = DOCUMENT.components.schemas;
const nameOf = (ref: string): string => ref.split('/').at(-1) ?? '';

/** Schemas used in requests. */
function requestSchemas(): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const { $ref } = part as Schema;
    if ($ref !== undefined && !found.has(nameOf($ref))) {
      found.add(nameOf($ref));
      visit(SCHEMAS[nameOf($ref)]);
    }
    Object.values(part).forEach(visit);
  };
  for (const operations of Object.values(DOCUMENT.paths))
    for (const operation of Object.values(operations)) visit(operation.requestBody);
  return found;
}

const plain = (name: string): string => name.replaceAll('_', '').toLowerCase();
const limitsOf = (field: string): { schema: string; limit: number }[] =>
  [...requestSchemas()].flatMap((schema) =>
    Object.entries(SCHEMAS[schema]?.properties ?? {}).flatMap(([name, { maxLength }]) =>
      plain(name) === plain(field) && maxLength !== undefined && !APART[field]?.[0].test(schema)
        ? [{ schema, limit: maxLength }]
        : [],
    ),
  );

describe('the limit of a field', () => {
  it.each(SHARED)('is the same in every request that has %s [N-33-807]', (field) => {
    const limits = limitsOf(field);
    expect(limits).not.toEqual([]);
    expect(new Set(limits.map(({ limit }) => limit)).size).toBe(1);
  });

  it.each(SHARED)('fits the columns that store %s [N-33-807]', (field) => {
    const limit = Math.max(...limitsOf(field).map((one) => one.limit));
    const isStore = (target: unknown): boolean =>
      String((target as { name?: string }).name) === 'StoreEntity';
    const columns = getMetadataArgsStorage()
      .columns.filter(
        ({ target, propertyName, options }) =>
          plain(options.name ?? propertyName) === plain(field) &&
          options.length !== undefined &&
          !isStore(target),
      )
      .map(({ options }) => Number(options.length));
    expect(columns.filter((length) => length < limit && !isAccountName(field, length))).toEqual([]);
  });
});

/** Account names have limits of their own. */
const isAccountName = (field: string, length: number): boolean =>
  (field === 'first_name' || field === 'last_name') && length === 40;
