import {
  isIsoMoment,
  registrationFieldsOf,
  TEXTS,
  type Order,
  type PaymentRegistration,
} from '@lacteos/contracts';

const INVALID_DATE = 'La fecha no es válida.';
const OTHER_TOTAL = 'El total no es el del pedido.';

/**
 * What is wrong with a payment beyond the shape of its fields: each method has fields of its own.
 * @param totalPrice the order's total in pesos
 */
export function registrationProblems(data: PaymentRegistration, totalPrice: number): Record<string, string> {
  const texts: Record<string, string> = {};
  if (data.totalPrice !== totalPrice) texts['data.totalPrice'] = OTHER_TOTAL;
  if (!isIsoMoment(data.date)) texts['data.date'] = INVALID_DATE;
  for (const field of registrationFieldsOf(data.paymentMethod)) {
    if (!data[field]) texts[`data.${field}`] = field === 'expiryDate' ? TEXTS.expiryRequired : TEXTS.required;
    else if (field === 'expiryDate' && !isIsoMoment(data.expiryDate ?? '')) {
      texts['data.expiryDate'] = INVALID_DATE;
    }
  }
  return texts;
}

/** What the order keeps of a registered payment: the fields of its method, and nothing else that was sent. */
export function paymentResultOf(
  data: PaymentRegistration,
  registeredAt: Date,
): NonNullable<Order['paymentResult']> {
  const fields = registrationFieldsOf(data.paymentMethod);
  const kept = (field: (typeof fields)[number]) => (fields.includes(field) ? data[field] : null);
  return {
    status: data.status,
    date: registeredAt.toISOString(),
    expiryDate: kept('expiryDate'),
    checkNumber: kept('checkNumber'),
    checkBank: kept('checkBank'),
    transactionNumber: kept('transactionNumber'),
    transaction: null,
  };
}
