import { nodeJest } from '../../tools/jest/node.mjs';
import { webJest } from '../../tools/jest/web.mjs';

/** Those that need a page; all others run as the release tools do. */
const WITH_PAGE = ['page-head.spec.ts'];
const { testTimeout, workerGracefulExitTimeout, ...web } = webJest;
const { testTimeout: _of, workerGracefulExitTimeout: _wholeRun, ...node } = nodeJest;

export default {
  testTimeout,
  workerGracefulExitTimeout,
  projects: [
    { ...node, testPathIgnorePatterns: [...node.testPathIgnorePatterns, ...WITH_PAGE] },
    { ...web, testMatch: WITH_PAGE.map((file) => `<rootDir>/src/${file}`) },
  ],
};
