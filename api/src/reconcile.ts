import 'reflect-metadata';
import { withApp } from './command-app.js';
import { OrdersAfterRestore } from './orders/payments/index.js';
import { reconcile } from './commands/reconcile-command.js';
import { InvoicesAfterRestore } from './siigo/index.js';

/** Updates a restored database from Wompi and SIIGO. */
try {
  process.exitCode = await withApp((app) =>
    reconcile(process.argv.slice(2), {
      orders: app.get(OrdersAfterRestore),
      invoices: app.get(InvoicesAfterRestore),
      print: (line) => process.stdout.write(`${line}\n`),
    }),
  );
} catch (error) {
  process.stderr.write(`Not reconciled: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 2;
}
