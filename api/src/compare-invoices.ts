import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { withApp } from './command-app.js';
import { comparisonReport, ComparisonService, differencesOf } from './siigo/index.js';

const RESTORED = 'restored-to';
const AGREEMENT = 'Every invoice of the shop in SIIGO is known, with the same total.';

const momentOf = (text: string): Date => {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) throw new Error(`--${RESTORED} ${text}: expected a time`);
  return moment;
};

/**
 * Compares the orders paid in the last month with the invoices in SIIGO. Exit code 0 when they agree. With `--restored-to`
 * and the moment of a restored database only what that has lost differs.
 */
try {
  const { values } = parseArgs({ options: { [RESTORED]: { type: 'string' } } });
  const moment = values[RESTORED] === undefined ? null : momentOf(values[RESTORED]);
  const result = await withApp((app) => {
    const comparison = app.get(ComparisonService);
    return moment ? comparison.compareRestored(moment) : comparison.compare();
  });
  const report = moment ? comparisonReport(result, AGREEMENT) : comparisonReport(result);
  report.forEach((line) => process.stdout.write(`${line}\n`));
  process.exitCode = differencesOf(result) === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(
    `The comparison could not be made: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 2;
}
