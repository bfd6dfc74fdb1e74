/** Everything read of the orders stands below this key in the cache of read data. */
export const ORDERS_KEY = 'orders';
