import { Module } from '@nestjs/common';

import { ProductsModule } from '#products/index.js';
import { UsersModule } from '#users/index.js';
import { OrderModule } from '../order/order.module.js';
import { PaymentsModule } from '../payments/payments.module.js';
import { CheckoutModule } from '../checkout/checkout.module.js';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { RoadModule } from '../delivery/road.module.js';
import { CancelOrderController } from './cancellation/cancel-order.controller.js';
import { CancelOrderService } from './cancellation/cancel-order.service.js';
import { CorrectionsController } from './correction/corrections.controller.js';
import { OrderCorrections } from './correction/order-corrections.service.js';
import { WithholdingCorrections } from './correction/withholding-correction.service.js';
import { OrderConfirmation } from './mails/order-confirmation.js';
import { OrderMailRepository } from './mails/order-mail.repository.js';
import { PackOrderController } from './packing/pack-order.controller.js';
import { PackOrderService } from './packing/pack-order.service.js';
import { RefusedGoods } from './packing/refused-goods.service.js';
import { PaymentAlertsController } from './payment-alerts/payment-alerts.controller.js';
import { PaymentAlertsService } from './payment-alerts/payment-alerts.service.js';
import { RefundAlertController } from './payment-alerts/refund-alert.controller.js';
import { RefundAlertService } from './payment-alerts/refund-alert.service.js';
import { VoidedPaymentController } from './payment-alerts/voided-payment.controller.js';
import { VoidedPaymentService } from './payment-alerts/voided-payment.service.js';
import { OrdersPersonalDataRepository } from './personal-data/orders-personal-data.repository.js';
import { OrdersPersonalData } from './personal-data/orders-personal-data.js';
import { CounterReceiptController } from './receipt/counter-receipt.controller.js';
import { HAND_OVER_CONTROLLERS, HAND_OVER_PROVIDERS } from './pickup/hand-over-parts.js';
import { ReceiptController } from './receipt/receipt.controller.js';
import { ReceiptService } from './receipt/receipt.service.js';
import { AfterSaleService } from './returns/after-sale.service.js';
import { DecideReturnService } from './returns/decide-return.service.js';
import { ReturnPicturesController } from './returns/pictures/return-pictures.controller.js';
import { ReturnPicturesRepository } from './returns/pictures/return-pictures.repository.js';
import { ReturnTerms } from './returns/return-terms.js';
import { ReturnPictures } from './returns/pictures/return-pictures.service.js';
import { ReceiveReturnService } from './returns/receive-return.service.js';
import { RequestCancellationService } from './returns/request-cancellation.service.js';
import { ChangeMethodController } from './correction/change-method.controller.js';
import { ChangeMethodService } from './correction/change-method.service.js';
import { RequestReturnService } from './returns/request-return.service.js';
import { ReturnAmounts } from './returns/return-amounts.service.js';
import { CounterReturnsController } from './returns/counter-returns.controller.js';
import { ReturnsController } from './returns/returns.controller.js';
import { ReturnsRepository } from './returns/returns.repository.js';
import { RevokeOrderService } from './returns/revoke-order.service.js';

@Module({
  imports: [
    ProductsModule,
    UsersModule,
    OrderModule,
    PaymentsModule,
    CheckoutModule,
    DeliveryModule,
    RoadModule,
  ],
  controllers: [
    CancelOrderController,
    CorrectionsController,
    ChangeMethodController,
    PackOrderController,
    PaymentAlertsController,
    RefundAlertController,
    VoidedPaymentController,
    ReceiptController,
    CounterReceiptController,
    CounterReturnsController,
    ReturnPicturesController,
    ReturnsController,
    ...HAND_OVER_CONTROLLERS,
  ],
  providers: [
    ...HAND_OVER_PROVIDERS,
    CancelOrderService,
    ChangeMethodService,
    OrderCorrections,
    WithholdingCorrections,
    OrderConfirmation,
    OrderMailRepository,
    PackOrderService,
    RefusedGoods,
    PaymentAlertsService,
    RefundAlertService,
    VoidedPaymentService,
    OrdersPersonalDataRepository,
    OrdersPersonalData,
    ReceiptService,
    AfterSaleService,
    DecideReturnService,
    ReturnPicturesRepository,
    ReturnPictures,
    ReceiveReturnService,
    RequestCancellationService,
    RequestReturnService,
    ReturnTerms,
    ReturnAmounts,
    ReturnsRepository,
    RevokeOrderService,
  ],
  exports: [OrderCorrections, ReceiveReturnService, WithholdingCorrections],
})
export class AfterSaleModule {}
