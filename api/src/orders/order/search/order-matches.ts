import type { OrderEntity } from '../row/order.entity.js';
import type { OrderSearch } from './order-search.js';
import { invoiceTerms, searchWordsOf, tokenize } from './search-words.js';

export const MATCHED_FIELDS = [
  'id',
  'document',
  'name',
  'company',
  'phone',
  'transaction',
  'guide',
  'invoice',
] as const;
export type MatchedField = (typeof MATCHED_FIELDS)[number];

export interface OrderMatch {
  field: MatchedField;
  text: string;
}
interface SearchableField extends OrderMatch {
  words: readonly string[];
}
type SearchableOrder = Pick<
  OrderEntity,
  'id' | 'nDocument' | 'shippingAddress' | 'paymentResult' | 'delivery'
>;

const fieldsOf = (order: SearchableOrder, invoices: readonly string[]): SearchableField[] => {
  const { shippingAddress: address, paymentResult: payment, delivery } = order;
  const name = `${address.first_name} ${address.last_name}`.trim();
  const phone = address.phone ?? '';
  const onlyPhone = { ...address, first_name: '', last_name: '', nameCompany: '' };
  const texts: readonly (readonly [MatchedField, string | null | undefined])[] = [
    ['name', name],
    ['company', address.nameCompany],
    ['transaction', payment?.transactionNumber ?? payment?.transaction?.id],
    ['guide', delivery?.numberGuide],
  ];
  return [
    ...texts.flatMap(([field, text]) => (text ? [{ field, text, words: tokenize(text) }] : [])),
    { field: 'phone', text: phone, words: searchWordsOf(onlyPhone) },
    ...invoices.map((text) => ({ field: 'invoice' as const, text, words: invoiceTerms({ name: text }) })),
  ];
};

export function matchesOf(
  search: OrderSearch,
  order: SearchableOrder,
  invoices: readonly string[],
): OrderMatch[] {
  const fields = fieldsOf(order, invoices);
  const matched = matchedFields(fields, [search.words, ...search.alternatives]);
  const direct: OrderMatch[] = [];
  if (search.id === order.id) direct.push({ field: 'id', text: String(order.id) });
  if (search.documentPrefix && order.nDocument.startsWith(search.documentPrefix))
    direct.push({ field: 'document', text: order.nDocument });
  return [
    ...direct,
    ...fields.filter((field) => matched.includes(field)).map(({ field, text }) => ({ field, text })),
  ];
}

function matchedFields(
  fields: readonly SearchableField[],
  readings: readonly (readonly string[])[],
): readonly SearchableField[] {
  const asked = readings.filter((words) => words.length > 0);
  const hasWord = (field: SearchableField, word: string) => field.words.some((own) => own.startsWith(word));
  const whole = fields.filter((field) => asked.some((words) => words.every((word) => hasWord(field, word))));
  if (whole.length > 0) return whole;
  return asked.flatMap((words) => {
    const each = words.map((word) => fields.filter((field) => hasWord(field, word)));
    return each.every((found) => found.length > 0) ? each.flat() : [];
  });
}
