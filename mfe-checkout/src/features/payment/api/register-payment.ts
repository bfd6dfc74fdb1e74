import { api } from '@lacteos/api-client';
import type { Order, PaymentRegistration } from '@lacteos/contracts';

/** Registers the payment of an order; answers the paid order. */
export const registerPayment = (id: number, data: PaymentRegistration): Promise<Order> =>
  api.put<Order>('/order/paymentResult', { id, data });
