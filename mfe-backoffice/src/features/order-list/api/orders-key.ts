/** Query key of everything read about orders. */
export const ORDERS_KEY = 'orders';
