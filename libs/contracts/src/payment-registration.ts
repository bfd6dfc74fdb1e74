import type { PaymentRegistration } from './api-types.js';
import { REGISTRATION_ONLY_METHODS, PAYMENT_METHODS } from './reference-data.js';

/** Registered by Wompi's events only, never by hand. */
export const WOMPI_METHOD = 'Wompi';

/** What staff may choose when they register a payment. */
export const REGISTRABLE_METHODS: readonly string[] = [
  ...PAYMENT_METHODS,
  ...REGISTRATION_ONLY_METHODS,
].filter((method) => method !== WOMPI_METHOD);

export type RegistrationField = 'expiryDate' | 'checkNumber' | 'checkBank' | 'transactionNumber';

const TRANSACTION: readonly RegistrationField[] = ['transactionNumber'];
const FIELDS: Readonly<Record<string, readonly RegistrationField[]>> = {
  Crédito: ['expiryDate'],
  Cheque: ['checkNumber', 'checkBank'],
  'Consignacion Bancolombia': TRANSACTION,
  'Tarjeta Débito': TRANSACTION,
  'Tarjeta Crédito': TRANSACTION,
  'QR Bancolombia': TRANSACTION,
  Nequi: TRANSACTION,
  Daviplata: TRANSACTION,
  'Transferencia Bancaria': TRANSACTION,
} satisfies Record<string, readonly (keyof PaymentRegistration)[]>;

/** The fields that a payment by this method needs, beside total, status and date. */
export const registrationFieldsOf = (method: string): readonly RegistrationField[] => FIELDS[method] ?? [];

const ISO_MOMENT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

/** Whether a text is a day or a moment as ISO 8601 writes it, and exists in the calendar. */
export function isIsoMoment(text: string): boolean {
  if (!ISO_MOMENT.test(text) || Number.isNaN(Date.parse(text))) return false;
  const day = text.slice(0, 10);
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
}
