export { cashiersQuery, useAssignCashiers } from './api/assign-cashiers';
export { CASHIER_ASSIGNED, CASHIER_REQUIRED, cashierFailureText } from './cashier-texts';
export { CashierTicks } from './components/cashier-ticks';
