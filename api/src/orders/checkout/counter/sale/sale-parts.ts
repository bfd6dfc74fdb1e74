import { centavos, fromPesos, type Centavos } from '@lacteos/contracts/money/money';
import { cashRounding, counterMethod } from '@lacteos/contracts/counter/counter-sale';

import { AppError } from '#platform/errors/index.js';
import type { NewPart } from '#orders/payments/payment/payments.repository.js';
import type { NewSalePartDto } from './new-sale.dto.js';

/** @throws TILL.METHOD_NOT_ALLOWED, TILL.PAYMENTS_MISMATCH, TILL.RECEIVED_TOO_LITTLE, VALIDATION.FAILED */
export function salePartsOf(
  payments: readonly NewSalePartDto[],
  total: Centavos,
  roundingUnit: Centavos,
): NewPart[] {
  const parts = payments.map((payment) => partOf(payment, roundingUnit));
  if (parts.reduce((sum, { amount }) => sum + amount, 0) !== total)
    throw new AppError('TILL.PAYMENTS_MISMATCH');
  if (parts.filter(({ received }) => received !== null).length > 1)
    throw new AppError('VALIDATION.FAILED', { errors: { payments: 'El efectivo va en un solo pago.' } });
  return parts;
}

function partOf(payment: NewSalePartDto, roundingUnit: Centavos): NewPart {
  const method = counterMethod(payment.paymentId);
  if (!method) throw new AppError('TILL.METHOD_NOT_ALLOWED');
  const amount = fromPesos(payment.amount);
  const reference = payment.reference || null;
  const part = { paymentId: method.id, method: method.label, amount, reference };
  if (!method.isCash) return { ...part, rounding: centavos(0), received: null };
  const rounding = cashRounding(amount, roundingUnit);
  const due = centavos(amount + rounding);
  const received = payment.received === undefined ? due : fromPesos(payment.received);
  if (received < due) throw new AppError('TILL.RECEIVED_TOO_LITTLE');
  return { ...part, rounding, received };
}

/** The largest one, the first of equals. */
export const mainPartOf = <Part extends Pick<NewPart, 'amount'>>(parts: readonly Part[]): Part | null =>
  parts.reduce<Part | null>((most, part) => (most && most.amount >= part.amount ? most : part), null);
