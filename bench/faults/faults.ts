/** Faults of machine, server and network on both databases; `ONLY=a,b`. Disk and name server faults need root. */
import { readEnvironment } from '@lacteos/contracts/env';
import type { Fault } from './fault.js';
import { FAULTS, type FaultResult, runFaults } from './run-faults.js';

const faultOf = (text: string): Fault | null => FAULTS.find(({ name }) => name === text) ?? null;
const names = FAULTS.map(({ name }) => name).join(', ');
const faults = readEnvironment(process.env, (reader) =>
  reader.list('ONLY', FAULTS, faultOf, `names of faults separated by commas (${names})`),
);

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const verdictOf = ({ leftOut, problems }: FaultResult): string => {
  if (leftOut) return `left out: ${leftOut}`;
  return problems.length === 0 ? 'holds' : `FAILS: ${problems.join('; ')}`;
};

console.log(line(['fault', 'database', 'what was done', 'required', 'seen', '']));
console.log(line(Array<string>(6).fill('---')));
const results = await runFaults(faults, (result) => {
  const { fault, database, notes } = result;
  console.log(line([fault.name, database, fault.what, fault.required, notes.join(', '), verdictOf(result)]));
});
const failed = results.filter(({ problems }) => problems.length > 0).length;
console.log(
  `\n${results.length} rows, ${failed} failed. Beside that each requires: no 500, envelopes, nothing acknowledged lost, ready within a second, both processes end in 15 s.`,
);
process.exitCode = failed === 0 ? 0 : 1;
