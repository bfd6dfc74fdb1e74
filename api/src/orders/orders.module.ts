import { Module } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { LegalModule } from '#legal/index.js';
import { ProductsModule } from '#products/index.js';
import { UsersModule } from '#users/index.js';
import { CartController } from './checkout/cart/cart.controller.js';
import { CartRepository } from './checkout/cart/cart.repository.js';
import { CartService } from './checkout/cart/cart.service.js';
import { ReorderController } from './checkout/reorder/reorder.controller.js';
import { ReorderService } from './checkout/reorder/reorder.service.js';
import { InvoiceableOrdersRepository } from './order/invoiceable/invoiceable-orders.repository.js';
import { InvoiceableOrders } from './order/invoiceable/invoiceable-orders.js';
import { OrderCreditsRepository } from './order/invoiceable/order-credits.repository.js';
import { OrderCredits } from './order/invoiceable/order-credits.js';
import { CreditTasks } from './order/credit-tasks/credit-tasks.js';
import { CreditTasksRepository } from './order/credit-tasks/credit-tasks.repository.js';
import { OrderDutiesController } from './reports/duties/order-duties.controller.js';
import { OrderDutiesRepository } from './reports/duties/order-duties.repository.js';
import { OrderDuties } from './reports/duties/order-duties.service.js';
import { OpenDuties } from './order/row/open-duties.js';
import { StaffOrdersController } from './reports/list/staff-orders.controller.js';
import { CancelOrderService } from './after-sale/cancellation/cancel-order.service.js';
import { OrderAccess } from './order/row/order-access.js';
import { OrderMailRepository } from './after-sale/mails/order-mail.repository.js';
import { OrderConfirmation } from './after-sale/mails/order-confirmation.js';
import { OrderDetailService } from './order/row/order-detail.service.js';
import { VoidedPayments } from './order/row/voided-payments.repository.js';
import { OrderHold } from './order/hold/order-hold.service.js';
import { OrderListRepository } from './reports/list/order-list.repository.js';
import { OrderListService } from './reports/list/order-list.service.js';
import { OrderTotalsRepository } from './reports/totals/order-totals.repository.js';
import { OrderWithholdings } from './order/withholding/order-withholdings.js';
import { WithholdingRepository } from './order/withholding/withholding.repository.js';
import { CashDeskController } from './payments/cash-desk/cash-desk.controller.js';
import { CashDrawer } from './payments/cash-desk/cash-drawer.js';
import { CashMovementRepository } from './payments/cash-desk/cash-movement.repository.js';
import { CashShiftRepository } from './payments/cash-desk/cash-shift.repository.js';
import { CashShiftService } from './payments/cash-desk/cash-shift.service.js';
import { DashboardController } from './reports/dashboard/dashboard.controller.js';
import { DashboardRepository } from './reports/dashboard/dashboard.repository.js';
import { DashboardDays } from './reports/dashboard/dashboard-days.js';
import { DashboardService } from './reports/dashboard/dashboard.service.js';
import { MarginRepository } from './reports/list-sums/margin.repository.js';
import { MarginService } from './reports/dashboard/margin.service.js';
import { WeeklyMailController } from './reports/weekly-mail/weekly-mail.controller.js';
import { WeeklyMailRepository } from './reports/weekly-mail/weekly-mail.repository.js';
import { WeeklyMailService } from './reports/weekly-mail/weekly-mail.service.js';
import { SalesBreakdownRepository } from './reports/dashboard/sales-breakdown.repository.js';
import { OrderSumsController } from './reports/list-sums/order-sums.controller.js';
import { OrderSumsRepository } from './reports/list-sums/order-sums.repository.js';
import { OrderSums } from './reports/list-sums/order-sums.service.js';
import { ReceivedRepository } from './reports/totals/received.repository.js';
import { OrderExport } from './reports/list/order-export.js';
import { TotalsMaintenanceRepository } from './reports/totals/totals-maintenance.repository.js';
import { TotalsMaintenance } from './reports/totals/totals-maintenance.js';
import { OrderSearchEndsRepository } from './reports/list/order-search-ends.repository.js';
import { OrderSearchEnds } from './reports/list/order-search-ends.js';
import { BuyerQuota } from './order/hold/buyer-quota.js';
import { OrderHoldRepository } from './order/hold/order-hold.repository.js';
import { StaffHoldsController } from './order/hold/staff-holds.controller.js';
import { StaffHoldsService } from './order/hold/staff-holds.service.js';
import { OrdersPersonalData } from './after-sale/personal-data/orders-personal-data.js';
import { OrdersPersonalDataRepository } from './after-sale/personal-data/orders-personal-data.repository.js';
import { OrderSearchRepository } from './order/search/order-search.repository.js';
import { OldSearchWords } from './order/search/old-search-words.js';
import { OrderSearchIndex } from './order/search/order-search-index.js';
import { OrderTimelineRepository } from './order/timeline/order-timeline.repository.js';
import { OrderTimeline } from './order/timeline/order-timeline.js';
import { OrderRepository } from './order/row/order.repository.js';
import { OrdersController } from './orders.controller.js';
import { EarlierOrders } from './checkout/placing/earlier-orders.service.js';
import { NewOrderParts } from './checkout/placing/new-order-parts.js';
import { OrderCheck } from './checkout/placing/order-check.service.js';
import { PlaceOrderService } from './checkout/placing/place-order.service.js';
import { CorrectionsController } from './after-sale/correction/corrections.controller.js';
import { WithholdingCorrections } from './after-sale/correction/withholding-correction.service.js';
import { OrderCorrections } from './after-sale/correction/order-corrections.service.js';
import { DispatchController } from './after-sale/dispatch/dispatch.controller.js';
import { DispatchOrderService } from './after-sale/dispatch/dispatch-order.service.js';
import { PaymentAlertsController } from './after-sale/payment-alerts/payment-alerts.controller.js';
import { PaymentAlertsService } from './after-sale/payment-alerts/payment-alerts.service.js';
import { OrderSettlement } from './payments/payment/order-settlement.js';
import { PaymentTypesRepository } from './payments/payment/methods/payment-types.repository.js';
import { PaymentTypesService } from './payments/payment/methods/payment-types.service.js';
import { PaymentsRepository } from './payments/payment/payments.repository.js';
import { PendingPayments } from './payments/payment/pending-payments.js';
import { ReceivePaymentService } from './payments/payment/wompi/receive-payment.service.js';
import { ConfirmPaymentService } from './payments/payment/wompi/confirm-payment.service.js';
import { ReconcilePaymentsService } from './payments/payment/wompi/reconcile-payments.service.js';
import { WompiClient } from './payments/payment/wompi/wompi-client.js';
import { ReturnLimiter } from './payments/payment/wompi/return-limiter.js';
import { WompiPaymentsService } from './payments/payment/wompi/wompi-payments.service.js';
import { WompiPendingPayments } from './payments/payment/wompi/wompi-pending-payments.js';
import { WompiController } from './payments/payment/wompi/wompi.controller.js';
import { RegisterPaymentController } from './payments/payment/registration/register-payment.controller.js';
import { RegisterPaymentService } from './payments/payment/registration/register-payment.service.js';
import { ReportSecondPaymentService } from './payments/payment/registration/report-second-payment.service.js';
import { DoneSteps } from './order/timeline/done-steps.js';

