import 'reflect-metadata';
import { withApp } from './command-app.js';
import { TrialDay, type TrialFinding } from './siigo/index.js';

const WORDS: Readonly<Record<TrialFinding['level'], string>> = {
  right: 'bien ',
  missing: 'FALTA',
  notice: 'aviso',
};

/** Prints what the configured SIIGO account lacks for the shop's invoices; the exit code is 1 when it lacks something. */
try {
  const findings = await withApp((app) => app.get(TrialDay).findProblems());
  for (const { level, text } of findings) process.stdout.write(`${WORDS[level]} ${text}\n`);
  process.exitCode = findings.some(({ level }) => level === 'missing') ? 1 : 0;
} catch (error) {
  process.stderr.write(
    `SIIGO could not be asked: ${error instanceof Error ? error.message : String(error)}\n`,
  );
  process.exitCode = 2;
}
