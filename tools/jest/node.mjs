import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compilation } from '../from-source/compilation.mjs';
import { HANG_MS, run } from './run.mjs';

// jest --outputFile does not create the folder.
mkdirSync('reports', { recursive: true });

const file = (name) => fileURLToPath(new URL(name, import.meta.url));

/** Packages without a CommonJS build, or that import one in theirs. */
const ES_MODULES = [
  '@fastify',
  '@lacteos',
  '@nestjs',
  '@noble',
  '@opentelemetry',
  '@rspack',
  '@scure',
  '@tokenizer',
  '@borewit',
  'age-encryption',
  'colombian-holidays',
  'content-disposition',
  'cookie',
  'file-type',
  'harfbuzzjs',
  'jose',
  'pascua',
  'saxen',
  'set-cookie-parser',
  'strtok3',
  'token-types',
];

export const nodeJest = {
  ...run,
  testMatch: ['<rootDir>/**/*.spec.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  testEnvironment: 'node',
  testEnvironmentOptions: { customExportConditions: ['@lacteos/source', 'node', 'node-addons'] },
  transform: {
    '\\.(ts|mjs|js)$': [
      fileURLToPath(import.meta.resolve('@swc/jest')),
      { jsc: compilation, module: { type: 'commonjs' } },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join('|')})/)`],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1', '^file://(.*)$': '$1' },
  // A lookup of a global takes ten times as long in Jest's context. Absent: what fake timers or packages redefine.
  sandboxInjectedGlobals: [
    'Array',
    'BigInt',
    'JSON',
    'Map',
    'Math',
    'Number',
    'Object',
    'Reflect',
    'Set',
    'String',
  ],
  setupFiles: [file('fork-from-source.cjs')],
  testTimeout: HANG_MS,
};

/** Runs the spec files of a package in the few test files of `test/parts`, which load shared modules once each. */
export const partsOfJest = {
  testMatch: ['<rootDir>/test/parts/*.mjs'],
  testEnvironment: file('part-environment.cjs'),
  setupFilesAfterEnv: [file('run-part.mjs')],
  forceExit: true,
};
