import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HANG_MS, run } from './run.mjs';

const here = dirname(fileURLToPath(import.meta.url));

// jest --outputFile does not create the folder.
mkdirSync('reports', { recursive: true });

export const webJest = {
  ...run,
  testEnvironment: 'jest-environment-jsdom',
  runtime: resolve(here, 'compile-once-runtime.cjs'),
  testEnvironmentOptions: { customExportConditions: ['@lacteos/source', 'browser'] },
  testMatch: ['<rootDir>/**/*.spec.ts', '<rootDir>/**/*.spec.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  transform: {
    '\\.(t|j)sx?$|\\.mjs$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true, decorators: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [
    '/node_modules/(?!(@ant-design|antd|@rc-component|rc-[^/]+|lodash-es|@umijs|swr|dayjs|@babel/runtime|path-to-regexp|@fontsource-variable|@noble)/)',
    '/node_modules/(antd|(@ant-design|@rc-component)/[^/]+)/lib/',
  ],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '\\.css$': resolve(here, 'style-stub.cjs'),
    '\\.(svg|webp|avif|png|mp4|webm|woff2)$': resolve(here, 'file-stub.cjs'),
    '^antd/es/(.*)$': 'antd/lib/$1',
    '^antd$': resolve(here, 'lazy-antd.cjs'),
    '^@ant-design/cssinjs$': resolve(here, 'antd-style-stub.cjs'),
    '^@ant-design/cssinjs-utils$': resolve(here, 'antd-style-hooks-stub.cjs'),
    '^\\.{1,2}/useStyle$': resolve(here, 'pro-style-stub.cjs'),
    '^@rc-component/util/(lib|es)/Dom/dynamicCSS$': resolve(here, 'injected-style-stub.cjs'),
    '^\\./cssUtils$': resolve(here, 'injected-style-stub.cjs'),
    '^@ant-design/icons$': resolve(here, 'lazy-icons.cjs'),
    '^@ant-design/pro-components$': resolve(here, 'lazy-pro-components.cjs'),
    '^lodash-es$': resolve(here, 'lazy-lodash.cjs'),
  },
  setupFiles: [
    resolve(here, 'browser-gaps.cjs'),
    resolve(here, 'fast-labels.cjs'),
    resolve(here, 'fast-computed-style.cjs'),
  ],
  setupFilesAfterEnv: [resolve(here, 'spec-timeouts.cjs'), resolve(here, 'no-owner-stacks.cjs')],
  testTimeout: HANG_MS,
};
