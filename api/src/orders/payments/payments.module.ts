import { Module } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { ProductsModule } from '#products/index.js';
import { UsersModule } from '#users/index.js';
import { OrderModule } from '../order/order.module.js';
import { OrdersAfterRestoreRepository } from './after-restore/orders-after-restore.repository.js';
import { OrdersAfterRestore } from './after-restore/orders-after-restore.service.js';
import { CASH_DESK_CONTROLLERS, CASH_DESK_PROVIDERS } from './cash-desk/cash-desk-parts.js';
import { CashDrawer } from './cash-desk/cash-drawer.js';
import { CashMovementRepository } from './cash-desk/cash-movement.repository.js';
import { CashShiftService } from './cash-desk/cash-shift.service.js';
import { PaymentTypesController } from './payment/payment-types.controller.js';
import { PaymentTypesRepository } from './payment/payment-types.repository.js';
import { PaymentTypesService } from './payment/payment-types.service.js';
import { AlertedPayments } from './payment/alerted-payments.js';
import { GivenBackPayments } from './payment/given-back-payments.service.js';
import { OrderSettlement } from './payment/order-settlement.js';
import { PaymentsRepository } from './payment/payments.repository.js';
import { RegisterPaymentController } from './payment/registration/register-payment.controller.js';
import { RegisterPaymentService } from './payment/registration/register-payment.service.js';
import { ReportSecondPaymentService } from './payment/registration/report-second-payment.service.js';
import { ConfirmPaymentService } from './payment/wompi/confirm-payment.service.js';
import { ReceivePaymentService } from './payment/wompi/receive-payment.service.js';
import { ReconcilePaymentsService } from './payment/wompi/reconcile-payments.service.js';
import { WompiPaymentsService } from './payment/wompi/wompi-payments.service.js';
import { WompiController } from './payment/wompi/wompi.controller.js';
import { CoveredRefunds } from './refunds/covered-refunds.service.js';
import { RefundJournal } from './refunds/refund-journal.js';
import { RefundWorker } from './refunds/refund-worker.js';
import { RefundsRepository } from './refunds/refunds.repository.js';
import { RefundsService } from './refunds/refunds.service.js';
import { BreBPayments } from './payment/bre-b-payments.js';
import { BuyerAccountController } from './refunds/tasks/buyer-account.controller.js';
import { BuyerAccountService } from './refunds/tasks/buyer-account.service.js';
import { RefundAccounts } from './refunds/tasks/refund-account.js';
import { RefundTasksService } from './refunds/tasks/refund-tasks.service.js';
import { RefundsController } from './refunds/tasks/refunds.controller.js';
import { WompiClient } from './payment/wompi/wompi-client.js';
import { WompiRefunds } from './payment/wompi/wompi-refunds.js';

@Module({
  imports: [UsersModule, ProductsModule, OrderModule],
  controllers: [
    ...CASH_DESK_CONTROLLERS,
    PaymentTypesController,
    RegisterPaymentController,
    WompiController,
    BuyerAccountController,
    RefundsController,
  ],
  providers: [
    ...CASH_DESK_PROVIDERS,
    OrdersAfterRestoreRepository,
    OrdersAfterRestore,
    BreBPayments,
    PaymentTypesRepository,
    PaymentTypesService,
    OrderSettlement,
    AlertedPayments,
    GivenBackPayments,
    PaymentsRepository,
    RegisterPaymentService,
    ReportSecondPaymentService,
    ConfirmPaymentService,
    ReceivePaymentService,
    ReconcilePaymentsService,
    WompiPaymentsService,
    CoveredRefunds,
    RefundJournal,
    RefundWorker,
    RefundsRepository,
    RefundsService,
    BuyerAccountService,
    RefundAccounts,
    RefundTasksService,
    { provide: WompiClient, inject: [CONFIG], useFactory: (config: Config) => new WompiClient(config.wompi) },
    {
      provide: WompiRefunds,
      inject: [CONFIG],
      useFactory: (config: Config) => new WompiRefunds(config.wompi),
    },
  ],
  exports: [
    AlertedPayments,
    BreBPayments,
    CashDrawer,
    CashMovementRepository,
    CashShiftService,
    CoveredRefunds,
    OrdersAfterRestore,
    PaymentTypesService,
    OrderSettlement,
    PaymentsRepository,
    RegisterPaymentService,
    RefundsRepository,
    RefundsService,
    RefundAccounts,
  ],
})
export class PaymentsModule {}
