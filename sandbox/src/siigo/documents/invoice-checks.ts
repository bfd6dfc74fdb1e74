import { type LineAmounts, lineAmounts, spoken, toCentavos } from './arithmetic.js';
import { Checks, type Json, listOf, objectOf } from '../protocol/checks.js';
import type { Company } from '../records/company.js';
import { checkCustomer } from '../records/customer-checks.js';
import { checkRetentions, type Retention, retentionsOf, withheldFrom } from './retentions.js';
import * as seed from '../records/seed.js';
import { type GlobalAmounts, checkGlobals, globalAmounts } from './global-amounts.js';
import { checkDate, checkSettings } from './settings-checks.js';

export interface CheckedDocument {
  readonly type: seed.DocumentType;
  readonly lines: readonly { item: Json; amounts: LineAmounts; taxes: readonly seed.Tax[] }[];
  readonly globals: GlobalAmounts;
  readonly total: bigint;
  readonly retentions: readonly Retention[];
  readonly isSent: boolean;
}
interface Terms {
  readonly kind: 'FV' | 'NC';
  /** Day in Colombia, yyyy-MM-dd. */
  readonly today: string;
}
const MAX_LINES = 500;

/** In SIIGO's order: types, required fields, references, settings, totals. @throws SiigoRefusal */
export const checkDocument = (body: Json, company: Company, terms: Terms): CheckedDocument => {
  const checks = new Checks();
  checkTypes(checks, body);
  checks.refuse();
  checkRequired(checks, body, terms.kind);
  checks.refuse();
  const type = checkReferences(checks, body, company, terms.kind);
  checks.refuse();
  if (!type) throw new Error('unreachable');
  const isSent = objectOf(body['stamp'])['send'] === true;
  checkSettings(checks, body, type, isSent);
  checkDate(checks, body, type, terms.today, company);
  checkGlobals(checks, body, type, company.rules);
  checks.refuse();
  const lines = listOf(body['items']).map((item) => pricedLine(item, type));
  const globals = globalAmounts(
    body,
    lines.reduce((sum, { amounts }) => sum + amounts.base, 0n),
  );
  const total =
    lines.reduce((sum, { amounts }) => sum + amounts.total, 0n) -
    globals.discounts.reduce((sum, { value }) => sum + value, 0n) +
    globals.charges.reduce((sum, { value }) => sum + value, 0n);
  const retentions = retentionsOf(body, lines);
  checkPayments(checks, body, total - withheldFrom(retentions), company);
  checks.refuse();
  return { type, lines, globals, total, retentions, isSent };
};

const checkTypes = (checks: Checks, body: Json): void => {
  checks.type('document', body['document'], 'object');
  checks.type('document.id', objectOf(body['document'])['id'], 'integer');
  checks.type('date', body['date'], 'string');
  checks.type('customer', body['customer'], 'object');
  checks.type('customer.identification', objectOf(body['customer'])['identification'], 'string');
  checks.type('seller', body['seller'], 'integer');
  checks.type('cost_center', body['cost_center'], 'integer');
  checks.type('observations', body['observations'], 'string');
  checks.type('stamp.send', objectOf(body['stamp'])['send'], 'boolean');
  checks.type('mail.send', objectOf(body['mail'])['send'], 'boolean');
  checks.type('items', body['items'], 'array');
  checks.type('payments', body['payments'], 'array');
  listOf(body['items']).forEach((item, index) => {
    const at = `items[${index}]`;
    checks.type(`${at}.code`, item['code'], 'string');
    checks.type(`${at}.description`, item['description'], 'string');
    for (const name of ['quantity', 'price', 'taxed_price', 'discount'])
      checks.type(`${at}.${name}`, item[name], 'number');
    checks.type(`${at}.taxes`, item['taxes'], 'array');
  });
  listOf(body['payments']).forEach((payment, index) => {
    checks.type(`payments[${index}].id`, payment['id'], 'integer');
    checks.type(`payments[${index}].value`, payment['value'], 'number');
    checks.type(`payments[${index}].due_date`, payment['due_date'], 'string');
  });
};

const checkRequired = (checks: Checks, body: Json, kind: 'FV' | 'NC'): void => {
  checks.required('document.id', objectOf(body['document'])['id']);
  checks.required('date', body['date']);
  if (kind === 'FV') {
    checks.required('customer.identification', objectOf(body['customer'])['identification']);
    checks.required('seller', body['seller']);
  }
  const items = listOf(body['items']);
  const payments = listOf(body['payments']);
  if (items.length === 0) checks.required('items', undefined);
  if (payments.length === 0) checks.required('payments', undefined);
  if (items.length > MAX_LINES) checks.add('invalid_array', 'The array items has invalid values', ['items']);
  items.forEach((item, index) => {
    checks.required(`items[${index}].code`, item['code']);
    checks.required(`items[${index}].quantity`, item['quantity']);
    if (item['taxed_price'] === undefined) checks.required(`items[${index}].price`, item['price']);
  });
  payments.forEach((payment, index) => {
    checks.required(`payments[${index}].id`, payment['id']);
    checks.required(`payments[${index}].value`, payment['value']);
  });
};

