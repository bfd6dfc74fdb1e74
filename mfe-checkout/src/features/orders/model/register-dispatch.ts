import { api } from '@lacteos/api-client';
import type { DispatchRegistration, Order } from '@lacteos/contracts/schemas';

export const registerDispatch = (id: number, data: DispatchRegistration): Promise<Order> =>
  api.put<Order>('/order/delivery', { id, data });
