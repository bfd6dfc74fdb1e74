export { checkMoney } from './money-check/check-money.js';
export { MoneyCheckRepository } from './money-check/money-check.repository.js';
export { ReportsModule } from './reports.module.js';
