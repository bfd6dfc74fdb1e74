import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { measureCoverage, parseCsv } from './coverage-rows.mjs';
import { readTests } from './lib/test-reports.mjs';
import { root } from './lib/workspace.mjs';

const readTable = async (name) => {
  const [header, ...rows] = parseCsv(await readFile(resolve(root, 'docs', name), 'utf8'));
  return rows.map((row) => Object.fromEntries(header.map((column, index) => [column, row[index] ?? ''])));
};

const [checklist, rows, tests] = await Promise.all([
  readTable('checklist.csv'),
  readTable('coverage.csv'),
  readTests(),
]);
const { covered, total, areas, problems } = measureCoverage(checklist, rows, tests);

for (const [area, count] of [...areas].sort(([a], [b]) => a.localeCompare(b))) {
  console.log(`  ${area.padEnd(22)} ${String(count.covered).padStart(3)} of ${count.total}`);
}
console.log(`specification coverage: ${covered} of ${total} rows`);
for (const problem of problems) console.error(`✖ docs/coverage.csv ${problem}`);
if (problems.length > 0) process.exitCode = 1;