import { OrderMetrics } from './reports/monitoring/order-metrics.js';
import { OrderMetricsRepository } from './reports/monitoring/order-metrics.repository.js';
import { OwnVoids } from './payments/payment/own-voids.js';
import { WompiRefunds } from './payments/payment/wompi/wompi-refunds.js';
import { BuyerAccountController } from './payments/refunds/tasks/buyer-account.controller.js';
import { BuyerAccountService } from './payments/refunds/tasks/buyer-account.service.js';
import { RefundAccounts } from './payments/refunds/tasks/refund-account.js';
import { RefundAlertController } from './after-sale/payment-alerts/refund-alert.controller.js';
import { RefundAlertService } from './after-sale/payment-alerts/refund-alert.service.js';
import { RefundJournal } from './payments/refunds/refund-journal.js';
import { RefundTasksService } from './payments/refunds/tasks/refund-tasks.service.js';
import { RefundVoids } from './payments/refunds/refund-voids.js';
import { RefundWorker } from './payments/refunds/refund-worker.js';
import { RefundsController } from './payments/refunds/tasks/refunds.controller.js';
import { RefundsRepository } from './payments/refunds/refunds.repository.js';
import { RefundsService } from './payments/refunds/refunds.service.js';
import { VoidedPaymentController } from './after-sale/payment-alerts/voided-payment.controller.js';
import { VoidedPaymentService } from './after-sale/payment-alerts/voided-payment.service.js';
import { AfterSaleService } from './after-sale/returns/after-sale.service.js';
import { DecideReturnService } from './after-sale/returns/decide-return.service.js';
import { ReturnPicturesController } from './after-sale/returns/pictures/return-pictures.controller.js';
import { ReturnPicturesRepository } from './after-sale/returns/pictures/return-pictures.repository.js';
import { ReturnPictures } from './after-sale/returns/pictures/return-pictures.service.js';
import { RequestReturnService } from './after-sale/returns/request-return.service.js';
import { ReturnsController } from './after-sale/returns/returns.controller.js';
import { ReturnAmounts } from './after-sale/returns/return-amounts.service.js';
import { ReturnsRepository } from './after-sale/returns/returns.repository.js';
import { RevokeOrderService } from './after-sale/returns/revoke-order.service.js';
import { OrderPaperController } from './after-sale/packing/order-paper.controller.js';
import { OrderPaperRepository } from './after-sale/packing/order-paper.repository.js';
import { ReceiptController } from './after-sale/receipt/receipt.controller.js';
import { ReceiptService } from './after-sale/receipt/receipt.service.js';
import { OrdersAfterRestoreRepository } from './payments/after-restore/orders-after-restore.repository.js';
import { OrdersAfterRestore } from './payments/after-restore/orders-after-restore.service.js';

