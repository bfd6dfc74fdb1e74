/** Compares titles, checklist and the tests that ran; with `--write` only writes docs/coverage.csv from the titles. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  coverageCsv,
  findStaleRows,
  findTitleProblems,
  measureCoverage,
  parseCsv,
} from './coverage-rows.mjs';
import { findProofs } from './coverage-titles.mjs';
import { readTests } from './test-reports.mjs';
import { root } from '../workspace.mjs';

const TABLE = resolve(root, 'docs/coverage.csv');
const SPECS = ['*.spec.ts', '*.spec.tsx', '*.journey.ts'];

const readChecklist = () => {
  const [header, ...rows] = parseCsv(readFileSync(resolve(root, 'docs/checklist.csv'), 'utf8'));
  return rows.map((row) => Object.fromEntries(header.map((column, index) => [column, row[index] ?? ''])));
};

const specFiles = () =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', ...SPECS], {
    cwd: root,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((file) => existsSync(resolve(root, file)));

const proofs = specFiles().flatMap((file) => findProofs(file, readFileSync(resolve(root, file), 'utf8')));
const table = coverageCsv(proofs);
const checklist = readChecklist();

const checkRun = async () => {
  const { covered, total, areas, problems } = measureCoverage(checklist, proofs, await readTests());
  for (const [area, count] of [...areas].sort(([a], [b]) => a.localeCompare(b))) {
    console.log(`  ${area.padEnd(22)} ${String(count.covered).padStart(3)} of ${count.total}`);
  }
  console.log(`specification coverage: ${covered} of ${total} rows`);
  const stale = findStaleRows(readFileSync(TABLE, 'utf8'), table);
  if (stale.length > 0) problems.push('docs/coverage.csv is stale, run npm run coverage:', ...stale);
  return problems;
};

const problems = findTitleProblems(checklist, proofs);
if (process.argv.includes('--write')) writeFileSync(TABLE, table);
else problems.push(...(await checkRun()));
for (const problem of problems) console.error(`✖ ${problem}`);
if (problems.length > 0) process.exitCode = 1;
