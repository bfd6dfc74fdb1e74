import { api } from '@lacteos/api-client';
import type { CashShift, Order, PaymentRegistration } from '@lacteos/contracts/schemas';

export const registerPayment = (id: number, data: PaymentRegistration): Promise<Order> =>
  api.put<Order>('/order/paymentResult', { id, data });

/** Reported to be refunded: the order was already paid or cancelled. */
export const reportSecondPayment = (id: number, data: PaymentRegistration): Promise<Order> =>
  api.post<Order>(`/order/${id}/second-payment`, { data });

export const openShift = (counts: { value: number; count: number }[]): Promise<CashShift> =>
  api.post<CashShift>('/admin/cash-desk/shift', { counts });
