import 'reflect-metadata';
import { runCheck } from './commands/check-command.js';
import { checkMoney, MoneyCheckRepository } from './orders/reports/index.js';

/** Compares the amounts of orders with each other. */
process.exitCode = await runCheck('The amounts', (work, print) =>
  checkMoney(new MoneyCheckRepository(work), print),
);
