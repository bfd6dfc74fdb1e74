import type { Release } from '../../contract/contract.js';
import { checkBudget } from './budget.js';

const file = (size: number) => ({ integrity: 'sha384-x', size });
const aRelease = (firstViewKb?: number): Release => ({
  name: 'mfe-toy',
  version: '1.0.0',
  releaseId: '1.0.0-a',
  federationName: 'toy',
  entry: 'entry.js',
  entryFiles: { js: ['entry.js'], css: [] },
  expose: { './remote': { js: ['remote.js'], css: ['all.css'] } },
  modules: {
    './pages/small': { js: ['small.js', 'remote.js'], css: [] },
    './pages/large': { js: ['large.js'], css: ['large.css'] },
    './later': { js: ['later.js'], css: [] },
  },
  sharedFiles: [],
  files: {
    'entry.js': file(10_000),
    'remote.js': file(20_000),
    'all.css': file(5_000),
    'small.js': file(1_000),
    'large.js': file(40_000),
    'large.css': file(5_000),
    'later.js': file(900_000),
  },
  shared: {},
  manifest: {
    name: 'mfe-toy',
    routes: ['small', 'large'].map((page) => ({
      path: `/${page}`,
      access: 'public',
      title: page,
      module: `./pages/${page}`,
    })),
    menu: [],
    requires: { shell: '^1.0.0', sessionBus: '1', api: '^1.0.0' },
    ...(firstViewKb && { budget: { firstViewKb, errorPercent: 2 } }),
  },
});

it.each([
  [80, 'fine'],
  [79, 'breaks'],
])('a budget of %d kB for a largest first view of 80 kB %s [N-22-015]', (firstViewKb, level) => {
  expect(checkBudget(aRelease(firstViewKb))).toMatchObject([
    {
      level,
      message: `until its first view a page needs 80 kB of scripts and styles, budget ${firstViewKb} kB`,
    },
  ]);
});

it('the check reports a release without a budget', () => {
  expect(checkBudget(aRelease())).toMatchObject([
    { level: 'fine', message: 'mfe-toy declares no budget in its manifest' },
  ]);
});
