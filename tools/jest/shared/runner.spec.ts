import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const SETTINGS = new URL('../node.mjs', import.meta.url).href;
const JEST = fileURLToPath(new URL('../../../node_modules/jest/bin/jest.js', import.meta.url));

interface FileReport {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
}

interface JestRun {
  readonly code: number;
  readonly files: Map<string, FileReport>;
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
    [],
    /not-there\.js/,
  ],
  ['a file that does not compile', `it('is never run', () => {`, [], /planted\.spec\.ts/],
  ['a file without tests', 'export {};', [], /must contain at least one test/],
  [
    'a module that should be replaced',
    `import { jest } from '@jest/globals';
    jest.mock('./counter.js', () => ({}));
    it('is never run', () => undefined);`,
    [],
    /share their modules/,
  ],
];

/** It takes along what its worker has not finished. */
const DEATH: PlantedFailure = [
  'a process that dies',
  `it('takes all along', () => void process.kill(process.pid, 'SIGKILL'));`,
  [],
  /terminated by another process: signal=SIGKILL/,
];

/** Run by one worker in sequence, each fails if it sees state of another one. */
const LEAVING = `
  import { executionAsyncResource } from 'node:async_hooks';
  import { jest } from '@jest/globals';
  import { count } from './counter.js';

  const left = globalThis as { left?: unknown; contexts?: number };

  it('is file ' + count() + ' of its worker', () => {
    const { LEFT, KEPT } = process.env;
    expect([LEFT, KEPT, process.cwd()]).toEqual([undefined, 'kept', import.meta.dirname]);
    expect(jest.isMockFunction(Math.random)).toBe(false);
    expect(Date.now()).toBeGreaterThan(0);
    expect(console.log).not.toBe(left.left);
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
    left.left = console.log = () => undefined;
    expect(Date.now()).toBe(0);
  });`;
const COUNTER = 'let calls = 0;\nexport const count = (): number => ++calls;\n';

describe('Spec files that share a process', () => {
  let folder: string;

  const openFolder = (): void => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), 'lacteos-specs-')));
    plant('jest.config.mjs', `export { nodeJest as default } from '${SETTINGS}';\n`);
  };
  const removeFolder = (): void => rmSync(folder, { recursive: true, force: true });

  const plant = (name: string, text: string): void => writeFileSync(join(folder, name), text);

  /** Runs Jest in the folder; answers its exit code and its report by file. */
  const runJest = async (...args: string[]): Promise<JestRun> => {
    const report = join(folder, 'report.json');
    const options = { cwd: folder, env: { ...process.env, KEPT: 'kept', FORCE_COLOR: '0' } };
    const code = await new Promise<number>((resolve) => {
      const all = [JEST, '--json', `--outputFile=${report}`, ...args];
      execFile(process.execPath, all, options, (error) => resolve(Number(error?.code ?? 0)));
    });
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as { testResults: FileReport[] };
    return { code, files: new Map(testResults.map((file) => [relative(folder, file.name), file])) };
  };

  const outcomes = (file: FileReport | undefined): string[] =>
    file?.assertionResults.map(({ status, fullName }) => `${status}: ${fullName}`) ?? [];

  /** Plants a failure in a folder of its own, beside a file without one. */
  const plantFailure = (name: string, [, text]: PlantedFailure): void => {
    mkdirSync(join(folder, name));
    plant(`${name}/planted.spec.ts`, text);
    plant(`${name}/sound.spec.ts`, "it('works', () => expect(1).toBe(1));");
  };
  const expectFailure = (name: string, [, , expected, said]: PlantedFailure, run: JestRun): void => {
    const planted = run.files.get(`${name}/planted.spec.ts`);
    expect({ code: run.code, status: planted?.status }).toEqual({ code: 1, status: 'failed' });
    expect(planted?.message).toMatch(said);
    expect(outcomes(planted)).toEqual(expected);
    expect(outcomes(run.files.get(`${name}/sound.spec.ts`))).toEqual(['passed: works']);
  };

  describe('in one run', () => {
    let run: JestRun;

    beforeAll(async () => {
      openFolder();
      for (const [n, failure] of FAILURES.entries()) plantFailure(String(n), failure);
      run = await runJest();
    });
    afterAll(removeFolder);

    it.each(FAILURES.map((failure, n) => [failure[0], String(n), failure] as const))(
      'fail with %s, and only those',
      (_what, name, failure) => expectFailure(name, failure, run),
    );
  });

  describe('in a run of their own', () => {
    beforeEach(openFolder);
    afterEach(removeFolder);

    it(`fail with ${DEATH[0]}, and only those`, async () => {
      plantFailure('death', DEATH);
      expectFailure('death', DEATH, await runJest());
    });

    it('share what they import, and nothing that they change in the process [N-34-552]', async () => {
      plant('counter.ts', COUNTER);
      for (const name of ['a', 'b', 'c']) plant(`${name}.spec.ts`, LEAVING);
      const { code, files } = await runJest('--maxWorkers=1');
      expect(code).toBe(0);
      expect([...files.values()].flatMap(outcomes).sort()).toEqual([
        ...[1, 2, 3].map(() => 'passed: carries no async context of the files before'),
        ...[1, 2, 3].map((n) => `passed: is file ${n} of its worker`),
        ...[1, 2, 3].map(() => 'passed: leaves what it can'),
      ]);
    });

    it('run by name, those that were asked for', async () => {
      plant('one.spec.ts', "describe('milk', () => { it('is white', () => {}); it('is dear', () => {}); });");
      plant('two.spec.ts', "it('is white', () => {});");
      const { code, files } = await runJest('one', '-t', 'milk is w');
      expect(code).toBe(0);
      expect([...files].map(([name, file]) => [name, outcomes(file)])).toEqual([
        ['one.spec.ts', ['passed: milk is white', 'pending: milk is dear']],
      ]);
    });
  });
});
