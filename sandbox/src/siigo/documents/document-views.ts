import { randomUUID } from 'node:crypto';
import { fromCentavos } from './arithmetic.js';
import { type Json, listOf } from '../protocol/checks.js';
import { globalsView } from './global-amounts.js';
import type { CheckedDocument } from './invoice-checks.js';
import type { SalesDocument } from '../records/records.js';
import { PAYMENT_TYPES, WAREHOUSES } from '../records/seed.js';
import type { AccountRules } from '../protocol/rules.js';
import { mailView, stampView } from './stamping.js';

export const documentView = (document: SalesDocument): Json => ({
  ...document.body,
  ...mailView(document),
  ...stampView(document),
});

/** Without stamp; observations are null as seen in the live service, unless the account differs. */
export const listView = (document: SalesDocument, { listObservations }: AccountRules): Json => ({
  ...document.body,
  ...mailView(document),
  ...(listObservations === 'null' ? { observations: null } : {}),
});

export const bodyOf = (body: Json, checked: CheckedDocument, customer: Json, own: Json): Json => {
  const { type, lines, total } = checked;
  const payments = listOf(body['payments']);
  const due = payments.filter(({ due_date: date }) => date !== undefined);
  const { cost_center: center, currency, additional_fields: additional } = body;
  return {
    document: { id: type.id },
    ...own,
    date: body['date'],
    customer,
    ...(body['seller'] === undefined ? {} : { seller: body['seller'] }),
    ...(center === undefined ? {} : { cost_center: center }),
    ...(currency === undefined ? {} : { currency }),
    ...(additional === undefined ? {} : { additional_fields: additional }),
    ...retentionsView(checked),
    ...globalsView(body, checked.globals),
    total: fromCentavos(total),
    balance: due.length > 0 ? fromCentavos(total) : 0,
    observations: body['observations'] ?? '',
    items: lines.map(lineView),
    payments: payments.map((payment) => ({
      id: payment['id'],
      name: PAYMENT_TYPES.find(({ id }) => id === payment['id'])?.name,
      value: payment['value'],
      ...(payment['due_date'] === undefined ? {} : { due_date: payment['due_date'] }),
    })),
    public_url: `https://documentview.siigo.com/?${String(own['name'])}`,
  };
};

const retentionsView = ({ retentions }: CheckedDocument): Json =>
  retentions.length === 0
    ? {}
    : {
        retentions: retentions.map(({ tax: { id, name, type, percentage }, value }) => ({
          id,
          name,
          type,
          percentage,
          value: fromCentavos(value),
        })),
      };

const lineView = ({ item, amounts, taxes }: CheckedDocument['lines'][number]): Json => {
  const charged = taxes.filter(({ type }) => type !== 'Retefuente');
  const quantity = Number(item['quantity']);
  const store = WAREHOUSES.find(({ id }) => id === item['warehouse']);
  const price =
    item['taxed_price'] === undefined
      ? item['price']
      : Number((fromCentavos(amounts.base) / quantity).toFixed(6));
  return {
    id: randomUUID(),
    code: item['code'],
    description: item['description'] ?? '',
    quantity,
    price,
    ...(amounts.discount === 0n
      ? {}
      : { discount: { percentage: item['discount'], value: fromCentavos(amounts.discount) } }),
    ...(charged.length === 0
      ? {}
      : {
          taxes: charged.map(({ id, name, type, percentage }, index) => ({
            id,
            name,
            type,
            percentage,
            value: fromCentavos(amounts.taxes[index] ?? 0n),
            base_value: fromCentavos(amounts.base),
          })),
        }),
    ...(store ? { warehouse: { id: store.id, name: store.name } } : {}),
    total: fromCentavos(amounts.total),
  };
};
