export { myOrdersQuery } from './model/get-my-orders';
export { termsQuery } from './model/get-terms';
export { orderQuery } from './model/get-order';
export { type PlaceOrder, usePlaceOrder } from './model/use-place-order';
export { AddressFacts } from './components/address-facts';
export { FactsList } from './components/facts-list';
export { OrderCard } from './components/order-card';
export { OrderFailureAlert } from './components/order-failure-alert';
export { OrderLines } from './components/order-lines';
export { default as orderStyles } from './components/order.module.css';
export { OrdersCards } from './components/orders-cards';
export { OrdersTable } from './components/orders-table';
export { StaffActions } from './components/staff-actions';
export { StateBanner } from './components/state-banner';
export { SummaryList } from './components/summary-list';
export { isJustPlaced, markJustPlaced } from './model/just-placed';
export { openAttempt } from './model/order-attempt';
export { newOrder, paymentNamed } from './model/order-draft';
export {
  awaitsCardPayment,
  dispatchText,
  historyRow,
  dispatchHint,
  paymentHint,
  paymentText,
} from './model/order-texts';
export { promisedText } from './model/promised-text';
export { handlesOrder } from './model/staff-rights';
