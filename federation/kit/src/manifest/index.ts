export {
  apiOperationsIn,
  apiOperationsOf,
  operationsOf,
  type FoundOperations,
  type KnownOperations,
} from './api-operations.js';
export { declaredTypes } from './declared-types.js';
export { brokenLine, lineOf } from './json-lines.js';
export { ROUTE_ACCESS, SHELL_MANIFEST } from './manifest-schema.js';
export { readManifest, releasedProblems } from './read-manifest.js';
export { remoteProblems } from './remote-module.js';
