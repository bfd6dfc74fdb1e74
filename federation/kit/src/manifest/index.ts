export {
  apiOperationsIn,
  apiOperationsOf,
  operationsOf,
  type FoundOperations,
  type KnownOperations,
} from './api-operations.js';
export { lineOf } from './json-lines.js';
export { manifestProblems, type ManifestProblem } from './manifest-problems.js';
export { RELEASED_MANIFEST, ROUTE_ACCESS } from './manifest-schema.js';
export { readManifest } from './read-manifest.js';
export { remoteProblems } from './remote-module.js';
