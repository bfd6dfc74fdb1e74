import { readdir, readFile, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../workspace.mjs';

/** Otherwise a suite that did not run could count as passed. */
export const clearReports = async () => {
  const folders = [root, ...(await packageFolders())];
  await Promise.all(
    folders.map((folder) => rm(resolve(folder, 'reports'), { recursive: true, force: true })),
  );
};

/** A suite that could not start counts as one failed test. */
export const countTests = async () => {
  const tests = await readTests();
  const reports = await jestReports();
  const broken = reports.reduce((sum, report) => sum + report.numRuntimeErrorTestSuites, 0);
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failed: tests.filter(({ status }) => status === 'failed').length + broken,
    failures: await Promise.all(tests.filter(({ status }) => status === 'failed').map(describeFailure)),
  };
};

const REASON_LINES = 8;
const PAGE_LINES = 120;
const describeFailure = async ({ file, title, reason = '', page = null }) => {
  const lines = stripVTControlCharacters(reason)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, REASON_LINES);
  const tree = page === null ? '' : await readFile(page, 'utf8').catch(() => '');
  const shown = tree === '' ? [] : tree.split('\n').slice(0, PAGE_LINES);
  return [`✖ ${file}: ${title}`, ...[...lines, ...shown].map((line) => `    ${line}`)].join('\n');
};

export const readTests = async () => {
  const journeys = await readJson(root, 'reports/e2e.json');
  return [
    ...(await jestReports()).flatMap((report) => jestTests(report, root)),
    ...(journeys === null ? [] : playwrightTests(journeys, root)),
  ];
};

const packageFolders = async () => {
  const { workspaces } = await readJson(root, 'package.json');
  const folders = await Promise.all(
    workspaces.map(async (pattern) => {
      if (!pattern.endsWith('/*')) return [resolve(root, pattern)];
      const parent = resolve(root, pattern.slice(0, -2));
      const entries = await readdir(parent, { withFileTypes: true });
      return entries.filter((entry) => entry.isDirectory()).map(({ name }) => resolve(parent, name));
    }),
  );
  return folders.flat();
};

const jestReports = async () => {
  const folders = await packageFolders();
  const found = await Promise.all(folders.map((folder) => readJson(folder, 'reports/jest.json')));
  return found.filter((report) => report !== null);
};

const readJson = async (folder, name) => {
  const text = await readFile(resolve(folder, name), 'utf8').catch(() => null);
  return text === null ? null : JSON.parse(text);
};

/**
 * Every test of a jest report as `{file, title, status}`, files relative to `root`. A part (tools/jest/run-part.mjs)
 * describes each of its spec files.
 *
 * @param {{testResults: {name: string, assertionResults: {ancestorTitles?: string[], fullName: string, status: string}[]}[]}} report
 */
export const jestTests = (report, root) =>
  report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles: [outermost] = [], fullName, status, failureMessages }) => {
      const isPart = /\.spec\.tsx?$/.test(outermost ?? '');
      return {
        file: isPart ? outermost : relativeTo(root, name),
        title: isPart ? fullName.slice(outermost.length + 1) : fullName,
        status,
        reason: failureMessages?.[0],
      };
    }),
  );

export const playwrightTests = (report, root) => {
  const folder = relativeTo(root, report.config?.rootDir ?? '');
  const walk = (suite, titles) => [
    ...(suite.specs ?? []).map(({ title, ok, tests, file }) => {
      const results = tests.flatMap(({ results = [] }) => results);
      return {
        file: folder === '' ? file : `${folder}/${file}`,
        title: [...titles, title].join(' '),
        status: tests.every(({ status }) => status === 'skipped') ? 'pending' : ok ? 'passed' : 'failed',
        reason: results.flatMap(({ errors }) => errors)[0]?.message,
        page: results.flatMap(({ attachments = [] }) => attachments).find(isPage)?.path,
      };
    }),
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, [...titles, inner.title])),
  ];
  return report.suites.flatMap((suite) => walk(suite, []));
};

/** Playwright's snapshot of the page's accessible tree. */
const isPage = ({ name }) => name === 'error-context';

const relativeTo = (root, path) => (path.startsWith(`${root}/`) ? path.slice(root.length + 1) : path);
