export { cashiersQuery, useAssignCashiers } from './assign-cashiers';
export { CASHIER_ASSIGNED, CASHIER_REQUIRED, cashierFailureText } from './cashier-texts';
export { CashierTicks } from './cashier-ticks';
