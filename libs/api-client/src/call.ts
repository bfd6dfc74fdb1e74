import type { Success } from '@lacteos/contracts/answer';

export interface Call {
  method: 'get' | 'post' | 'put' | 'delete';
  /** Path below /api. */
  url: string;
  data?: unknown;
  params?: Record<string, string | number | boolean | null | undefined>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Skips stored answers, however fresh they are. */
  isFresh?: boolean;
}
export type Carrier = <T>(call: Call) => Promise<Success<T>>;

export interface CallOptions extends Pick<Call, 'params' | 'headers' | 'signal' | 'isFresh'> {
  /**
   * Sent as `Idempotency-Key`: the same key never does the same thing twice. Without one a write has a key of its own,
   * which its repetition after a lost answer shares. null for a call that may be repeated without one: a read, a sign-in.
   */
  idempotencyKey?: string | null;
}
export type Request = Pick<Call, 'method' | 'url' | 'data'>;
