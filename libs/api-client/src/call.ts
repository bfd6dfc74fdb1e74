import type { Success } from '@lacteos/contracts/answer';

export interface Call {
  method: 'get' | 'post' | 'put' | 'delete';
  url: string;
  data?: unknown;
  params?: Record<string, string | number | boolean | null | undefined>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Bypasses every cache. */
  isFresh?: boolean;
}
export type Carrier = <T>(call: Call) => Promise<Success<T>>;

export interface CallOptions extends Pick<Call, 'params' | 'headers' | 'signal' | 'isFresh'> {
  /**
   * Sent as `Idempotency-Key`. Undefined: a generated key, shared by a retry after a lost answer. Null: none, for
   * reads and sign-in.
   */
  idempotencyKey?: string | null;
}
export type Request = Pick<Call, 'method' | 'url' | 'data'>;
