import { type Json, listOf, objectOf } from '../protocol/checks.js';

const asNumber = (value: unknown): unknown =>
  typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : value;
const changed = (row: Json, names: readonly string[]): Json =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, names.includes(name) ? asNumber(value) : value]),
  );

/** Converts the numbers that SIIGO's examples write as texts: reason, branch, quantities, payment types. */
export const withNumbers = (body: unknown): Json => {
  const document = changed(objectOf(body), ['reason']);
  const { customer, items, payments } = document;
  return {
    ...document,
    ...(customer ? { customer: changed(objectOf(customer), ['branch_office']) } : {}),
    ...(Array.isArray(items) ? { items: listOf(items).map((item) => changed(item, ['quantity'])) } : {}),
    ...(Array.isArray(payments)
      ? { payments: listOf(payments).map((payment) => changed(payment, ['id'])) }
      : {}),
  };
};
