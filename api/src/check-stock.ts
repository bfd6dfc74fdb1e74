import 'reflect-metadata';
import { runCheck } from './commands/check-command.js';
import { checkStock, StockRepository } from './partners/index.js';

/** Compares every stock level with its ledger. */
process.exitCode = await runCheck('Stock', (work, print) => checkStock(new StockRepository(work), print));
