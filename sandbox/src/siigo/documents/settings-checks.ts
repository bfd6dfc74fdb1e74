import { type Checks, hasAtMost, type Json, listOf, objectOf } from '../protocol/checks.js';
import type { Company } from '../records/company.js';
import type * as seed from '../records/seed.js';

export const checkSettings = (checks: Checks, body: Json, type: seed.DocumentType, isSent: boolean): void => {
  const isElectronic = type.electronic_type !== 'NoElectronic';
  const cannot = (field: string): string =>
    `The ${field} cannot be used, you must verify the document settings`;
  if (isSent && !isElectronic) checks.add('document_settings', cannot('send'), ['stamp.send']);
  if (body['number'] !== undefined && type.automatic_number)
    checks.add('document_settings', cannot('number'), ['number']);
  if (!type.automatic_number) checks.required('number', body['number']);
  checkAdditional(checks, body, type);
  if (type.cost_center_mandatory) checks.required('cost_center', body['cost_center']);
  else if (body['cost_center'] !== undefined && !type.cost_center)
    checks.add('document_settings', cannot('cost_center'), ['cost_center']);
  checks.longest('observations', body['observations'], 4_000);
  listOf(body['items']).forEach((item, index) => checkItemSettings(checks, item, `items[${index}]`, type));
};

const TEN_DAYS_MS = 10 * 86_400_000;
const dayAfter = (day: string, milliseconds: number): string =>
  new Date(Date.parse(day) + milliseconds).toISOString().slice(0, 10);

export const checkDate = (
  checks: Checks,
  body: Json,
  type: seed.DocumentType,
  today: string,
  { rules }: Company,
): void => {
  const date = String(body['date']);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(Date.parse(date))) {
    checks.add('invalid_date', 'Invalid date: date', ['date']);
    return;
  }
  if (type.electronic_type === 'NoElectronic') return;
  if (rules.dates === 'from today') {
    if (date < today) checks.add('date_settings', 'The date cannot be earlier than today', ['date']);
  } else if (date < dayAfter(today, -TEN_DAYS_MS) || date > dayAfter(today, TEN_DAYS_MS))
    checks.add('date_settings', 'The date cannot be more than 10 days from today', ['date']);
};

/** Purchase and delivery orders need a document type configured for them. */
const checkAdditional = (checks: Checks, body: Json, type: seed.DocumentType): void => {
  for (const name of ['purchase_order', 'delivery_order'] as const) {
    const order = objectOf(body['additional_fields'])[name];
    if (order === undefined) continue;
    const path = `additional_fields.${name}`;
    if (!type[name])
      checks.add('document_settings', `The ${name} cannot be used, you must verify the document settings`, [
        path,
      ]);
    for (const part of ['prefix', 'number'])
      checks.longest(`${path}.${part}`, String(objectOf(order)[part] ?? ''), 20);
  }
};

const checkItemSettings = (checks: Checks, item: Json, at: string, type: seed.DocumentType): void => {
  const { quantity, discount } = item;
  if (typeof quantity === 'number' && (quantity <= 0 || !hasAtMost(quantity, 2)))
    checks.add('invalid_value', 'Invalid value: quantity', [`${at}.quantity`]);
  checks.amount(`${at}.price`, item['price'], 6);
  checks.amount(`${at}.taxed_price`, item['taxed_price'], 6);
  checks.longest(`${at}.description`, item['description'], 4_000);
  checks.text(`${at}.description`, item['description'], 'invalid_description');
  if (typeof discount === 'number') {
    if (type.discount_type === 'Percentage' && (discount < 0 || discount > 100)) {
      const text = 'The field discount only allows a value between 0 and 100';
      checks.add('invalid_range', text, [`${at}.discount`]);
    } else if (discount < 0 || !hasAtMost(discount, 2))
      checks.add('invalid_amount', 'The discount amount is invalid', [`${at}.discount`]);
  }
  if (type.seller_by_item) checks.required(`${at}.seller`, item['seller']);
  if (!type.decimals && [quantity, item['price']].some((value) => !Number.isInteger(value ?? 0)))
    checks.add('document_settings', 'The decimals cannot be used, you must verify the document settings', [
      `${at}.price`,
    ]);
  if (item['seller'] !== undefined && !type.seller_by_item) {
    const text = 'The following seller cannot be used, you must verify the document settings';
    checks.add('document_settings', text, [`${at}.seller`]);
  }
};
