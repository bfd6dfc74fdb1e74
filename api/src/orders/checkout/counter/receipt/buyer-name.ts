import type { OrderEntity } from '#orders/order/row/order.entity.js';

export const UNNAMED_BUYER = 'Consumidor final';

export const buyerNameOf = ({
  shippingAddress,
  customer,
}: Pick<OrderEntity, 'shippingAddress' | 'customer'>): string =>
  customer
    ? customer.nameCompany || [customer.first_name, customer.last_name].filter(Boolean).join(' ')
    : shippingAddress.first_name || UNNAMED_BUYER;
