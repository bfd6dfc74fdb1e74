import { mkdirSync } from 'node:fs';

// jest --outputFile makes no folder.
mkdirSync('reports', { recursive: true });

/** Jest settings of every package that runs in Node (native ES modules through SWC). */
export const nodeJest = {
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['@lacteos/source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts'],
  testMatch: ['<rootDir>/**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  transform: {
    '\\.ts$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true },
          target: 'es2022',
        },
        module: { type: 'es6' },
      },
    ],
  },
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
};
