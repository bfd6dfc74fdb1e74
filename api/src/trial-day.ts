import 'reflect-metadata';
import { withApp } from './command-app.js';
import { TrialDay } from './siigo/index.js';

/** Prints what the configured SIIGO account lacks for the shop's invoices; the exit code is 1 when it lacks something. */
try {
  const findings = await withApp((app) => app.get(TrialDay).look());
  for (const { isRight, text } of findings) process.stdout.write(`${isRight ? 'bien ' : 'FALTA'} ${text}\n`);
  process.exitCode = findings.every(({ isRight }) => isRight) ? 0 : 1;
} catch (error) {
  process.stderr.write(
    `SIIGO could not be asked: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 2;
}
