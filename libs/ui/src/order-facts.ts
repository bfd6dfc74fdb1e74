import type { Order } from '@lacteos/contracts/schemas';

import { formatDay } from './format';

export type OrderFact = readonly [label: string, value: string | null | undefined];

export function paymentFacts({ paymentResult }: Pick<Order, 'paymentResult'>): OrderFact[] {
  if (!paymentResult) return [];
  return [
    ['Número de transacción', paymentResult.transaction?.id ?? paymentResult.transactionNumber],
    ['Número de cheque', paymentResult.checkNumber],
    ['Banco del cheque', paymentResult.checkBank],
    ['Vence el', formatDay(paymentResult.expiryDate)],
  ];
}

export function dispatchFacts({ delivery }: Pick<Order, 'delivery'>): OrderFact[] {
  if (!delivery) return [];
  return [
    ['Transportadora', delivery.transport],
    ['Número de guía', delivery.numberGuide],
  ];
}
