import type { PageMeta } from './generated/api.js';

/** `Failure` of the schemas is the counterpart. */
export interface Success<T> {
  success: true;
  data: T;
  meta?: PageMeta;
}
