import { Module } from '@nestjs/common';

import { LegalModule } from '#legal/index.js';
import { ProductsModule } from '#products/index.js';
import { UsersModule } from '#users/index.js';
import { OrderModule } from '../order/order.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { CartController } from './cart/cart.controller.js';
import { CartRepository } from './cart/cart.repository.js';
import { CartService } from './cart/cart.service.js';
import { EarlierOrders } from './placing/earlier-orders.service.js';
import { NewOrderParts } from './placing/new-order-parts.js';
import { OrderCheck } from './placing/order-check.service.js';
import { PlaceOrderController } from './placing/place-order.controller.js';
import { PlaceOrderService } from './placing/place-order.service.js';
import { ReorderController } from './reorder/reorder.controller.js';
import { ReorderService } from './reorder/reorder.service.js';

@Module({
  imports: [LegalModule, ProductsModule, UsersModule, OrderModule, PaymentsModule],
  controllers: [CartController, PlaceOrderController, ReorderController],
  providers: [
    CartRepository,
    CartService,
    EarlierOrders,
    NewOrderParts,
    OrderCheck,
    PlaceOrderService,
    ReorderService,
  ],
})
export class CheckoutModule {}
