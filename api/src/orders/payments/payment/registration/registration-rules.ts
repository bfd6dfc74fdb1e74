import { REGISTRATION_FIELDS, registrationFieldsOf } from '@lacteos/contracts/orders/payment-methods';
import { isIsoMoment } from '@lacteos/contracts/time/iso-moment';
import { TEXTS } from '@lacteos/contracts/validation';
import type { OrderDto } from '#orders/order/row/order.dto.js';
import type { PaymentRegistrationDto } from './payment-registration.dto.js';

const OTHER_TOTAL = 'El total no es el del pedido.';

/** @param totalPrice pesos @returns texts by field */
export function registrationProblems(
  data: PaymentRegistrationDto,
  totalPrice: number,
): Record<string, string> {
  const texts: Record<string, string> = {};
  if (data.totalPrice !== totalPrice) texts['data.totalPrice'] = OTHER_TOTAL;
  if (!isIsoMoment(data.date)) texts['data.date'] = TEXTS.dateInvalid;
  for (const field of registrationFieldsOf(data.paymentMethod)) {
    const { kind, required } = REGISTRATION_FIELDS[field];
    const value = data[field];
    if (!value) texts[`data.${field}`] = required;
    else if (kind === 'day' && !isIsoMoment(value)) texts[`data.${field}`] = TEXTS.dateInvalid;
  }
  return texts;
}

export function paymentResultOf(
  data: PaymentRegistrationDto,
  registeredAt: Date,
): NonNullable<OrderDto['paymentResult']> {
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
