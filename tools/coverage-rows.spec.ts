import { jestTests, measureCoverage, parseCsv, playwrightTests } from './coverage-rows.mjs';

const CHECKLIST = [
  { id: 'S-001', area: 'public' },
  { id: 'S-002', area: 'public' },
  { id: 'B-001', area: 'stock' },
];
const ROW = { id: 'S-001', file: 'api/src/a.spec.ts', title: 'a works' };
const TEST = { file: 'api/src/a.spec.ts', title: 'a works', status: 'passed' };

describe('coverage table', () => {
  it('reads quoted commas, doubled quotes and line ends inside cells', () => {
    expect(parseCsv('id,title\nS-1,"says ""hola"", twice"\r\nS-2,"two\nlines"\n')).toEqual([
      ['id', 'title'],
      ['S-1', 'says "hola", twice'],
      ['S-2', 'two\nlines'],
    ]);
  });

  it('counts a requirement once, per area, however many tests prove it', () => {
    const { covered, total, areas, problems } = measureCoverage(
      CHECKLIST,
      [ROW, ROW, { ...ROW, id: 'B-001' }],
      [TEST],
    );
    expect({ covered, total, problems }).toEqual({ covered: 2, total: 3, problems: [] });
    expect(Object.fromEntries(areas)).toEqual({
      public: { covered: 1, total: 2 },
      stock: { covered: 1, total: 1 },
    });
  });

  it('reports an id that two requirements have', () => {
    const { problems } = measureCoverage([...CHECKLIST, { id: 'S-001', area: 'stock' }], [ROW], [TEST]);
    expect(problems).toEqual([expect.stringContaining('S-001: more than one row')]);
  });

  it.each([
    ['an id that the checklist does not have', [{ ...ROW, id: 'X-999' }], [TEST], 'X-999: no such row'],
    ['a test that did not run', [ROW], [], 'no test "a works" ran'],
    [
      'a test of that title in another file',
      [ROW],
      [{ ...TEST, file: 'b.spec.ts' }],
      'no test "a works" ran',
    ],
    ['a test that failed', [ROW], [{ ...TEST, status: 'failed' }], 'ended as failed'],
    ['a test that was skipped', [ROW], [{ ...TEST, status: 'pending' }], 'ended as pending'],
    [
      'a test that failed in one of two runs',
      [ROW],
      [TEST, { ...TEST, status: 'failed' }, TEST],
      'ended as failed',
    ],
  ])('reports %s', (_case, rows, tests, problem) => {
    const result = measureCoverage(CHECKLIST, rows, tests);
    expect(result.problems).toEqual([expect.stringContaining(problem)]);
    expect(result.covered).toBe(0);
  });
});

describe('test reports', () => {
  it('takes file and full name from jest', () => {
    const report = {
      testResults: [
        { name: '/repo/api/src/a.spec.ts', assertionResults: [{ fullName: 'a works', status: 'passed' }] },
      ],
    };
    expect(jestTests(report, '/repo')).toEqual([TEST]);
  });

  it('joins nested titles of Playwright like jest', () => {
    const spec = { title: 'pays', ok: true, file: 'buy.journey.ts', tests: [{ status: 'expected' }] };
    const report = {
      config: { rootDir: '/repo/e2e/journeys' },
      suites: [{ title: 'buy.journey.ts', suites: [{ title: 'a customer', specs: [spec] }] }],
    };
    expect(playwrightTests(report, '/repo')).toEqual([
      { file: 'e2e/journeys/buy.journey.ts', title: 'a customer pays', status: 'passed' },
    ]);
  });

  it('gives the first reason of a failed test and of a failed journey', () => {
    const assertion = { fullName: 'a works', status: 'failed', failureMessages: ['1 is not 2', 'later'] };
    const jest = { testResults: [{ name: '/repo/a.spec.ts', assertionResults: [assertion] }] };
    expect(jestTests(jest, '/repo')).toMatchObject([{ status: 'failed', reason: '1 is not 2' }]);
    const tests = [{ status: 'unexpected', results: [{ errors: [{ message: 'no button' }] }] }];
    const specs = [{ title: 'pays', ok: false, file: 'a.journey.ts', tests }];
    const journeys = { config: { rootDir: '/repo' }, suites: [{ title: 'a', specs }] };
    expect(playwrightTests(journeys, '/repo')).toMatchObject([{ status: 'failed', reason: 'no button' }]);
  });

  it('tells skipped journeys from failed ones', () => {
    const suite = (ok: boolean, status: string) => ({
      title: 'x',
      specs: [{ title: 't', ok, file: 'x.ts', tests: [{ status }] }],
    });
    const report = {
      config: { rootDir: '/repo' },
      suites: [suite(true, 'skipped'), suite(false, 'unexpected')],
    };
    expect(playwrightTests(report, '/repo').map(({ status }: { status: string }) => status)).toEqual([
      'pending',
      'failed',
    ]);
  });
});
