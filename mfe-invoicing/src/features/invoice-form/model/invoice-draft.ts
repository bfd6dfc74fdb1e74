import type { CustomerBody } from '../../customer-form/model/customer-record';
import type { SiigoTax } from '@lacteos/contracts';
import { newLine, totalOfLines, type LineFields } from './invoice-line';

/** The currencies of an invoice. */
export const CURRENCIES = [
  { value: 'COP', label: 'COP Peso Colombiano' },
  { value: 'EUR', label: 'EUR Euro' },
  { value: 'USD', label: 'USD Dólar estadounidense' },
] as const;
export const LOCAL_CURRENCY = 'COP';
export const OBSERVATIONS_LIMIT = 4000;

/** What the fields of the standalone form hold; days are yyyy-MM-dd. */
export interface InvoiceFields {
  id?: number;
  date?: string;
  identification?: string;
  seller?: number;
  sendToDian?: boolean;
  sendToEmail?: boolean;
  cost_center?: number;
  currency_code?: string;
  /** Pesos for one unit of the foreign currency. */
  exchange_rate?: number;
  items: LineFields[];
  payment?: number;
  due_date?: string;
  observations?: string;
}

/** An empty form with one line. */
export const newInvoiceFields = (today: string): InvoiceFields => ({
  date: today,
  sendToDian: false,
  sendToEmail: false,
  currency_code: LOCAL_CURRENCY,
  items: [newLine()],
  due_date: today,
});

/** The day of a moment in Colombia, yyyy-MM-dd. */
export const dayInColombia = (moment: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Bogota', dateStyle: 'short' }).format(moment);

/** What `POST /siigo/invoice` takes without an order: the draft of the specification. */
export interface InvoiceDraft {
  id?: number;
  date?: string;
  customer: { identification: string };
  /** Creates the customer together with the invoice. */
  newCustomer?: CustomerBody;
  cost_center?: number;
  currency_code?: string;
  exchange_rate?: number;
  seller?: number;
  stamp: { send: boolean };
  mail: { send: boolean };
  observations: string;
  items: {
    code: string;
    description: string;
    reference: string;
    quantity: number;
    price: number;
    discount: number;
    taxes: { id: number; label: string }[];
  }[];
  payments: { id: number; value: number; due_date?: string }[];
}

/** What the request needs to know besides the fields. */
export interface DraftContext {
  /** All fields of a customer who is created with the invoice; null for a known one. */
  newCustomer: CustomerBody | null;
  taxes: readonly SiigoTax[];
  isElectronic: boolean;
}

/** The request of a filled form; the payment is the total of the lines. */
export function invoiceDraft(
  fields: InvoiceFields,
  { newCustomer, taxes, isElectronic }: DraftContext,
): InvoiceDraft {
  const isForeign = fields.currency_code !== LOCAL_CURRENCY;
  return {
    id: fields.id,
    date: fields.date,
    customer: { identification: fields.identification ?? '' },
    newCustomer: newCustomer ?? undefined,
    cost_center: fields.cost_center,
    currency_code: fields.currency_code,
    exchange_rate: isForeign ? fields.exchange_rate : undefined,
    seller: fields.seller,
    stamp: { send: isElectronic && fields.sendToDian === true },
    mail: { send: fields.sendToEmail === true },
    observations: fields.observations?.trim() ?? '',
    items: fields.items.map((line) => ({
      code: line.code ?? '',
      description: line.description?.trim() ?? '',
      reference: line.reference ?? '',
      quantity: line.quantity,
      price: line.price ?? 0,
      discount: line.discount ?? 0,
      taxes: taxes.filter(({ id }) => line.taxes.includes(id)).map(({ id, name }) => ({ id, label: name })),
    })),
    payments: fields.payment
      ? [{ id: fields.payment, value: totalOfLines(fields.items, taxes), due_date: fields.due_date }]
      : [],
  };
}
