import { isAdministrator, ROLES } from '@lacteos/contracts/reference/roles';
import type { Order, SessionUser } from '@lacteos/contracts/schemas';

type OrderState = Pick<Order, 'storeId' | 'isPaid' | 'isDelivered' | 'active' | 'isPaymentVoided'>;

/** Administrators handle all orders, cashiers those of their stores. The server decides. */
export function handlesOrder(user: SessionUser, { storeId }: Pick<Order, 'storeId'>): boolean {
  if (isAdministrator(user.id_role)) return true;
  return user.id_role === ROLES.cashier && user.stores.some((store) => store.id === storeId);
}

export const mayRegisterPayment = (user: SessionUser, order: OrderState): boolean =>
  handlesOrder(user, order) && order.active && !order.isPaid;

/** 'Enviar Pedido': paid and not delivered. */
export const mayDispatch = (user: SessionUser, order: OrderState): boolean =>
  handlesOrder(user, order) && order.active && order.isPaid && !order.isDelivered && !order.isPaymentVoided;
