import { Module } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { LegalModule } from '#legal/index.js';
import { ProductsModule } from '#products/index.js';
import { UsersModule } from '#users/index.js';
import { CartController } from './cart/cart.controller.js';
import { CartRepository } from './cart/cart.repository.js';
import { CartService } from './cart/cart.service.js';
import { ReorderController } from './reorder/reorder.controller.js';
import { ReorderService } from './reorder/reorder.service.js';
import { OrderInvoicingRepository } from './invoicing/order-invoicing.repository.js';
import { OrderInvoicing } from './invoicing/order-invoicing.js';
import { OrderCreditsRepository } from './invoicing/order-credits.repository.js';
import { OrderCredits } from './invoicing/order-credits.js';
import { CreditTasks } from './credit-tasks/credit-tasks.js';
import { CreditTasksRepository } from './credit-tasks/credit-tasks.repository.js';
import { OrderDutiesController } from './duties/order-duties.controller.js';
import { OrderDutiesRepository } from './duties/order-duties.repository.js';
import { OrderDuties } from './duties/order-duties.service.js';
import { OpenDuties } from './order/open-duties.js';
import { StaffOrdersController } from './list/staff-orders.controller.js';
import { CancelOrderService } from './cancellation/cancel-order.service.js';
import { OrderAccess } from './order/order-access.js';
import { OrderMailRepository } from './mails/order-mail.repository.js';
import { OrderConfirmation } from './mails/order-confirmation.js';
import { OrderDetailService } from './order/order-detail.service.js';
import { VoidedPayments } from './order/voided-payments.repository.js';
import { OrderHold } from './hold/order-hold.service.js';
import { OrderListRepository } from './list/order-list.repository.js';
import { OrderListService } from './list/order-list.service.js';
import { OrderTotalsRepository } from './totals/order-totals.repository.js';
import { OrderWithholdings } from './withholding/order-withholdings.js';
import { WithholdingRepository } from './withholding/withholding.repository.js';
import { CashDeskController } from './cash-desk/cash-desk.controller.js';
import { CashDrawer } from './cash-desk/cash-drawer.js';
import { CashMovementRepository } from './cash-desk/cash-movement.repository.js';
import { CashShiftRepository } from './cash-desk/cash-shift.repository.js';
import { CashShiftService } from './cash-desk/cash-shift.service.js';
import { DashboardController } from './dashboard/dashboard.controller.js';
import { DashboardRepository } from './dashboard/dashboard.repository.js';
import { DashboardDays } from './dashboard/dashboard-days.js';
import { DashboardService } from './dashboard/dashboard.service.js';
import { MarginRepository } from './sums/margin.repository.js';
import { MarginService } from './dashboard/margin.service.js';
import { WeeklyMailController } from './weekly-mail/weekly-mail.controller.js';
import { WeeklyMailRepository } from './weekly-mail/weekly-mail.repository.js';
import { WeeklyMailService } from './weekly-mail/weekly-mail.service.js';
import { SalesBreakdownRepository } from './dashboard/sales-breakdown.repository.js';
import { OrderSumsController } from './sums/order-sums.controller.js';
import { OrderSumsRepository } from './sums/order-sums.repository.js';
import { OrderSums } from './sums/order-sums.service.js';
import { ReceivedRepository } from './totals/received.repository.js';
import { OrderExport } from './list/order-export.js';
import { TotalsMaintenanceRepository } from './totals/totals-maintenance.repository.js';
import { TotalsMaintenance } from './totals/totals-maintenance.js';
import { OrderSearchEndsRepository } from './list/order-search-ends.repository.js';
import { OrderSearchEnds } from './list/order-search-ends.js';
import { BuyerQuota } from './hold/buyer-quota.js';
import { OrderHoldRepository } from './hold/order-hold.repository.js';
import { StaffHoldsController } from './hold/staff-holds.controller.js';
import { StaffHoldsService } from './hold/staff-holds.service.js';
import { OrdersPersonalData } from './personal-data/orders-personal-data.js';
import { OrdersPersonalDataRepository } from './personal-data/orders-personal-data.repository.js';
import { OrderSearchRepository } from './search/order-search.repository.js';
import { OldSearchWords } from './search/old-search-words.js';
import { OrderSearchIndex } from './search/order-search-index.js';
import { OrderTimelineRepository } from './timeline/order-timeline.repository.js';
import { OrderTimeline } from './timeline/order-timeline.js';
import { OrderRepository } from './order/order.repository.js';
import { OrdersController } from './orders.controller.js';
import { PlaceOrderService } from './placing/place-order.service.js';
import { CorrectionsController } from './correction/corrections.controller.js';
import { WithholdingCorrections } from './correction/withholding-correction.service.js';
import { OrderCorrections } from './correction/order-corrections.service.js';
import { DispatchController } from './dispatch/dispatch.controller.js';
import { DispatchOrderService } from './dispatch/dispatch-order.service.js';
import { PaymentAlertsController } from './payment/alerts/payment-alerts.controller.js';
import { PaymentAlertsService } from './payment/alerts/payment-alerts.service.js';
import { OrderSettlement } from './payment/order-settlement.js';
import { PaymentTypesRepository } from './payment/methods/payment-types.repository.js';
import { PaymentTypesService } from './payment/methods/payment-types.service.js';
import { PaymentsRepository } from './payment/payments.repository.js';
import { PendingPayments } from './payment/pending-payments.js';
import { ReceivePaymentService } from './payment/wompi/receive-payment.service.js';
import { ConfirmPaymentService } from './payment/wompi/confirm-payment.service.js';
import { ReconcilePaymentsService } from './payment/wompi/reconcile-payments.service.js';
import { WompiClient } from './payment/wompi/wompi-client.js';
import { ReturnLimiter } from './payment/wompi/return-limiter.js';
import { WompiPaymentsService } from './payment/wompi/wompi-payments.service.js';
import { WompiPendingPayments } from './payment/wompi/wompi-pending-payments.js';
import { WompiController } from './payment/wompi/wompi.controller.js';
import { RegisterPaymentController } from './payment/registration/register-payment.controller.js';
import { RegisterPaymentService } from './payment/registration/register-payment.service.js';
import { ReportSecondPaymentService } from './payment/registration/report-second-payment.service.js';
import { DoneSteps } from './timeline/done-steps.js';

