export { IdempotencyKey } from './idempotency-key.decorator.js';
export { RepeatedWrites } from './repeated-writes.interceptor.js';
export { RepeatsModule } from './repeats.module.js';
export {
  OutsideTransaction,
  IgnoresKey,
  OwnKey,
  type Repetition,
  REPETITION_EXTENSION,
  repetitionOf,
} from './repetition.decorator.js';
export { IDEMPOTENCY_KEY } from './request-identity.js';
