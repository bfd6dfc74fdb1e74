export { CartItemEntity } from './cart/cart-item.entity.js';
export { CreateOrders1780000004000 } from './create-orders.migration.js';
export { OrderAccess } from './order/order-access.js';
export { OrderEventEntity } from './order/order-event.entity.js';
export { OrderLineEntity } from './order/order-line.entity.js';
export { priceLine, totalsOf } from './order/order-pricing.js';
export { OrderEntity } from './order/order.entity.js';
export { OrdersModule } from './orders.module.js';
export { PaymentTypeEntity } from './payment/payment-type.entity.js';
