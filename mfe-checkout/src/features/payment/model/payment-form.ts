import {
  APPROVED_STATUS,
  centavos,
  fromPesos,
  REGISTRABLE_METHODS,
  registrationFieldsOf,
  TEXTS,
  type Centavos,
  type Order,
  type PaymentRegistration,
  type RegistrationField,
} from '@lacteos/contracts';

/** What staff enter in the payment dialog; the due date as 'yyyy-MM-dd', the day in Colombia. */
export interface PaymentValues {
  paymentMethod: string;
  expiryDate: string;
  checkNumber: string;
  checkBank: string;
  transactionNumber: string;
}

/** What the dialog starts with: the ordered method, unless that one is never registered by hand. */
export const emptyPayment = ({ paymentMethod }: Pick<Order, 'paymentMethod'>): PaymentValues => ({
  paymentMethod: REGISTRABLE_METHODS.includes(paymentMethod) ? paymentMethod : '',
  expiryDate: '',
  checkNumber: '',
  checkBank: '',
  transactionNumber: '',
});

export type PaymentProblems = Partial<Record<keyof PaymentValues, string>>;

/** Texts of the fields that the chosen method still needs. */
export function paymentProblems(values: PaymentValues): PaymentProblems {
  if (!values.paymentMethod) return { paymentMethod: TEXTS.paymentMethodRequired };
  const missing = registrationFieldsOf(values.paymentMethod).filter((field) => !values[field].trim());
  return Object.fromEntries(
    missing.map((field) => [field, field === 'expiryDate' ? TEXTS.expiryRequired : TEXTS.required]),
  );
}

/** `data` of PUT /order/paymentResult; the fields of other methods are null. */
export function registrationOf(values: PaymentValues, totalPrice: number, now: Date): PaymentRegistration {
  const fields = registrationFieldsOf(values.paymentMethod);
  const kept = (field: RegistrationField) => (fields.includes(field) ? values[field].trim() : null);
  const expiryDate = kept('expiryDate');
  return {
    totalPrice,
    status: APPROVED_STATUS,
    date: now.toISOString(),
    // Midnight in Colombia, which keeps UTC-5 all year.
    expiryDate: expiryDate && `${expiryDate}T05:00:00.000Z`,
    paymentMethod: values.paymentMethod,
    checkNumber: kept('checkNumber'),
    checkBank: kept('checkBank'),
    transactionNumber: kept('transactionNumber'),
  };
}

const AMOUNT = /^\d{1,10}(?:,\d{1,2})?$/;

/**
 * What the cashier gives back.
 * @param received as typed: '50.000', '50000' or '50.000,50'
 * @returns centavos, negative while it is not enough; null when it is no amount
 */
export function changeDue(totalPrice: number, received: string): Centavos | null {
  const text = received.replace(/[\s.$]/g, '');
  if (!AMOUNT.test(text)) return null;
  return centavos(fromPesos(Number(text.replace(',', '.'))) - fromPesos(totalPrice));
}
