import { colombianDay } from '@lacteos/contracts/time/colombian-day';
import type { APIRequestContext, Page } from '@playwright/test';
import { placeCashOrder } from './api';
import { signIn } from './shop';
import { callApi, newCustomer, newStaff, openShift, tokenOf } from './staff';

export interface DrivenOrder {
  orderId: number;
  /** E-mail address. */
  buyer: string;
  /** Of an administrator. */
  token: string;
}

/** Signs a new buyer in. */
export async function paidOrder(page: Page, request: APIRequestContext, units: number): Promise<DrivenOrder> {
  const admin = await newStaff(request, 3);
  const buyer = await newCustomer(request);
  await signIn(page, buyer);
  const orderId = await placeCashOrder(page, units);
  await openShift(request, admin);
  const token = await tokenOf(request, admin);
  const { totalPrice } = await callApi<{ totalPrice: number }>(request, 'GET', `/order/${orderId}`, {
    token,
  });
  const data = {
    ...{ status: 'Aprobada', date: new Date().toISOString(), paymentMethod: 'Efectivo', totalPrice },
    ...{ expiryDate: null, checkNumber: null, checkBank: null, transactionNumber: null },
  };
  await callApi(request, 'PUT', '/order/paymentResult', { token, data: { id: orderId, data } });
  return { orderId, buyer, token };
}

/** Packs the orders and sends a route of today with them. @returns path and token of the driver's link */
export async function leavingRoute(
  request: APIRequestContext,
  { orderId, token }: DrivenOrder,
): Promise<string> {
  const today = colombianDay(new Date());
  const post = <T>(path: string, data: object = {}) =>
    callApi<T>(request, 'POST', path, { token, data, key: crypto.randomUUID() });
  await post(`/order/${orderId}/pack`);
  const route = { day: today, driverName: 'Pedro Reparte', orderIds: [orderId] };
  const { id } = await post<{ id: number }>('/delivery/routes', route);
  const { url } = await post<{ url: string }>(`/delivery/routes/${id}/link`);
  await post(`/delivery/routes/${id}/leave`);
  const { pathname, hash } = new URL(url);
  return pathname + hash;
}
