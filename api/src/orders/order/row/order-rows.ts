import type { OrderLineEntity } from './order-line.entity.js';
import { INITIAL_ORDER_STATE, STATE_FLAGS } from '@lacteos/contracts/order-state';
import type { OrderEntity } from './order.entity.js';

export const EMPTY_COLUMNS = {
  ...STATE_FLAGS[INITIAL_ORDER_STATE],
  paidAt: null,
  paymentResult: null,
  stockReleasedAt: null,
  paidWithoutStock: false,
  paymentAlert: null,
  deliveredAt: null,
  delivery: null,
  isInvoice: false,
  idInvoice: null,
  invoiceState: 'none',
} satisfies Partial<OrderEntity>;

export type NewOrderRow = Omit<OrderEntity, 'id' | 'lockCount' | keyof typeof EMPTY_COLUMNS>;

export interface OrderLineRow extends Pick<
  OrderLineEntity,
  'productId' | 'quantity' | 'unitPrice' | 'productName' | 'taxClassification' | 'taxPercent'
> {
  image: string;
}
