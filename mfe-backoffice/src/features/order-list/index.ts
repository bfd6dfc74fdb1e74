export { NEW_ORDERS, newOrdersQuery } from './api/count-new-orders';
export { type HoldChange, orderHoldQuery, useChangeHold } from './api/order-hold';
export { orderSumsQuery } from './api/order-sums';
export { orderViewCountsQuery } from './api/order-views';
export { ListSums } from './components/list-sums';
export { ORDERS_KEY } from './api/orders-key';
export { OrderCorrections } from './components/corrections';
export { OrderTimeline } from './components/timeline-drawer';
export { InvoiceRunNotice } from './components/invoice-run-notice';
export { OrderDialogsProvider, useOrderDialogs } from './components/order-dialogs';
export { ORDER_LINK_COLUMN } from './components/order-link-column';
export {
  canBeDispatched,
  canBeInvoiced,
  isPaymentVoided,
  canBePaid,
  customerName,
  DELIVERY_TEXTS,
  matchText,
  orderStateText,
  PAYMENT_TEXTS,
  textOf,
} from './model/order-texts';
export { ORDERS_TABLE } from './orders-definition';
export { orderStepText } from './model/timeline-texts';