import { OrderFigures } from './figures/order-figures.js';
import { OrderFiguresRepository } from './figures/order-figures.repository.js';
import { OwnVoids } from './payment/own-voids.js';
import { WompiRefunds } from './payment/wompi/wompi-refunds.js';
import { BuyerAccountController } from './refunds/tasks/buyer-account.controller.js';
import { BuyerAccountService } from './refunds/tasks/buyer-account.service.js';
import { RefundAccounts } from './refunds/tasks/refund-account.js';
import { RefundAlertController } from './refunds/alerts/refund-alert.controller.js';
import { RefundAlertService } from './refunds/alerts/refund-alert.service.js';
import { RefundJournal } from './refunds/refund-journal.js';
import { RefundTasksService } from './refunds/tasks/refund-tasks.service.js';
import { RefundVoids } from './refunds/refund-voids.js';
import { RefundWorker } from './refunds/refund-worker.js';
import { RefundsController } from './refunds/tasks/refunds.controller.js';
import { RefundsRepository } from './refunds/refunds.repository.js';
import { RefundsService } from './refunds/refunds.service.js';
import { VoidedPaymentController } from './voided/voided-payment.controller.js';
import { VoidedPaymentService } from './voided/voided-payment.service.js';
import { AfterSaleService } from './returns/after-sale.service.js';
import { DecideReturnService } from './returns/decide-return.service.js';
import { ReturnPicturesController } from './returns/pictures/return-pictures.controller.js';
import { ReturnPicturesRepository } from './returns/pictures/return-pictures.repository.js';
import { ReturnPictures } from './returns/pictures/return-pictures.service.js';
import { RequestReturnService } from './returns/request-return.service.js';
import { ReturnsController } from './returns/returns.controller.js';
import { ReturnAmounts } from './returns/return-amounts.service.js';
import { ReturnsRepository } from './returns/returns.repository.js';
import { RevokeOrderService } from './returns/revoke-order.service.js';
import { OrderPaperController } from './paper/order-paper.controller.js';
import { OrderPaperRepository } from './paper/order-paper.repository.js';
import { ReceiptController } from './receipt/receipt.controller.js';
import { ReceiptService } from './receipt/receipt.service.js';
import { OrdersAfterRestoreRepository } from './after-restore/orders-after-restore.repository.js';
import { OrdersAfterRestore } from './after-restore/orders-after-restore.service.js';

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
    PlaceOrderService,
    CancelOrderService,
    OrderMailRepository,
    OrderConfirmation,
    OrderInvoicing,
    OrderInvoicingRepository,
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
    OrderFigures,
    OrderFiguresRepository,
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
    OrderInvoicing,
    OrderSettlement,
    OrderTimeline,
    OrderWithholdings,
  ],
})
export class OrdersModule {}
