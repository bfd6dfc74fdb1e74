import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HANG_MS, run } from './run.mjs';

const here = dirname(fileURLToPath(import.meta.url));

// jest --outputFile does not create the folder.
mkdirSync('reports', { recursive: true });

export const webJest = {
  ...run,
  testEnvironment: resolve(here, 'libraries/browser-environment.cjs'),
  testEnvironmentOptions: { customExportConditions: ['@lacteos/source', 'browser'] },
  testMatch: ['<rootDir>/**/*.spec.ts', '<rootDir>/**/*.spec.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  transform: {
    '\\.(t|j)sx?$|\\.mjs$': [
      fileURLToPath(import.meta.resolve('@swc/jest')),
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
  // Ships ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!@noble/)'],
  moduleNameMapper: {
    '^(\\.{1,2}/.*)\\.js$': '$1',
    '\\.css$': resolve(here, 'style-stub.cjs'),
    '\\.(svg|webp|avif|png|mp4|webm|woff2)$': resolve(here, 'file-stub.cjs'),
  },
  setupFiles: [resolve(here, 'browser-gaps.cjs'), resolve(here, 'libraries/use-libraries.cjs')],
  setupFilesAfterEnv: [resolve(here, 'spec-timeouts.cjs'), resolve(here, 'no-owner-stacks.cjs')],
  testTimeout: HANG_MS,
};

/** Runs the spec files of a package in the few test files of `test/parts`, which load shared modules once each. */
export const webPartsOfJest = {
  testMatch: ['<rootDir>/test/parts/*.mjs'],
  testEnvironment: resolve(here, 'page-environment.cjs'),
  setupFilesAfterEnv: [...webJest.setupFilesAfterEnv, resolve(here, 'run-part.mjs')],
};
