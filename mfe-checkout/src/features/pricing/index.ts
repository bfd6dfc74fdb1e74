export { LineAmount } from './line-amount';
export type { OrderTotals } from '@lacteos/contracts/money/order-pricing';
export { freshTotals, linePrice, linesOfCart, orderTotals, type PricedLine } from './order-totals';
