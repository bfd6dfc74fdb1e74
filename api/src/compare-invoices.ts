import 'reflect-metadata';
import { withApp } from './command-app.js';
import { comparisonReport, ComparisonService, differencesOf } from './siigo/index.js';

/** Compares the orders paid in the last month with the invoices in SIIGO. Exit code 0 when they agree. */
try {
  const result = await withApp((app) => app.get(ComparisonService).compare());
  comparisonReport(result).forEach((line) => process.stdout.write(`${line}\n`));
  process.exitCode = differencesOf(result) === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(
    `The comparison could not be made: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 2;
}
