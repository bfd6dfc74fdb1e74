import { Module } from '@nestjs/common';

import { ProductsModule } from '../products/index.js';
import { UsersModule } from '../users/index.js';
import { CartController } from './cart/cart.controller.js';
import { CartRepository } from './cart/cart.repository.js';
import { CartService } from './cart/cart.service.js';
import { OrderInvoicing } from './invoicing/order-invoicing.js';
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
import { DispatchController } from './dispatch/dispatch.controller.js';
import { DispatchOrderService } from './dispatch/dispatch-order.service.js';
import { OrderSettlement } from './payment/order-settlement.js';
import { PaymentTypesService } from './payment/payment-types.service.js';
import { NoPendingPayments, PendingPayments } from './payment/pending-payments.js';
import { RegisterPaymentController } from './payment/register-payment.controller.js';
import { RegisterPaymentService } from './payment/register-payment.service.js';

import { ReceiptController } from './receipt/receipt.controller.js';
import { ReceiptService } from './receipt/receipt.service.js';

/** Carts, ways to pay and orders. */
@Module({
  imports: [ProductsModule, UsersModule],
  controllers: [
    CartController,
    RegisterPaymentController,
    DispatchController,
    ReceiptController,
    OrdersController,
    AdminOrdersController,
  ],
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
    OrderInvoicing,
    OrderSettlement,
    { provide: PendingPayments, useClass: NoPendingPayments },
    RegisterPaymentService,
    DispatchOrderService,
    ReceiptService,
  ],
  exports: [OrderAccess, OrderDetailService, OrderInvoicing, OrderSettlement, OrderTimeline],
})
export class OrdersModule {}
