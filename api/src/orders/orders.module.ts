import { Module } from '@nestjs/common';

import { ProductsModule } from '../products/index.js';
import { UsersModule } from '../users/index.js';
import { CartController } from './cart/cart.controller.js';
import { CartRepository } from './cart/cart.repository.js';
import { CartService } from './cart/cart.service.js';
import { AdminOrdersController } from './order/admin-orders.controller.js';
import { CancelOrderService } from './order/cancel-order.service.js';
import { OrderAccess } from './order/order-access.js';
import { OrderConfirmation } from './order/order-confirmation.js';
import { OrderDetailService } from './order/order-detail.service.js';
import { OrderListRepository } from './order/order-list.repository.js';
import { OrderListService } from './order/order-list.service.js';
import { OrderTimeline } from './order/order-timeline.js';
import { OrderRepository } from './order/order.repository.js';
import { OrdersController } from './order/orders.controller.js';
import { PlaceOrderService } from './order/place-order.service.js';
import { PaymentTypesService } from './payment/payment-types.service.js';

/** Carts, ways to pay and orders. */
@Module({
  imports: [ProductsModule, UsersModule],
  controllers: [CartController, OrdersController, AdminOrdersController],
  providers: [
    CartRepository,
    CartService,
    PaymentTypesService,
    OrderRepository,
    OrderTimeline,
    OrderListRepository,
    OrderAccess,
    OrderDetailService,
    OrderListService,
    PlaceOrderService,
    CancelOrderService,
    OrderConfirmation,
  ],
  exports: [OrderAccess, OrderDetailService, OrderTimeline],
})
export class OrdersModule {}
