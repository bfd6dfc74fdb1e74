export { LineAmount } from './line-amount';
export { freshTotals, linePrice, linesOfCart, orderTotals, type PricedLine } from './order-totals';
export {
  includedShippingOf,
  shippingPriceOf,
  withShipping,
  withoutShipping,
  type CheckoutTotals,
} from './shipping-totals';
