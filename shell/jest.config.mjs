import { webJest } from '../tools/jest/web.mjs';

export default {
  ...webJest,
  // The gateway's file server depends on packages that ship ES modules only.
  transformIgnorePatterns: webJest.transformIgnorePatterns.map((pattern) =>
    pattern.replace('(?!', '(?!content-disposition/|cookie/|'),
  ),
};
