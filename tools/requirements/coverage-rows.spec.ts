import {
  coverageCsv,
  findStaleRows,
  findTitleProblems,
  measureCoverage,
  parseCsv,
} from './coverage-rows.mjs';
import { findProofs, matchesTitle } from './coverage-titles.mjs';
import { jestTests, playwrightTests } from './test-reports.mjs';

const CHECKLIST = [
  { id: 'S-001', area: 'public' },
  { id: 'S-002', area: 'public' },
  { id: 'B-001', area: 'stock' },
];
const ONE = CHECKLIST.slice(0, 1);
const PROOF = { id: 'S-001', file: 'api/src/a.spec.ts', title: 'a works' };
const TEST = { file: 'api/src/a.spec.ts', title: 'a works [S-001]', status: 'passed' };

describe('the table of coverage', () => {
  it('reads quoted commas, doubled quotes and line ends inside cells', () => {
    expect(parseCsv('id,title\nS-1,"says ""hola"", twice"\r\nS-2,"two\nlines"\n')).toEqual([
      ['id', 'title'],
      ['S-1', 'says "hola", twice'],
      ['S-2', 'two\nlines'],
    ]);
  });

  it('counts a requirement once per area, however many tests prove it [N-36-101]', () => {
    const proofs = [PROOF, { ...PROOF, title: 'a works twice' }, { ...PROOF, id: 'B-001' }];
    const tests = [
      TEST,
      { ...TEST, title: 'a works twice [S-001]' },
      { ...TEST, title: 'a works [S-001, B-001]' },
    ];
    const { covered, total, areas, problems } = measureCoverage(CHECKLIST, proofs, tests);
    expect({ covered, total, problems }).toEqual({ covered: 2, total: 3, problems: [] });
    expect(Object.fromEntries(areas)).toEqual({
      public: { covered: 1, total: 2 },
      stock: { covered: 1, total: 1 },
    });
  });

  it('reports an id that two requirements have', () => {
    const problems = findTitleProblems([...ONE, { id: 'S-001', area: 'stock' }], [PROOF]);
    expect(problems).toEqual([expect.stringContaining('S-001: more than one row')]);
  });

  it.each([
    ['an id that the checklist does not have', ONE, [PROOF, { ...PROOF, id: 'X-999' }], 'X-999: no such row'],
    [
      'a requirement that no title names',
      [...ONE, { id: 'S-002', area: 'public' }],
      [PROOF],
      'S-002: no title',
    ],
  ])('reports %s [N-36-101]', (_case, checklist, proofs, problem) => {
    expect(findTitleProblems(checklist, proofs)).toEqual([expect.stringContaining(problem)]);
  });

  it.each([
    ['a test that did not run', [], 'no test "a works" ran'],
    ['a test of that title in another file', [{ ...TEST, file: 'b.spec.ts' }], 'no test "a works" ran'],
    ['a test that failed', [{ ...TEST, status: 'failed' }], 'ended as failed'],
    ['a test that was skipped', [{ ...TEST, status: 'pending' }], 'ended as pending'],
    ['a test that failed in one of two runs', [TEST, { ...TEST, status: 'failed' }, TEST], 'ended as failed'],
  ])('counts no requirement as proved by %s [N-36-101]', (_case, tests, problem) => {
    const result = measureCoverage(ONE, [PROOF], tests);
    expect(result.problems[0]).toContain(problem);
    expect(result.covered).toBe(0);
  });

  it('reports an id that a test has from elsewhere than its title in the source [N-36-101]', () => {
    const tests = [TEST, { ...TEST, title: 'b works [S-001]' }];
    expect(measureCoverage(ONE, [PROOF], tests).problems).toEqual([
      'S-001: not written out in a title of api/src/a.spec.ts ("b works")',
    ]);
  });

  it('is sorted and quoted, without duplicate rows [N-36-101]', () => {
    const proofs = [{ ...PROOF, title: 'says "hola", twice' }, { ...PROOF, id: 'B-001' }, PROOF, PROOF];
    expect(coverageCsv(proofs)).toBe(
      [
        'id,file,title',
        'B-001,api/src/a.spec.ts,a works',
        'S-001,api/src/a.spec.ts,"says ""hola"", twice"',
        'S-001,api/src/a.spec.ts,a works',
        '',
      ].join('\n'),
    );
  });

  it('is stale when a title changed since it was written [N-36-101]', () => {
    const before = coverageCsv([PROOF]);
    expect(findStaleRows(before, coverageCsv([PROOF]))).toEqual([]);
    expect(findStaleRows(before, coverageCsv([{ ...PROOF, title: 'a fails' }]))).toEqual([
      '- S-001,api/src/a.spec.ts,a works',
      '+ S-001,api/src/a.spec.ts,a fails',
    ]);
  });
});

describe('reading the titles of tests', () => {
  it('finds their ids at any depth, with the titles around them [N-36-101]', () => {
    const source = `
      describe('stock', () => {
        describe.each(DIALECTS)('on $name [S-001]', ({ start }) => {
          it.each([[1, 'x [S-009]']])('debits %i [S-131, N-34-204]', async () => {});
          it('says ' + 'more [B-001]', () => expect('[S-500]').toBe(1));
        });
        it(\`ends \${count} orders [B-002]\`, () => {});
        it('proves nothing listed [1]', () => {});
      });
      test.describe(name, () => test('pays [D-001]', async ({ page }) => {}));`;
    expect(findProofs('a.spec.ts', source).map(({ id, title }) => `${id} ${title}`)).toEqual([
      'S-001 stock on $name',
      'S-131 stock on $name debits %i',
      'N-34-204 stock on $name debits %i',
      'B-001 stock on $name says more',
      'B-002 stock ends ${count} orders',
      'D-001 ${name} pays',
    ]);
  });

  it.each([
    ['stock on SQLite debits 3', 'stock on $name debits %i', true],
    ['stock on SQLite debits 3', 'stock on $name', true],
    ['stock on SQLite credits 3', 'stock on $name debits %i', false],
    ['stocks', 'stock', false],
    ['it (really) ends 3 orders', 'it (really) ends ${a.length} orders', true],
  ])('compares %j with the written title %j: %j', (ran, written, isMatch) => {
    expect(matchesTitle(ran, written)).toBe(isMatch);
  });
});

describe('reading test reports', () => {
  it('takes file and full name from jest', () => {
    const report = {
      testResults: [
        {
          name: '/repo/api/src/a.spec.ts',
          assertionResults: [{ fullName: 'a works [S-001]', status: 'passed' }],
        },
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

  it('finds the first reason of a failed test and of a failed journey', () => {
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
