import type { Order } from '@lacteos/contracts/schemas';

import { formatDay } from './format';

/** Something known of an order under its Spanish label; without a value it is not shown. */
export type OrderFact = readonly [label: string, value: string | null | undefined];

/** What is known of a payment beside its method and day. */
export function paymentFacts({ paymentResult }: Pick<Order, 'paymentResult'>): OrderFact[] {
  if (!paymentResult) return [];
  return [
    ['Número de transacción', paymentResult.transaction?.id ?? paymentResult.transactionNumber],
    ['Número de cheque', paymentResult.checkNumber],
    ['Banco del cheque', paymentResult.checkBank],
    ['Vence el', formatDay(paymentResult.expiryDate)],
  ];
}

/** What is known of a dispatch beside its day. */
export function dispatchFacts({ delivery }: Pick<Order, 'delivery'>): OrderFact[] {
  if (!delivery) return [];
  return [
    ['Transportadora', delivery.transport],
    ['Número de guía', delivery.numberGuide],
  ];
}
