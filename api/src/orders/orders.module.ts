import { Module } from '@nestjs/common';

import { CONFIG, type Config } from '../config/index.js';
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
import { OrderHold } from './order/order-hold.service.js';
import { OrderListRepository } from './order/order-list.repository.js';
import { OrderListService } from './order/order-list.service.js';
import { OrderTotalsRepository } from './reports/order-totals.repository.js';
import { CashDeskController } from './cash-desk/cash-desk.controller.js';
import { CashShiftRepository } from './cash-desk/cash-shift.repository.js';
import { CashShiftService } from './cash-desk/cash-shift.service.js';
import { DashboardController } from './dashboard/dashboard.controller.js';
import { DashboardService } from './dashboard/dashboard.service.js';
import { OrderExport } from './reports/order-export.js';
import { TotalsFolding } from './reports/totals-folding.js';
import { OrderSearchEnds } from './order/order-search-ends.js';
import { OrderSearchIndex } from './order/order-search-index.js';
import { OrderTimeline } from './order/order-timeline.js';
import { OrderRepository } from './order/order.repository.js';
import { OrdersController } from './order/orders.controller.js';
import { PlaceOrderService } from './order/place-order.service.js';
import { DispatchController } from './dispatch/dispatch.controller.js';
import { DispatchOrderService } from './dispatch/dispatch-order.service.js';
import { OrderSettlement } from './payment/order-settlement.js';
import { PaymentTypesService } from './payment/payment-types.service.js';
import { PaymentsRepository } from './payment/payments.repository.js';
import { PendingPayments } from './payment/pending-payments.js';
import { ReceivePaymentService } from './payment/wompi/receive-payment.service.js';
import { ReconcilePaymentsService } from './payment/wompi/reconcile-payments.service.js';
import { WompiClient } from './payment/wompi/wompi-client.js';
import { ReturnLimiter } from './payment/wompi/return-limiter.js';
import { WompiPaymentsService } from './payment/wompi/wompi-payments.service.js';
import { WompiPendingPayments } from './payment/wompi/wompi-pending-payments.js';
import { WompiController } from './payment/wompi/wompi.controller.js';
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
    WompiController,
    OrdersController,
    AdminOrdersController,
    CashDeskController,
    DashboardController,
  ],
  providers: [
    CartRepository,
    CartService,
    PaymentTypesService,
    OrderRepository,
    OrderHold,
    OrderTimeline,
    OrderListRepository,
    OrderSearchEnds,
    OrderSearchIndex,
    OrderTotalsRepository,
    TotalsFolding,
    OrderExport,
    CashShiftRepository,
    CashShiftService,
    DashboardService,
    OrderAccess,
    OrderDetailService,
    OrderListService,
    PlaceOrderService,
    CancelOrderService,
    OrderConfirmation,
    OrderInvoicing,
    OrderSettlement,
    PaymentsRepository,
    { provide: PendingPayments, useClass: WompiPendingPayments },
    { provide: WompiClient, inject: [CONFIG], useFactory: (config: Config) => new WompiClient(config.wompi) },
    ReceivePaymentService,
    ReconcilePaymentsService,
    ReturnLimiter,
    WompiPaymentsService,
    RegisterPaymentService,
    DispatchOrderService,
    ReceiptService,
  ],
  exports: [OrderAccess, OrderDetailService, OrderInvoicing, OrderSettlement, OrderTimeline],
})
export class OrdersModule {}