const checkReferences = (
  checks: Checks,
  body: Json,
  company: Company,
  kind: 'FV' | 'NC',
): seed.DocumentType | null => {
  const id = objectOf(body['document'])['id'];
  const type = company.documentTypes.find((one) => one.id === id) ?? null;
  if (!type) checks.add('invalid_reference', `The id doesn't exist: ${String(id)}`, ['document.id']);
  else if (!type.active) checks.add('parameter_inactive', `The id is inactive: ${type.id}`, ['document.id']);
  else if (type.type !== kind)
    checks.add('invalid_document', `Invalid document: ${type.id}`, ['document.id']);
  if (kind === 'FV') checkBuyer(checks, objectOf(body['customer']), company);
  reference(checks, 'seller', body['seller'], seed.USERS, 'seller');
  reference(checks, 'cost_center', body['cost_center'], seed.COST_CENTERS, 'cost center');
  listOf(body['items']).forEach((item, index) => checkItem(checks, item, `items[${index}]`, company));
  checkRetentions(checks, body, type);
  listOf(body['payments']).forEach(({ id: paymentId }, index) =>
    checkPaymentType(checks, `payments[${index}].id`, paymentId, { company, kind }),
  );
  return type;
};

const checkBuyer = (checks: Checks, customer: Json, company: Company): void => {
  const identification = String(customer['identification']);
  const known = company.customerOf(identification, Number(customer['branch_office'] ?? 0));
  const at = 'customer.identification';
  if (known) {
    if (!known.active) checks.add('parameter_inactive', `The customer is inactive: ${identification}`, [at]);
    if (listOf(known['contacts']).length === 0)
      checks.add('customer_settings', 'The customer does not have contacts', [at]);
  } else if (customer['name'] === undefined) {
    checks.add('invalid_reference', `The customer doesn't exist: ${identification}`, [at]);
  } else {
    checkCustomer(checks, customer, company.rules, 'customer.');
    if (listOf(customer['contacts']).length === 0)
      checks.add('customer_settings', 'The customer does not have contacts', ['customer.contacts']);
  }
};

const checkItem = (checks: Checks, item: Json, at: string, company: Company): void => {
  const code = String(item['code']);
  const product = company.productOf(code);
  if (!product) checks.add('invalid_reference', `The code doesn't exist: ${code}`, [`${at}.code`]);
  else if (!product.active) checks.add('parameter_inactive', `The code is inactive: ${code}`, [`${at}.code`]);
  if (item['warehouse'] !== undefined && product && !product.stock_control) {
    const text = 'The warehouse cannot be used, you must verify the product settings';
    checks.add('product_settings', text, [`${at}.warehouse`]);
  }
  reference(checks, `${at}.warehouse`, item['warehouse'], seed.WAREHOUSES, 'warehouse');
  const taxes = listOf(item['taxes']);
  taxes.forEach((tax, index) => reference(checks, `${at}.taxes[${index}].id`, tax['id'], seed.TAXES, 'tax'));
  const types = taxes.flatMap(({ id }) => seed.TAXES.find((tax) => tax.id === id)?.type ?? []);
  const isTwice = new Set(types).size < types.length;
  const isDocumentTax = types.some((type) => type === 'ReteIVA' || type === 'ReteICA');
  const isMixed = types.includes('IVA') && types.includes('AdValorem');
  if (taxes.length > 3 || isTwice || isDocumentTax || isMixed)
    checks.add('invalid_taxes', 'The array taxes has invalid values', [`${at}.taxes`]);
};

export const checkPaymentType = (
  checks: Checks,
  path: string,
  id: unknown,
  { company, kind }: { company: Company; kind: 'FV' | 'NC' | 'RC' },
): void => {
  reference(checks, path, id, company.paymentTypes, 'id');
  const known = company.paymentTypes.find((type) => type.id === id);
  if (known && !known.documents.includes(kind))
    checks.add('invalid_payment', `The payment cannot be used in the document: ${known.id}`, [path]);
};

const reference = (
  checks: Checks,
  path: string,
  id: unknown,
  rows: readonly { id: number; active: boolean }[],
  name: string,
): void => {
  if (id === undefined || id === null) return;
  const row = rows.find((one) => one.id === id);
  if (!row) checks.add('invalid_reference', `The ${name} doesn't exist: ${String(id)}`, [path]);
  else if (!row.active) checks.add('parameter_inactive', `The ${name} is inactive: ${row.id}`, [path]);
};

const checkPayments = (checks: Checks, body: Json, total: bigint, company: Company): void => {
  const payments = listOf(body['payments']);
  payments.forEach((payment, index) => {
    const type = company.paymentTypes.find(({ id }) => id === payment['id']);
    checks.amount(`payments[${index}].value`, payment['value']);
    if (type?.due_date) checks.required(`payments[${index}].due_date`, payment['due_date']);
  });
  if (payments.length > 1 && payments.some((payment) => payment['due_date'] !== undefined))
    checks.add('invalid_array', 'The array payments has invalid values', ['payments']);
  checks.refuse();
  const paid = payments.reduce((sum, payment) => sum + toCentavos(Number(payment['value'])), 0n);
  if (paid !== total) {
    const text = `The total payments must be equal to the total invoice. The total invoice calculated is ${spoken(total)}`;
    checks.add('invalid_total_payments', text, ['payments']);
  }
};

const pricedLine = (item: Json, type: seed.DocumentType): CheckedDocument['lines'][number] => {
  const taxes = listOf(item['taxes']).flatMap(({ id }) => seed.TAXES.find((tax) => tax.id === id) ?? []);
  const amounts = lineAmounts({
    quantity: Number(item['quantity']),
    ...(item['taxed_price'] === undefined
      ? { price: Number(item['price']) }
      : { taxedPrice: Number(item['taxed_price']) }),
    discount: Number(item['discount'] ?? 0),
    discountType: type.discount_type,
    percentages: taxes.filter(({ type: kind }) => kind !== 'Retefuente').map((tax) => tax.percentage),
  });
  return { item, amounts, taxes };
};
