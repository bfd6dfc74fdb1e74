export const ORDERS_KEY = 'orders';
