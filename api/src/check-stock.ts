import 'reflect-metadata';
import { runCheck } from './commands/check-command.js';
import { ENTITIES } from './entities.js';
import { MIGRATIONS } from './migrations.js';
import { checkStock, StockRepository } from './partners/index.js';

/** Compares every stock level with its ledger. */
process.exitCode = await runCheck('Stock', { entities: ENTITIES, migrations: MIGRATIONS }, (work, print) =>
  checkStock(new StockRepository(work), print),
);
