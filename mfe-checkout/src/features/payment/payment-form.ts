import { centavos, fromPesos, type Centavos } from '@lacteos/contracts/money/money';
import {
  paymentMethodNamed,
  REGISTRATION_FIELDS,
  registrationFieldsOf,
  type PaymentMethodLabel,
  type RegistrationField,
} from '@lacteos/contracts/orders/payment-methods';
import { numberIn, type FieldNumber } from '@lacteos/contracts/parsing/field-number';
import { dayIn, type FieldDay } from '@lacteos/contracts/parsing/parse-day';
import { isUnread } from '@lacteos/contracts/parsing/unread-text';
import { APPROVED_STATUS } from '@lacteos/contracts/reference/reference-data';
import type { Order, PaymentRegistration } from '@lacteos/contracts/schemas';
import { startOfColombianDay } from '@lacteos/contracts/time/colombian-day';
import { TEXTS } from '@lacteos/contracts/validation';

/** The due date is a Colombian day. */
export interface PaymentValues {
  paymentMethod: string;
  expiryDate: FieldDay;
  checkNumber: string;
  checkBank: string;
  transactionNumber: string;
}

/** The ordered method, unless never registered by hand. */
export const emptyPayment = ({ paymentMethod }: Pick<Order, 'paymentMethod'>): PaymentValues => ({
  paymentMethod: paymentMethodNamed(paymentMethod)?.registeredBy === 'staff' ? paymentMethod : '',
  expiryDate: null,
  checkNumber: '',
  checkBank: '',
  transactionNumber: '',
});

export type PaymentProblems = Partial<Record<keyof PaymentValues, string>>;

export function paymentProblems(values: PaymentValues): PaymentProblems {
  if (!values.paymentMethod) return { paymentMethod: TEXTS.paymentMethodRequired };
  const problems = registrationFieldsOf(values.paymentMethod).map((field) => [
    field,
    fieldProblem(values[field], REGISTRATION_FIELDS[field].required),
  ]);
  return Object.fromEntries(problems.filter(([, problem]) => problem !== null));
}

function fieldProblem(value: FieldDay, required: string): string | null {
  if (isUnread(value)) return value.problem;
  return value?.trim() ? null : required;
}

/** `data` of PUT /order/paymentResult; other methods' fields are null. */
export function registrationOf(values: PaymentValues, totalPrice: number, now: Date): PaymentRegistration {
  const fields = registrationFieldsOf(values.paymentMethod);
  const kept = (field: Exclude<RegistrationField, 'expiryDate'>) =>
    fields.includes(field) ? values[field].trim() : null;
  const dueDay = fields.includes('expiryDate') ? dayIn(values.expiryDate) : undefined;
  return {
    totalPrice,
    status: APPROVED_STATUS,
    date: now.toISOString(),
    expiryDate: dueDay === undefined ? null : startOfColombianDay(dueDay).toISOString(),
    // The server refuses any other.
    paymentMethod: values.paymentMethod as PaymentMethodLabel,
    checkNumber: kept('checkNumber'),
    checkBank: kept('checkBank'),
    transactionNumber: kept('transactionNumber'),
  };
}

/** @param received pesos @returns centavos, negative while insufficient; null for no amount */
export function changeDue(totalPrice: number, received: FieldNumber): Centavos | null {
  const pesos = numberIn(received);
  return pesos === null ? null : centavos(fromPesos(pesos) - fromPesos(totalPrice));
}
