import { nodeJest } from '../tools/jest/node.mjs';

export default {
  ...nodeJest,
  globalSetup: '<rootDir>/../tools/jest/start-databases.mjs',
  globalTeardown: '<rootDir>/../tools/jest/stop-databases.mjs',
};
