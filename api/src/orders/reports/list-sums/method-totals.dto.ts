import { PAYMENT_FILTER_NAMES } from '@lacteos/contracts/orders/payment-methods';

import { DayField, EnumField, IntField, MoneyField, TextField } from '#platform/http/index.js';

/** Days in Colombia, both included. */
export class MethodTotalsQuery {
  @DayField({ optional: true })
  paidFrom?: string;

  @DayField({ optional: true })
  paidTo?: string;

  @EnumField(PAYMENT_FILTER_NAMES, { optional: true })
  paymentMethod?: string;
}

/** Pesos. */
export class MethodTotalDto {
  @TextField()
  paymentMethod: string;

  @IntField()
  orders: number;

  @MoneyField({ description: 'Totals of the orders' })
  total: number;

  @MoneyField({ description: 'Money received: nothing on credit, less what companies withheld' })
  received: number;
}
