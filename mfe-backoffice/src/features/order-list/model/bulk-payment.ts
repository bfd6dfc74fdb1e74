import { registrationFieldsOf, type PaymentMethodLabel } from '@lacteos/contracts/orders/payment-methods';
import { dayIn, type FieldDay } from '@lacteos/contracts/parsing/parse-day';
import { APPROVED_STATUS } from '@lacteos/contracts/reference/reference-data';
import type { PaymentRegistration } from '@lacteos/contracts/schemas';
import { startOfColombianDay } from '@lacteos/contracts/time/colombian-day';

export interface BulkPaymentValues {
  paymentMethod?: PaymentMethodLabel;
  expiryDate?: FieldDay;
  checkBank?: string;
  references?: Record<string, string | undefined>;
  /** The person confirmed cash without a shift. */
  withoutShift?: boolean;
}

/** Null for a method without one. */
export function referenceFieldOf(method: string | undefined): 'transactionNumber' | 'checkNumber' | null {
  const fields = method ? registrationFieldsOf(method) : [];
  return (['transactionNumber', 'checkNumber'] as const).find((field) => fields.includes(field)) ?? null;
}

export function bulkRegistrationOf(
  values: BulkPaymentValues & { paymentMethod: PaymentMethodLabel },
  order: { id: number; totalPrice: number },
  now: Date,
): PaymentRegistration {
  const { paymentMethod, expiryDate, checkBank, references, withoutShift } = values;
  const fields = registrationFieldsOf(paymentMethod);
  const reference = references?.[String(order.id)]?.trim() ?? null;
  const dueDay = fields.includes('expiryDate') ? dayIn(expiryDate ?? null) : undefined;
  return {
    totalPrice: order.totalPrice,
    status: APPROVED_STATUS,
    date: now.toISOString(),
    expiryDate: dueDay === undefined ? null : startOfColombianDay(dueDay).toISOString(),
    paymentMethod,
    checkNumber: fields.includes('checkNumber') ? reference : null,
    checkBank: fields.includes('checkBank') ? (checkBank?.trim() ?? null) : null,
    transactionNumber: fields.includes('transactionNumber') ? reference : null,
    ...(withoutShift ? { withoutShift } : {}),
  };
}
