import { nodeJest } from '../tools/jest/node.mjs';

export default {
  ...nodeJest,
  globalSetup: '<rootDir>/test/start-databases.mjs',
  globalTeardown: '<rootDir>/test/stop-databases.mjs',
  maxWorkers: 2,
  testTimeout: 60_000,
};
