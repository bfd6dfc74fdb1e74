import { type Checks, hasAtMost, type Json, listOf } from '../protocol/checks.js';
import type { AccountRules } from '../protocol/rules.js';
import * as seed from '../records/seed.js';
import { fromCentavos, toCentavos } from './arithmetic.js';

type Row = (typeof seed.GLOBAL_DISCOUNTS)[number];
export interface GlobalAmount {
  readonly row: Row;
  readonly percentage: number | null;
  readonly value: bigint;
}
export interface GlobalAmounts {
  readonly discounts: readonly GlobalAmount[];
  readonly charges: readonly GlobalAmount[];
}

const NAMES = ['global_discounts', 'globaldiscounts'] as const;
const isKnown = (name: string, { globalDiscounts }: AccountRules): boolean =>
  globalDiscounts === 'both' || globalDiscounts === name;

export const checkGlobals = (
  checks: Checks,
  body: Json,
  type: seed.DocumentType,
  rules: AccountRules,
): void => {
  for (const name of NAMES)
    if (body[name] !== undefined && !isKnown(name, rules))
      checks.add('parameter_not_allowed', `The field ${name} is not allowed`, [name]);
  if (body['global_charges'] !== undefined && !rules.globalCharges)
    checks.add('parameter_not_allowed', 'The field global_charges is not allowed', ['global_charges']);
  for (const name of [...NAMES, 'global_charges'] as const) {
    const isAllowed = name === 'global_charges' ? type.global_charges : type.global_discounts;
    const rows = name === 'global_charges' ? seed.GLOBAL_CHARGES : seed.GLOBAL_DISCOUNTS;
    if (body[name] !== undefined && !isAllowed)
      checks.add('document_settings', `The ${name} cannot be used, you must verify the document settings`, [
        name,
      ]);
    listOf(body[name]).forEach((entry, index) => checkEntry(checks, entry, `${name}[${index}]`, rows));
  }
};

const checkEntry = (checks: Checks, entry: Json, at: string, rows: readonly Row[]): void => {
  const { id, percentage, value } = entry;
  if (!rows.some((row) => row.id === id))
    checks.add('invalid_reference', `The id doesn't exist: ${String(id)}`, [`${at}.id`]);
  if (percentage === undefined) {
    checks.required(`${at}.value`, value);
    checks.amount(`${at}.value`, value);
  } else if (!(Number(percentage) >= 0.01 && Number(percentage) <= 99.99 && hasAtMost(Number(percentage), 2)))
    checks.add('invalid_range', 'The field percentage only allows a value between 0.01 and 99.99', [
      `${at}.percentage`,
    ]);
};

/** Centavos; percentages apply to the sum of the lines' bases, before fixed values. */
export const globalAmounts = (body: Json, bases: bigint): GlobalAmounts => {
  const read = (name: string, rows: readonly Row[]): GlobalAmount[] =>
    listOf(body[name]).flatMap(({ id, percentage, value }) => {
      const row = rows.find((one) => one.id === id);
      if (!row) return [];
      const share = percentage === undefined ? null : Number(percentage);
      const amount =
        share === null
          ? toCentavos(Number(value))
          : toCentavos(fromCentavos(bases * BigInt(Math.round(share * 100))) / 10_000);
      return [{ row, percentage: share, value: amount }];
    });
  return {
    discounts: NAMES.flatMap((name) => read(name, seed.GLOBAL_DISCOUNTS)),
    charges: read('global_charges', seed.GLOBAL_CHARGES),
  };
};

export const globalsView = (body: Json, { discounts, charges }: GlobalAmounts): Json => {
  const draw = ({ row, percentage, value }: GlobalAmount): Json => ({
    id: row.id,
    name: row.name,
    ...(percentage === null ? {} : { percentage }),
    value: fromCentavos(value),
  });
  const name = NAMES.find((one) => body[one] !== undefined) ?? NAMES[0];
  return {
    ...(discounts.length > 0 ? { [name]: discounts.map(draw) } : {}),
    ...(charges.length > 0 ? { global_charges: charges.map(draw) } : {}),
  };
};
