import { resolve } from 'node:path';
import { root } from '../../tools/workspace.mjs';
import { PACKAGES, readJson, SHARED } from '../packages/package-list.mjs';
import { commonFiles, JOURNEY_STEPS, MANIFEST } from './templates.mjs';

const SCHEMA = './node_modules/@lacteos/remote-kit/remote-manifest.schema.json';
const TOOLS = [
  '@module-federation/enhanced',
  '@playwright/test',
  '@rspack/cli',
  '@rspack/core',
  '@rspack/plugin-react-refresh',
  '@swc/core',
  '@swc/jest',
  '@testing-library/dom',
  '@testing-library/react',
  '@types/jest',
  '@types/react',
  'jest',
  'jest-environment-jsdom',
  'typescript',
];

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
const versionInUse = (name) => readJson(resolve(root, 'node_modules', name, 'package.json')).version;
const inUse = (names) => Object.fromEntries(names.map((name) => [name, versionInUse(name)]));

const placesOf = (packages, isTool) =>
  Object.fromEntries(
    PACKAGES.filter(({ bin, isInsteadOfKit }) => Boolean(bin) === isTool && !isInsteadOfKit).map(
      ({ name, folder }) => [
        name,
        packages ? `file:${packages[name]}` : `^${readJson(resolve(root, folder, 'package.json')).version}`,
      ],
    ),
  );

const packageFile = ({ name, packages }) =>
  json({
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    sideEffects: false,
    scripts: {
      build: 'rspack build --mode production',
      typecheck: 'tsc -p tsconfig.json',
      test: 'jest',
      journey: 'playwright test',
      release: 'lacteos-release',
    },
    dependencies: { ...placesOf(packages, false), ...inUse(SHARED) },
    devDependencies: { ...placesOf(packages, true), ...inUse(TOOLS) },
  });

const TYPES = json({
  compilerOptions: {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    resolveJsonModule: true,
    verbatimModuleSyntax: true,
    isolatedModules: true,
    noEmit: true,
    skipLibCheck: true,
    types: ['jest'],
  },
  include: ['src'],
});

const JEST = `const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  },
  module: { type: 'commonjs' },
};

export default {
  testEnvironment: 'jest-environment-jsdom',
  testMatch: ['<rootDir>/src/**/*.spec.tsx'],
  transform: { '\\\\.(t|j)sx?$': ['@swc/jest', swc] },
  transformIgnorePatterns: ['/node_modules/(?!(@lacteos|@noble)/)'],
  moduleNameMapper: { '\\\\.css$': '<rootDir>/src/no-styles.cjs' },
  setupFiles: ['<rootDir>/src/text-encoding.cjs'],
};
`;

const TEXT_ENCODING = `// jsdom lacks what the router reads as it is loaded.
Object.assign(globalThis, require('node:util'));
`;

const PLAYWRIGHT = `export default { testDir: 'journeys', testMatch: '*.journey.ts', use: { baseURL: process.env.SHOP_URL } };
`;

const JOURNEY = (facts) => `import { expect, test } from '@playwright/test';

test('the first page opens and leads to the shop', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await page.addInitScript(() => sessionStorage.setItem('logo-screen-seen', 'yes'));
  await page.goto('${facts.path}');
${JOURNEY_STEPS(facts)}});
`;

const WORKFLOW = ({ name }) => `name: ${name}
on:
  push:
    branches: [main]
  pull_request:
jobs:
  release:
    runs-on: ubuntu-24.04
    permissions:
      contents: read
    env:
      RELEASES_STORE: \${{ vars.RELEASES_STORE }}
      SHOP_URL: \${{ vars.SHOP_URL }}
      PUBLIC_URL: \${{ vars.SHOP_URL }}
      REGISTRY_PUBLIC_KEYS: \${{ vars.REGISTRY_PUBLIC_KEYS }}
    steps:
      - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2
        with:
          persist-credentials: false
      - uses: actions/setup-node@49933ea5288caeca8642d1e84afbd3f7d6820020 # v4.4.0
        with:
          node-version: 22
      - run: npm ci --ignore-scripts --no-audit --no-fund
      - run: npm run typecheck && npm test && npm run build
      - if: github.ref == 'refs/heads/main'
        env:
          REGISTRY_SIGNING_KEY: \${{ secrets.REGISTRY_SIGNING_KEY }}
          AWS_ACCESS_KEY_ID: \${{ secrets.AWS_ACCESS_KEY_ID }}
          AWS_SECRET_ACCESS_KEY: \${{ secrets.AWS_SECRET_ACCESS_KEY }}
        run: |
          npx playwright-core install --with-deps chromium
          npm run release -- publish ${name}
          npm run release -- check ${name}
          npm run release -- canary ${name} --percent 5
`;

/** Files of a remote in its own repository; `packages` are packed files by name, or come from a registry. */
export const filesOutside = (facts) => ({
  ...commonFiles(facts),
  'remote.manifest.json': MANIFEST(facts, SCHEMA),
  'package.json': packageFile(facts),
  'tsconfig.json': TYPES,
  'jest.config.mjs': JEST,
  'src/no-styles.cjs': 'module.exports = {};\n',
  'src/text-encoding.cjs': TEXT_ENCODING,
  'playwright.config.mjs': PLAYWRIGHT,
  'journeys/first-page.journey.ts': JOURNEY(facts),
  '.github/workflows/release.yml': WORKFLOW(facts),
  '.gitignore': 'node_modules/\ndist/\n',
});
