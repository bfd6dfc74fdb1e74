import { toCentavos } from '../documents/arithmetic.js';
import { checkPaymentType } from '../documents/invoice-checks.js';
import { Checks, type Json, listOf, objectOf } from '../protocol/checks.js';
import type { Company } from '../records/company.js';
import type * as seed from '../records/seed.js';

export type EntryKind = 'RC' | 'CC';
const VOUCHER_TYPES = ['DebtPayment', 'AdvancePayment', 'Detailed'];
const sumOf = (items: readonly Json[]): bigint =>
  items.reduce((sum, { value }) => sum + toCentavos(Number(value)), 0n);

/** @throws SiigoRefusal */
export const checkEntry = (body: Json, company: Company, kind: EntryKind): seed.DocumentType => {
  const checks = new Checks();
  checks.type('document.id', objectOf(body['document'])['id'], 'integer');
  checks.type('date', body['date'], 'string');
  checks.type('items', body['items'], 'array');
  checks.refuse();
  checks.required('document.id', objectOf(body['document'])['id']);
  checks.required('date', body['date']);
  if (kind === 'RC') {
    checks.required('type', body['type']);
    checks.oneOf('type', body['type'], VOUCHER_TYPES);
    checkParty(checks, objectOf(body['customer']), 'customer', company);
  }
  if (typeof body['date'] === 'string' && !/^\d{4}-\d{2}-\d{2}$/.test(body['date']))
    checks.add('invalid_date', 'Invalid date: date', ['date']);
  checks.longest('observations', body['observations'], 4_000);
  checks.refuse();
  const type = typeOf(checks, body, company, kind);
  if (kind === 'CC' || body['type'] === 'Detailed') checkMovements(checks, body, company, kind);
  else checkPayment(checks, body, company);
  checks.refuse();
  if (!type) throw new Error('unreachable');
  return type;
};

const typeOf = (checks: Checks, body: Json, company: Company, kind: EntryKind): seed.DocumentType | null => {
  const id = objectOf(body['document'])['id'];
  const type = company.documentTypes.find((one) => one.id === id) ?? null;
  if (!type) checks.add('invalid_reference', `The id doesn't exist: ${String(id)}`, ['document.id']);
  else if (type.type !== kind)
    checks.add('invalid_document', `Invalid document: ${type.id}`, ['document.id']);
  return type;
};

const checkParty = (checks: Checks, customer: Json, at: string, company: Company): void => {
  const { identification, branch_office: branch = 0 } = customer;
  checks.required(`${at}.identification`, identification);
  if (identification && !company.customerOf(String(identification), Number(branch)))
    checks.add('invalid_reference', `The customer doesn't exist: ${String(identification)}`, [
      `${at}.identification`,
    ]);
};

const checkMovements = (checks: Checks, body: Json, company: Company, kind: EntryKind): void => {
  const items = listOf(body['items']);
  if (items.length === 0) checks.required('items', undefined);
  items.forEach((item, index) => {
    const { code, movement } = objectOf(item['account']);
    checks.required(`items[${index}].account.code`, code);
    checks.required(`items[${index}].account.movement`, movement);
    checks.oneOf(`items[${index}].account.movement`, movement, ['Debit', 'Credit']);
    checks.required(`items[${index}].value`, item['value']);
    checks.amount(`items[${index}].value`, item['value']);
    if (code && !/^\d{4,10}$/.test(String(code)))
      checks.add('invalid_account', `Invalid account: ${String(code)}`, [`items[${index}].account.code`]);
    if (kind === 'CC') checkParty(checks, objectOf(item['customer']), `items[${index}].customer`, company);
  });
  checks.refuse();
  const side = (wanted: string): bigint =>
    sumOf(items.filter((item) => objectOf(item['account'])['movement'] === wanted));
  if (side('Debit') !== side('Credit'))
    checks.add('invalid_balance', 'The debits must be equal to the credits', ['items']);
};

const checkPayment = (checks: Checks, body: Json, company: Company): void => {
  const payment = objectOf(body['payment']);
  const items = listOf(body['items']);
  checks.required('payment.id', payment['id']);
  checks.required('payment.value', payment['value']);
  checks.amount('payment.value', payment['value']);
  checkPaymentType(checks, 'payment.id', payment['id'], { company, kind: 'RC' });
  if (body['type'] === 'AdvancePayment') {
    if (items.length > 0) checks.add('invalid_array', 'The array items has invalid values', ['items']);
    return;
  }
  if (items.length === 0) checks.required('items', undefined);
  items.forEach((item, index) => {
    const due = objectOf(item['due']);
    for (const name of ['prefix', 'consecutive', 'quote'])
      checks.required(`items[${index}].due.${name}`, due[name]);
    checks.required(`items[${index}].value`, item['value']);
  });
  const named = items.map(({ due }) => JSON.stringify(due));
  if (new Set(named).size < named.length)
    checks.add('invalid_array', 'The array items has invalid values', ['items']);
  checks.refuse();
  if (sumOf(items) !== toCentavos(Number(payment['value'])))
    checks.add('invalid_total_payments', 'The total payments must be equal to the total items', ['payment']);
};
