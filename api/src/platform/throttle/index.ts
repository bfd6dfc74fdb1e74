export { consume } from './consume.js';
export { connectRedis, Limiters } from './limiters.js';
export {
  type Storage,
  storageOf,
  Stores,
  StoresByAttempts,
  StoresForOwner,
  StoresMeasured,
  StoresNothing,
} from './storage.decorator.js';
export { type Depositor, depositorOf, StoredBytes } from './stored-bytes.js';
export { budgetOf, Throttled } from './throttle.guard.js';
export { ThrottleModule } from './throttle.module.js';
