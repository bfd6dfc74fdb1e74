import type { CustomerBody } from '#features/customer-form';
import { numberIn } from '@lacteos/contracts/parsing/field-number';
import { dayIn, type FieldDay } from '@lacteos/contracts/parsing/parse-day';
import type { InvoiceRequest, SiigoTax } from '@lacteos/contracts/schemas';
import { newLine, totalOfLines, unitsOf, type LineFields } from './invoice-line';
import { customerKey, customerOfKey } from './customer-key';

export const CURRENCIES = [
  { value: 'COP', label: 'COP Peso Colombiano' },
  { value: 'EUR', label: 'EUR Euro' },
  { value: 'USD', label: 'USD Dólar estadounidense' },
] as const;
export const LOCAL_CURRENCY = 'COP';
export const OBSERVATIONS_LIMIT = 4000;

type InvoiceDraft = InvoiceRequest &
  Required<Pick<InvoiceRequest, 'customer' | 'stamp' | 'mail' | 'items' | 'payments'>>;

/** Days are yyyy-MM-dd. */
export interface InvoiceFields {
  id?: number;
  date?: FieldDay;
  identification?: string;
  seller?: number;
  /** Only for types without automatic numbers. */
  number?: number;
  sendToDian?: boolean;
  sendToEmail?: boolean;
  cost_center?: number;
  currency_code?: string;
  /** Pesos for one unit of the foreign currency. */
  exchange_rate?: number;
  items: LineFields[];
  payment?: number;
  due_date?: FieldDay;
  observations?: string;
}

export const newInvoiceFields = (today: string): InvoiceFields => ({
  date: today,
  sendToDian: true,
  sendToEmail: false,
  currency_code: LOCAL_CURRENCY,
  items: [newLine()],
  due_date: today,
});

export interface DraftContext {
  /** Null for a known customer. */
  newCustomer: CustomerBody | null;
  taxes: readonly SiigoTax[];
  isElectronic: boolean;
  isNumberedByHand: boolean;
}

/** The payment is the total of the lines. */
export function invoiceDraft(
  fields: InvoiceFields,
  { newCustomer, taxes, isElectronic, isNumberedByHand }: DraftContext,
): InvoiceDraft {
  const isForeign = fields.currency_code !== LOCAL_CURRENCY;
  return {
    id: fields.id,
    date: dayIn(fields.date),
    customer: customerOfKey(fields.identification ?? ''),
    // Both codes are choices of the form; the server refuses any other.
    newCustomer: (newCustomer ?? undefined) as InvoiceDraft['newCustomer'],
    cost_center: fields.cost_center,
    currency_code: fields.currency_code as InvoiceDraft['currency_code'],
    exchange_rate: isForeign ? fields.exchange_rate : undefined,
    seller: fields.seller,
    number: isNumberedByHand ? fields.number : undefined,
    stamp: { send: isElectronic && fields.sendToDian === true },
    mail: { send: fields.sendToEmail === true },
    observations: fields.observations?.trim() ?? '',
    items: fields.items.map((line) => ({
      code: line.code ?? '',
      description: line.description?.trim() ?? '',
      reference: line.reference ?? '',
      quantity: unitsOf(line),
      price: numberIn(line.price) ?? 0,
      discount: numberIn(line.discount) ?? 0,
      taxes: taxes.filter(({ id }) => line.taxes.includes(id)).map(({ id, name }) => ({ id, label: name })),
    })),
    payments: fields.payment
      ? [{ id: fields.payment, value: totalOfLines(fields.items, taxes), due_date: dayIn(fields.due_date) }]
      : [],
  };
}

export const fieldsOfRequest = (request: InvoiceRequest, today: string): InvoiceFields => ({
  id: request.id,
  date: request.date && request.date > today ? request.date : today,
  identification: request.customer && customerKey(request.customer),
  seller: request.seller,
  number: request.number ?? undefined,
  sendToDian: request.stamp?.send ?? false,
  sendToEmail: request.mail?.send ?? false,
  cost_center: request.cost_center ?? undefined,
  currency_code: request.currency_code ?? LOCAL_CURRENCY,
  exchange_rate: request.exchange_rate ?? undefined,
  items: (request.items ?? []).map((item) => ({
    code: item.code,
    description: item.description ?? '',
    reference: item.reference ?? '',
    quantity: item.quantity,
    price: item.price,
    discount: item.discount ?? 0,
    taxes: (item.taxes ?? []).map(({ id }) => id),
  })),
  payment: request.payments?.[0]?.id,
  due_date: request.payments?.[0]?.due_date ?? today,
  observations: request.observations ?? '',
});