/** Carts, payment methods and orders. */
@Module({
  imports: [LegalModule, ProductsModule, UsersModule],
  controllers: [
    CartController,
    ReorderController,
    RegisterPaymentController,
    DispatchController,
    ReceiptController,
    WompiController,
    OrdersController,
    OrderSumsController,
    OrderDutiesController,
    StaffOrdersController,
    OrderPaperController,
    StaffHoldsController,
    PaymentAlertsController,
    CorrectionsController,
    CashDeskController,
    DashboardController,
    WeeklyMailController,
    RefundsController,
    RefundAlertController,
    BuyerAccountController,
    VoidedPaymentController,
    ReturnsController,
    ReturnPicturesController,
  ],
  providers: [
    CartRepository,
    CartService,
    ReorderService,
    PaymentTypesService,
    PaymentTypesRepository,
    OrderRepository,
    OrderHold,
    OrderHoldRepository,
    BuyerQuota,
    StaffHoldsService,
    PaymentAlertsService,
    VoidedPaymentService,
    OrderTimeline,
    OrderCorrections,
    WithholdingCorrections,
    OrderTimelineRepository,
    OrderListRepository,
    OrderPaperRepository,
    OrderSearchEnds,
    OrderSearchEndsRepository,
    OrderSearchIndex,
    OldSearchWords,
    OrderSearchRepository,
    OrdersPersonalData,
    OrdersPersonalDataRepository,
    OrderTotalsRepository,
    ReceivedRepository,
    OrderSums,
    OrderSumsRepository,
    TotalsMaintenance,
    TotalsMaintenanceRepository,
    OrderExport,
    CashDrawer,
    CashMovementRepository,
    CashShiftRepository,
    CashShiftService,
    DashboardService,
    DashboardDays,
    WeeklyMailRepository,
    WeeklyMailService,
    MarginRepository,
    MarginService,
    DashboardRepository,
    SalesBreakdownRepository,
    OrderAccess,
    OrderDetailService,
    VoidedPayments,
    OrderListService,
    EarlierOrders,
    NewOrderParts,
    OrderCheck,
    PlaceOrderService,
    CancelOrderService,
    OrderMailRepository,
    OrderConfirmation,
    InvoiceableOrders,
    InvoiceableOrdersRepository,
    OrderCredits,
    OrderCreditsRepository,
    CreditTasks,
    CreditTasksRepository,
    OrderDuties,
    OrderDutiesRepository,
    { provide: OpenDuties, useExisting: OrderDuties },
    OrderWithholdings,
    WithholdingRepository,
    OrderSettlement,
    PaymentsRepository,
    { provide: PendingPayments, useClass: WompiPendingPayments },
    { provide: WompiClient, inject: [CONFIG], useFactory: (config: Config) => new WompiClient(config.wompi) },
    ReceivePaymentService,
    ConfirmPaymentService,
    ReconcilePaymentsService,
    ReturnLimiter,
    WompiPaymentsService,
    RegisterPaymentService,
    ReportSecondPaymentService,
    DoneSteps,
    DispatchOrderService,
    OrderMetrics,
    OrderMetricsRepository,
    ReceiptService,
    OrdersAfterRestore,
    OrdersAfterRestoreRepository,
    { provide: OwnVoids, useClass: RefundVoids },
    {
      provide: WompiRefunds,
      inject: [CONFIG],
      useFactory: (config: Config) => new WompiRefunds(config.wompi),
    },
    RefundAccounts,
    BuyerAccountService,
    RefundAlertService,
    RefundJournal,
    RefundsRepository,
    RefundsService,
    RefundTasksService,
    RefundWorker,
    AfterSaleService,
    DecideReturnService,
    RequestReturnService,
    ReturnPictures,
    ReturnPicturesRepository,
    ReturnAmounts,
    ReturnsRepository,
    RevokeOrderService,
  ],
  exports: [
    OrdersAfterRestore,
    OrderAccess,
    OrderCorrections,
    WithholdingCorrections,
    OrderDetailService,
    CreditTasks,
    OrderCredits,
    InvoiceableOrders,
    OrderSettlement,
    OrderTimeline,
    OrderWithholdings,
  ],
})
export class OrdersModule {}
