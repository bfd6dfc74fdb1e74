export { LineAmount } from './components/line-amount';
export type { OrderTotals } from '@lacteos/contracts';
export { freshTotals, linePrice, linesOfCart, orderTotals, type PricedLine } from './model/order-totals';
