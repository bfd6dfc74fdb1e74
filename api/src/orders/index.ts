export { AddEventDetail1786000001000 } from './order/add-event-detail.migration.js';
export { CartItemEntity } from './cart/cart-item.entity.js';
export { CreateOrders1780000004000 } from './create-orders.migration.js';
export {
  OrderInvoicing,
  type InvoiceableLine,
  type InvoiceableOrder,
  type PaidOrder,
} from './invoicing/order-invoicing.js';
export { OrderAccess } from './order/order-access.js';
export { OrderEventEntity, type OrderEventName } from './order/order-event.entity.js';
export { OrderLineEntity } from './order/order-line.entity.js';
export { priceLine, totalsOf } from './order/order-pricing.js';
export { OrderTimeline, type OrderStep } from './order/order-timeline.js';
export { orderWords, searchTerms, wordsOf } from './order/search-words.js';
export { OrderSearchTermEntity } from './order/order-search-term.entity.js';
export { IndexOrderTotals1795000001000 } from './reports/index-order-totals.migration.js';
export { IndexUnpaidOrders1794000001000 } from './order/index-unpaid-orders.migration.js';
export { AddNamePairs1796000001000 } from './order/add-name-pairs.migration.js';
export { AddSearchOrder1797000001000 } from './order/add-search-order.migration.js';
export { searchStateOf } from './order/search-state.js';
export { CreateOrderSearch1786000004000 } from './order/create-order-search.migration.js';
export { CashShiftEntity } from './cash-desk/cash-shift.entity.js';
export { CreateCashShifts1786000005000 } from './cash-desk/create-cash-shifts.migration.js';
export { CreateOrderTotals1786000003000 } from './reports/create-order-totals.migration.js';
export { OrderEntity } from './order/order.entity.js';
export { OrdersModule } from './orders.module.js';
export { ORDER_PAID, OrderSettlement, type OrderPaid, type Settlement } from './payment/order-settlement.js';
export { PaymentTypeEntity } from './payment/payment-type.entity.js';
export { CreatePayments1781000000000 } from './payment/create-payments.migration.js';
export { PaymentEntity } from './payment/payment.entity.js';
export { PendingPayments } from './payment/pending-payments.js';
