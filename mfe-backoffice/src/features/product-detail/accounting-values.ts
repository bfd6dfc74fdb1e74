import { vatClassName, type VatClass } from '@lacteos/contracts/money/vat-classes';
import { dayText } from '@lacteos/contracts/parsing/parse-day';
import { PRODUCT_TYPE_LABELS, PRODUCT_UNITS } from '@lacteos/contracts/reference/reference-data';
import type { AdminProduct } from '@lacteos/contracts/schemas';
import { colombianDay } from '@lacteos/contracts/time/colombian-day';

import type { SiigoChoices } from '#features/product-list';

const ACCOUNTING_FIELDS = [
  'account',
  'idTax',
  'position',
  'family',
  'type',
  'unid',
  'taxClassification',
  'nextTaxClassification',
  'taxChangeOn',
  'taxIncluded',
  'taxConsumptionValue',
  'stockControl',
  'tariff',
  'ean',
] as const satisfies readonly (keyof AdminProduct)[];

export type AccountingValues = Pick<AdminProduct, (typeof ACCOUNTING_FIELDS)[number]>;

/** Keeps the product's value even if SIIGO no longer offers it. */
export const accountingValuesOf = (product: AdminProduct): AccountingValues =>
  Object.fromEntries(
    ACCOUNTING_FIELDS.map((field) => [field, product[field]]),
  ) as unknown as AccountingValues;

const nameIn = (rows: readonly { id: number; name: string }[], value: unknown): string | undefined =>
  rows.find(({ id }) => id === value)?.name;

const className = (value: unknown): string | undefined =>
  value ? vatClassName(value as VatClass, colombianDay(new Date())) : undefined;

export const accountingText = (
  choices: SiigoChoices,
  field: keyof AccountingValues,
  value: AccountingValues[keyof AccountingValues],
): string => {
  if (typeof value === 'boolean') return value ? 'Si' : 'No';
  const names: Partial<Record<keyof AccountingValues, string | undefined>> = {
    account: nameIn(choices.accounts, value),
    idTax: nameIn(choices.taxes, value),
    position: `Lista ${value}`,
    type: (PRODUCT_TYPE_LABELS as Readonly<Record<string, string>>)[String(value)],
    unid: PRODUCT_UNITS.find(({ code }) => code === value)?.name,
    taxClassification: className(value),
    nextTaxClassification: className(value),
    taxChangeOn: typeof value === 'string' && value ? dayText(value) : undefined,
  };
  return names[field] ?? (String(value ?? '') || 'vacío');
};
