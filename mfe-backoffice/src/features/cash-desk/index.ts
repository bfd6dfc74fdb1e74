export { CASH_DESK_TABLE } from './cash-desk-definition';
export { shiftDifferenceText } from './difference-text';
export { ShiftExpected } from './shift-expected';
export { RefundedTotal } from './refunded-total';
export { MethodTotals } from './method-totals';
export { OpenShift, ShiftHistory } from './shifts';
export { CashWithoutShift } from './cash-without-shift';
export { TotalIncome } from './total-income';
export { default as cashDeskStyles } from './cash-desk.module.css';
