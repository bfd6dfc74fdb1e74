export { freshTotals, linesOfCart, lineTotal, orderTotals, type OrderTotals } from './model/order-totals';
