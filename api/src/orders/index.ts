export type { InvoiceableLine, InvoiceableOrder, PaidOrder } from './order/invoiceable/invoiceable-order.js';
export type { KeptLine } from './order/invoiceable/kept-lines.js';
export {
  OrdersAfterRestore,
  type LostPayment,
} from './payments/after-restore/orders-after-restore.service.js';
export { checkMoney } from './reports/money-check/check-money.js';
export { MoneyCheckRepository } from './reports/money-check/money-check.repository.js';
export { CustomerDataDto } from './order/row/customer-data.dto.js';
export { CorrectPaymentDto, CorrectWithholdingDto } from './after-sale/correction/correction.dto.js';
export { WithholdingCorrections } from './after-sale/correction/withholding-correction.service.js';
export { OrderCorrections } from './after-sale/correction/order-corrections.service.js';
export { OrderDetailService } from './order/row/order-detail.service.js';
export { OrderDto } from './order/row/order.dto.js';
export { CreditTaskEntity } from './order/credit-tasks/credit-task.entity.js';
export { CreditTasks } from './order/credit-tasks/credit-tasks.js';
export { OrderCredits } from './order/invoiceable/order-credits.js';
export { InvoiceableOrders } from './order/invoiceable/invoiceable-orders.js';
export { OrderEventEntity, type OrderEventName } from './order/timeline/order-event.entity.js';
export type { NewOrderRow } from './order/row/order-rows.js';
export { OrderLineEntity } from './order/row/order-line.entity.js';
export { OrderTimeline, type OrderStep } from './order/timeline/order-timeline.js';
export { searchWordsOf, searchTerms, tokenize } from './order/search/search-words.js';
export { OrderSearchTermEntity } from './order/search/order-search-term.entity.js';
export { searchStateOf } from './order/search/search-state.js';
export { OrderHoldEntity } from './order/hold/order-hold.entity.js';
export { CREDIT_DUE, type CreditDue, returnOf } from './order/credit-tasks/credit-due.js';
export { RefundEntity } from './payments/refunds/refund/refund.entity.js';
export { ReturnPictureEntity } from './after-sale/returns/pictures/return-picture.entity.js';
export { ReturnEntity, ReturnLineEntity } from './order/returned/return.entity.js';
export { CashMovementEntity } from './payments/cash-desk/cash-movement.entity.js';
export { CashShiftEntity } from './payments/cash-desk/cash-shift.entity.js';
export { OrderAccess } from './order/row/order-access.js';
export { OrderEntity } from './order/row/order.entity.js';
export { OrderWithholdings, type BuyerWithholding } from './order/withholding/order-withholdings.js';
export { OrderWithholdingEntity } from './order/withholding/order-withholding.entity.js';
export { OrdersModule } from './orders.module.js';
export type { OrderPaid, Settlement } from './payments/payment/order-settlement.js';
export { PaymentEntity } from './payments/payment/payment.entity.js';
