import { nodeJest } from '../tools/jest/node.mjs';

export default {
  ...nodeJest,
  testTimeout: 60_000,
  globalSetup: '<rootDir>/../tools/jest/start-databases.mjs',
  globalTeardown: '<rootDir>/../tools/jest/stop-databases.mjs',
};
