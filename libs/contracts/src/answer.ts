import type { PageMeta } from './generated/api.js';

/** Answer of every call that succeeded; `Failure` of the schemas is the other one. */
export interface Success<T> {
  success: true;
  data: T;
  meta?: PageMeta;
}
