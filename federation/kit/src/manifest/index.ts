export {
  apiOperationsIn,
  apiOperationsOf,
  operationsOf,
  type FoundOperations,
  type KnownOperations,
} from './api-operations.js';
