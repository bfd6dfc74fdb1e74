export type { OrderTotals } from '@lacteos/contracts';
export { freshTotals, linesOfCart, lineTotal, orderTotals } from './model/order-totals';
