import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { PROOFS } from './proofs.mjs';
import { prove } from './run-proofs.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const specFiles = spawnSync('git', ['ls-files', '*.spec.ts'], { cwd: ROOT, encoding: 'utf8' }).stdout.split(
  '\n',
);

/** Files or spec patterns of a program that are not in the repository. */
const missingPrograms = ({ cwd, run }: { cwd: string; run: string }): string[] => {
  const [program, ...paths] = run.split(' ');
  const isMissing = (path: string): boolean =>
    program === 'jest'
      ? !specFiles.some((file) => file.startsWith(`${cwd}/${path}`))
      : !existsSync(join(ROOT, cwd, path));
  return paths.length === 0 ? [run] : paths.filter(isMissing);
};

const planted = (name: string, run: string) => ({
  name,
  proves: `${name} holds`,
  takes: 'seconds',
  needs: 'nothing',
  cwd: 'tools',
  run,
});
const PLANTED = [
  planted('calm', "node --print 'a|b'"),
  planted('broken', 'node --eval process.exit(3)'),
  planted('sized', 'node --print process.env.PLANTED_SIZE'),
  { ...planted('slow', 'node --print 1'), byHand: true },
];

describe('npm run prove', () => {
  let folder: string;
  let lines: string[];
  const page = (): string => readFileSync(join(folder, 'proofs.md'), 'utf8');
  const rowOf = (name: string): string =>
    page()
      .split('\n')
      .find((line) => line.startsWith(`| \`${name}\``)) ?? '';
  const run = (args: string[], proofs: object[] = PLANTED, given: object = {}): Promise<number> =>
    prove(args, { proofs, page: join(folder, 'proofs.md'), say: (line: string) => lines.push(line), given });

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lacteos-prove-'));
    lines = [];
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('has a program in the repository for every proof, and one name for each [N-36-301]', () => {
    expect(PROOFS.flatMap(missingPrograms)).toEqual([]);
    expect(new Set(PROOFS.map(({ name }) => name)).size).toBe(PROOFS.length);
  });

  it('says in one line for each proof what it proves, how long it takes and what it needs [N-36-301]', async () => {
    expect(await run(['--list'], PROOFS)).toBe(0);
    expect(lines).toHaveLength(PROOFS.length);
    for (const [index, { name, proves, takes, needs }] of PROOFS.entries())
      for (const part of [name, proves, takes, needs]) expect(lines[index]).toContain(part);
    expect(lines.filter((line) => line.includes('\n'))).toEqual([]);
  });

  it('refuses an unknown name with exit code 2 and the nearest names, and runs nothing [N-36-302]', async () => {
    expect(await run(['calm', 'refund'], [...PLANTED, ...PROOFS])).toBe(2);
    expect(lines).toEqual([expect.stringMatching(/no proof 'refund'.* nearest: refunds, /)]);
    expect(existsSync(join(folder, 'proofs.md'))).toBe(false);
  });

  it('records a proof that passed with date, commit, minutes and last lines [N-36-303]', async () => {
    expect(await run(['calm'])).toBe(0);
    expect(rowOf('calm')).toMatch(
      /\| passed on \d{4}-\d\d-\d\d, commit [\da-f]{7,}( with changes)?, \d+\.\d min \| `a\\\|b` \|$/,
    );
    expect(rowOf('broken')).toContain('| no result yet |');
  });

  it('exits with 1 when a program fails, records it and keeps the results of the others [N-36-302]', async () => {
    await run(['calm']);
    const before = rowOf('calm');
    expect(await run(['broken'])).toBe(1);
    expect(rowOf('broken')).toContain('| **failed** on ');
    expect(rowOf('calm')).toBe(before);
  });

  it('runs all proofs in turn after a failure too, except those by hand [N-36-302]', async () => {
    expect(await run(['--all'])).toBe(1);
    expect(['calm', 'broken', 'sized', 'slow'].map((name) => rowOf(name).includes('no result yet'))).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  it("sets a proof's variables unless the caller has set them, and records those that the caller set", async () => {
    const sized = PLANTED.map((proof) => ({ ...proof, env: { PLANTED_SIZE: '500' } }));
    await run(['sized'], sized);
    expect(rowOf('sized')).toContain('`500`');
    await run(['sized'], sized, { PLANTED_SIZE: '2' });
    expect(rowOf('sized')).toMatch(/ min, PLANTED_SIZE=2 \| `2` \|$/);
  });

  it('has docs/proofs.md list the proofs as they are (npm run prove -- --page) [N-36-303]', async () => {
    const committed = readFileSync(join(ROOT, 'docs/proofs.md'), 'utf8');
    const rows = committed.split('\n').filter((line) => line.startsWith('| `'));
    await run(['--page'], PROOFS);
    const written = page()
      .split('\n')
      .filter((line) => line.startsWith('| `'));
    const withoutResult = (line: string): string => line.split(' | ').slice(0, -2).join(' | ');
    expect(rows.map(withoutResult)).toEqual(written.map(withoutResult));
  });
});
