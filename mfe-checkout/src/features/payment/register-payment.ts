import { api } from '@lacteos/api-client';
import type { CashShift, Order, PaymentRegistration } from '@lacteos/contracts/schemas';

/** Registers the payment of an order; answers the paid order. */
export const registerPayment = (id: number, data: PaymentRegistration): Promise<Order> =>
  api.put<Order>('/order/paymentResult', { id, data });

/** Reports a payment of an order that was paid or cancelled before, so that it is given back; answers the order. */
export const reportSecondPayment = (id: number, data: PaymentRegistration): Promise<Order> =>
  api.post<Order>(`/order/${id}/second-payment`, { data });

/** Opens the caller's cash shift with what is in the drawer. */
export const openShift = (counts: { value: number; count: number }[]): Promise<CashShift> =>
  api.post<CashShift>('/admin/cash-desk/shift', { counts });
