import type { Order } from '@lacteos/contracts/schemas';

type PromisedOrder = Pick<Order, 'promised' | 'active' | 'isDelivered'>;

/** Until it leaves; by courier there is no day to choose. */
export const hasMovableDay = ({ promised, active, isDelivered }: PromisedOrder): boolean =>
  active && !isDelivered && promised?.kind === 'home' && promised.day !== null && !promised.isByCourier;
