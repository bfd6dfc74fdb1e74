import {
  PAYMENT_METHODS,
  paymentMethodNamed,
  registrationFieldsOf,
  REGISTRATION_FIELDS,
  type PaymentMethodLabel,
} from '@lacteos/contracts/orders/payment-methods';
import { APPROVED_STATUS } from '@lacteos/contracts/reference/reference-data';
import type { HandOver, WaitingPickup } from '@lacteos/contracts/schemas';
import { COUNTER_METHODS, methodOf } from '#features/payment';

export type Proof = 'code' | 'document';
export interface HandOverDraft {
  proof: Proof;
  code: string;
  document: string;
  /** Of an unpaid order. */
  method: string;
  reference: string;
  /** Confirmed by an administrator. */
  isWithoutShift: boolean;
}
export type HandOverProblems = Partial<Record<'code' | 'document' | 'reference', string>>;

/** Bre-B only for an order that was placed with it: the shop may have no key. */
export const methodsFor = ({ paymentMethod }: Pick<WaitingPickup, 'paymentMethod'>): string[] =>
  COUNTER_METHODS.map(({ key }) => methodOf(key).label).filter(
    (label) => label !== PAYMENT_METHODS.breB.label || label === paymentMethod,
  );

/** The ordered method where the counter takes it. */
export const emptyDraft = (pickup: Pick<WaitingPickup, 'paymentMethod'>): HandOverDraft => ({
  proof: 'code',
  code: '',
  document: '',
  method: methodsFor(pickup).includes(pickup.paymentMethod) ? pickup.paymentMethod : 'Efectivo',
  reference: '',
  isWithoutShift: false,
});

export const hasReference = (method: string): boolean =>
  registrationFieldsOf(method).includes('transactionNumber');

export const isCashMethod = (method: string): boolean => paymentMethodNamed(method)?.isCash ?? false;

export function problemsOf(draft: HandOverDraft, isPaid: boolean): HandOverProblems {
  const problems: HandOverProblems = {};
  if (draft.proof === 'code' && !draft.code.trim())
    problems.code = 'Escriba el código que muestra el cliente.';
  if (draft.proof === 'document' && !draft.document.trim())
    problems.document = 'Escriba el número del documento que muestra el cliente.';
  if (!isPaid && hasReference(draft.method) && !draft.reference.trim())
    problems.reference = REGISTRATION_FIELDS.transactionNumber.required;
  return problems;
}

export function handOverOf(draft: HandOverDraft, pickup: WaitingPickup, now: Date): HandOver {
  const shown = draft.proof === 'code' ? { code: draft.code.trim() } : { document: draft.document.trim() };
  if (pickup.isPaid) return shown;
  return {
    ...shown,
    payment: {
      totalPrice: pickup.totalPrice,
      status: APPROVED_STATUS,
      date: now.toISOString(),
      paymentMethod: draft.method as PaymentMethodLabel,
      transactionNumber: hasReference(draft.method) ? draft.reference.trim() : null,
      ...(draft.isWithoutShift ? { withoutShift: true } : {}),
    },
  };
}
