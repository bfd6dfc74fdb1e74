export { CASH_DESK_TABLE } from './cash-desk-definition';
export { GivenBack } from './components/given-back';
export { MethodTotals } from './components/method-totals';
export { Shifts } from './components/shifts';
export { CashWithoutShift } from './components/cash-without-shift';
export { TotalIncome } from './components/total-income';
export { default as cashDeskStyles } from './components/cash-desk.module.css';
