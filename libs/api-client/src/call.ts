import type { Success } from '@lacteos/contracts';

/** A call as a carrier receives it. */
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
/** Carries a call to the server and answers with the envelope. */
export type Carrier = <T>(call: Call) => Promise<Success<T>>;
