import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { jestTests } from '../requirements/test-reports.mjs';

const SETTINGS = new URL('node.mjs', import.meta.url).href;
const JEST = fileURLToPath(new URL('../../node_modules/jest/bin/jest.js', import.meta.url));
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

interface JestRun {
  readonly code: number;
  /** Jest's report of failures. */
  readonly output: string;
  /** Outcomes of the tests by spec file. */
  readonly files: Map<string, string[]>;
  readonly failures: Map<string, string>;
}

/** A failure in a spec file, the file, the outcomes of its tests and the expected message. */
type PlantedFailure = readonly [what: string, text: string, outcomes: string[], said: RegExp];

const FAILURES: readonly PlantedFailure[] = [
  [
    'an expectation that is not met',
    `describe('a sum', () => {
      it.each([1, 2])('of 1 and %d is two', (n: number) => {
        interface Erased { readonly sum: number }
        expect({ sum: 1 + n } satisfies Erased).toEqual({ sum: 2 });
      });
    });`,
    ['passed: a sum of 1 and 1 is two', 'failed: a sum of 1 and 2 is two'],
    // The line of the source, not of the compiled file.
    /Received[^]*"sum": 3[^]*planted\.spec\.ts:4:\d+/,
  ],
  [
    'a test that does not end',
    `it('waits', () => new Promise(() => undefined), 50);\nit('goes on', () => undefined);`,
    ['failed: waits', 'passed: goes on'],
    /Exceeded timeout of 50 ms/,
  ],
  [
    'too few expectations',
    `it('forgets one', () => { expect.assertions(1); });`,
    ['failed: forgets one'],
    /Expected one assertion/,
  ],
  [
    'a promise that is rejected behind a test',
    `it('forgets a promise', async () => {
      void Promise.reject(new Error('nobody waits'));
      await new Promise((resolve) => setTimeout(resolve, 20));
    });`,
    ['failed: forgets a promise'],
    /nobody waits/,
  ],
  [
    'an exception behind a test',
    `it('throws later', async () => {
      setTimeout(() => { throw new Error('too late'); }, 1);
      await new Promise((resolve) => setTimeout(resolve, 20));
    });`,
    ['failed: throws later'],
    /too late/,
  ],
  [
    'an import that is not there',
    `import { nothing } from './not-there.js';\nit('is never run', () => nothing());`,
    ['failed: is loaded'],
    /not-there\.js/,
  ],
  ['a file that does not compile', `it('is never run', () => {`, ['failed: is loaded'], /planted\.spec\.ts/],
  [
    'a module that should be replaced',
    `import { jest } from '@jest/globals';
    jest.mock('./counter.js', () => ({}));
    it('is never run', () => undefined);`,
    ['failed: is loaded'],
    /share their modules/,
  ],
  [
    'a test that would be the only one',
    `it.only('is never run', () => undefined);`,
    ['failed: is loaded'],
    /share their modules and tests/,
  ],
  [
    'an environment of its own',
    `/** @jest-environment node */\nit('is never run', () => undefined);`,
    ['failed: is loaded'],
    /@jest-environment/,
  ],
];

/** They take along the other spec files of their part. */
const LARGE_FAILURES: readonly (readonly [what: string, text: string, said: RegExp])[] = [
  [
    'a process that dies',
    `it('takes all along', () => void process.kill(process.pid, 'SIGKILL'));`,
    /terminated by another process: signal=SIGKILL/,
  ],
  ['a file without tests', 'export {};', /must contain at least one test: .*planted\.spec\.ts/],
];

/** Run in one part, each fails if it sees state of another one. */
const LEAVING = `
  import { executionAsyncResource } from 'node:async_hooks';
  import { jest } from '@jest/globals';
  import { count } from './counter.js';

  const left = globalThis as { left?: unknown; contexts?: number };

  it('is file ' + count() + ' of its part', () => {
    const { LEFT, KEPT } = process.env;
    expect([LEFT, KEPT, process.cwd()]).toEqual([undefined, 'kept', import.meta.dirname]);
    expect(jest.isMockFunction(Math.random)).toBe(false);
    expect(Date.now()).toBeGreaterThan(0);
    expect(console.log).not.toBe(left.left);
    expect(process.exit).not.toBe(left.left);
    expect(Reflect.get(globalThis, Symbol.for('TEST_TIMEOUT_SYMBOL'))).toBeUndefined();
  });
  it('carries no async context of the files before', () => {
    const contexts = Object.getOwnPropertySymbols(executionAsyncResource());
    left.contexts ??= contexts.length;
    expect(contexts.length).toBe(left.contexts);
  });
  it('leaves what it can', () => {
    Object.assign(process.env, { LEFT: 'yes', KEPT: 'changed' });
    process.chdir('/');
    setInterval(() => undefined, 60_000);
    jest.setTimeout(60_000);
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    jest.useFakeTimers({ now: 0 });
    left.left = process.exit = console.log = () => undefined;
    expect(Date.now()).toBe(0);
  });`;
const COUNTER = 'let calls = 0;\nexport const count = (): number => ++calls;\n';

