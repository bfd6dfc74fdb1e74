import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { isAllowed, productionPackages, readLock, refusedPackages } from '../licences.mjs';

const FOLDER = fileURLToPath(new URL('../../.github/workflows', import.meta.url));
const PINNED = /^(\.\/|[\w-]+\/[\w-]+@[\da-f]{40} # v\d)/;
/** Environment of a whole job or workflow: less deep than that of a step. */
const JOB_ENVIRONMENT = /^( {0,4})env:\n((?:\1 +.*\n)+)/gm;

const workflows = readdirSync(FOLDER).map((name) => ({
  name,
  text: readFileSync(join(FOLDER, name), 'utf8'),
}));
const linesWith = (pattern: RegExp): string[] =>
  workflows.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, found = '']) => found.trim()));

describe('the pipelines', () => {
  it('pin actions to the hash of a commit [N-16-197]', () => {
    const used = linesWith(/uses: (.+)/g);
    expect(used.length).toBeGreaterThan(8);
    expect(used.filter((action) => !PINNED.test(action))).toEqual([]);
  });

  it('install packages without their scripts [N-16-197]', () => {
    const installs = linesWith(/(npm (?:ci|install|i)\b.*)/g);
    expect(installs.length).toBeGreaterThan(2);
    expect(installs.filter((command) => !command.includes('--ignore-scripts'))).toEqual([]);
  });

  it('give secrets to steps, never to a whole job, and the repository token to none [N-16-197]', () => {
    const environments = workflows.flatMap(({ text }) => [...text.matchAll(JOB_ENVIRONMENT)]);
    expect(environments).toHaveLength(2);
    for (const [block] of environments) expect(block).not.toContain('secrets.');
    expect(linesWith(/(secrets: inherit)/g)).toEqual([]);
    for (const { text } of workflows.filter((workflow) => workflow.text.includes('actions/checkout')))
      expect(text).toContain('persist-credentials: false');
  });

  it('keep a bill of materials of each release [N-16-197]', () => {
    expect(linesWith(/run: (npm run --silent sbom .*)/g)).toHaveLength(1);
  });
});

it('a pipeline runs all proofs every night [N-36-304]', () => {
  const { text = '' } = workflows.find(({ name }) => name === 'proofs.yml') ?? {};
  expect(text).toMatch(/schedule:\n +- cron: '\d+ \d+ \* \* \*'/);
  expect(text).toContain('npm run prove -- --all');
});

describe('the check of licences', () => {
  it('allows those of every package in production [N-16-198]', async () => {
    const packages = productionPackages(await readLock());
    expect(packages.length).toBeGreaterThan(100);
    expect(refusedPackages(packages)).toEqual([]);
  });

  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-or-later)', true],
    ['GPL-3.0-or-later', false],
    ['MIT AND GPL-2.0', false],
    ['none', false],
  ])('allows %s: %s', (licence, isFine) => {
    expect(isAllowed(licence)).toBe(isFine);
    expect(refusedPackages([{ name: 'x', version: '1', licence }])).toHaveLength(isFine ? 0 : 1);
  });
});

it('unmaintained packages are installed nowhere [N-16-199]', async () => {
  const { packages } = (await readLock()) as { packages: object };
  const installed = Object.keys(packages).map((path) => path.split('node_modules/').at(-1));
  const abandoned = ['exceljs', 'unzipper', 'fstream', 'rimraf', 'inflight'];
  expect(abandoned.filter((name) => installed.includes(name))).toEqual([]);
});
