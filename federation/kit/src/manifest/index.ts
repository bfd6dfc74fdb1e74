export {
  apiOperationsIn,
  operationsOf,
  type FoundOperations,
  type KnownOperations,
} from './api-operations.js';