describe('Spec files that share a process', () => {
  let folder: string;

  const openFolder = (): void => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'lacteos-specs-')));
    const settings = `import { nodeJest, partsOfJest } from '${SETTINGS}';\n`;
    plant('jest.config.mjs', `${settings}export default nodeJest;\n`);
    plant('jest.parts.mjs', `${settings}export default { ...nodeJest, ...partsOfJest };\n`);
    mkdirSync(join(folder, 'test/parts'), { recursive: true });
  };
  const removeFolder = (): void => rmSync(folder, { recursive: true, force: true });

  const plant = (name: string, text: string): void => writeFileSync(join(folder, name), text);
  const plantParts = (count: number): void => {
    for (let n = 0; n < count; n += 1) plant(`test/parts/${n}.mjs`, '');
  };

  const runJest = async (...args: string[]): Promise<JestRun> => {
    const report = join(folder, 'report.json');
    const options = { cwd: folder, env: { ...process.env, KEPT: 'kept', FORCE_COLOR: '0' } };
    const [code, output] = await new Promise<[number, string]>((resolve) => {
      const all = [JEST, '--json', `--outputFile=${report}`, ...args];
      execFile(process.execPath, all, options, (error, _stdout, stderr) =>
        resolve([Number(error?.code ?? 0), stderr]),
      );
    });
    const tests = jestTests(JSON.parse(readFileSync(report, 'utf8')), folder).map((test) => ({
      ...test,
      // A part names its spec files from the root of the repository on.
      file: test.file.startsWith('..') ? relative(folder, join(ROOT, test.file)) : test.file,
    }));
    const files = new Map<string, string[]>();
    for (const { file, status, title } of tests)
      files.set(file, [...(files.get(file) ?? []), `${status}: ${title}`]);
    const failures = new Map(tests.flatMap(({ file, reason }) => (reason ? [[file, reason] as const] : [])));
    return { code, output, files, failures };
  };

  /** Plants a failure in a folder of its own, beside a file without one. */
  const plantFailure = (name: string, text: string): void => {
    mkdirSync(join(folder, name));
    plant(`${name}/planted.spec.ts`, text);
    plant(`${name}/sound.spec.ts`, "it('works', () => expect(1).toBe(1));");
  };

  describe('in one run', () => {
    let run: JestRun;

    beforeAll(async () => {
      openFolder();
      plantParts(1);
      for (const [n, [, text]] of FAILURES.entries()) plantFailure(String(n), text);
      run = await runJest('-c', 'jest.parts.mjs');
    });
    afterAll(removeFolder);

    it.each(FAILURES.map(([what, , expected, said], n) => [what, n, expected, said] as const))(
      'fail with %s, and only those',
      (_what, n, expected, said) => {
        expect(run.code).toBe(1);
        expect(run.files.get(`${n}/planted.spec.ts`)).toEqual(expected);
        expect(run.failures.get(`${n}/planted.spec.ts`)).toMatch(said);
        expect(run.files.get(`${n}/sound.spec.ts`)).toEqual(['passed: works']);
      },
    );
  });

  describe('in a run of their own', () => {
    beforeEach(openFolder);
    afterEach(removeFolder);

    it.each(LARGE_FAILURES)('fail with %s, and only those', async (_what, text, said) => {
      plantParts(2);
      plantFailure('0', text);
      const { code, output, files } = await runJest('-c', 'jest.parts.mjs', '--maxWorkers=2');
      expect(code).toBe(1);
      expect(output).toMatch(said);
      expect([...files]).toEqual([['0/sound.spec.ts', ['passed: works']]]);
    });

    it('share what they import, and nothing that they change in the process [N-34-552]', async () => {
      plantParts(1);
      plant('counter.ts', COUNTER);
      for (const name of ['a', 'b', 'c']) plant(`${name}.spec.ts`, LEAVING);
      const { code, files } = await runJest('-c', 'jest.parts.mjs');
      expect(code).toBe(0);
      expect([...files.values()].flat().sort()).toEqual([
        ...[1, 2, 3].map(() => 'passed: carries no async context of the files before'),
        ...[1, 2, 3].map((n) => `passed: is file ${n} of its part`),
        ...[1, 2, 3].map(() => 'passed: leaves what it can'),
      ]);
    });

    it.each(['reports', 'dist'])('run in a room called %s, not at the top', async (name) => {
      plantParts(1);
      const sound = "it('works', () => expect(1).toBe(1));";
      for (const room of [name, `src/${name}`]) {
        mkdirSync(join(folder, room), { recursive: true });
        plant(`${room}/sound.spec.ts`, sound);
      }
      const { files } = await runJest('-c', 'jest.parts.mjs');
      expect([...files]).toEqual([[`src/${name}/sound.spec.ts`, ['passed: works']]]);
    });

    it('run by name, those that were asked for', async () => {
      plant('one.spec.ts', "describe('milk', () => { it('is white', () => {}); it('is dear', () => {}); });");
      plant('two.spec.ts', "it('is white', () => {});");
      const { code, files } = await runJest('one', '-t', 'milk is w');
      expect(code).toBe(0);
      expect([...files]).toEqual([['one.spec.ts', ['passed: milk is white', 'pending: milk is dear']]]);
    });
  });
});
