import type { Success } from '@lacteos/contracts';

/** A call as it is handed to what carries it to the server. */
export interface Call {
  method: 'get' | 'post' | 'put' | 'delete';
  /** Path below /api. */
  url: string;
  data?: unknown;
  params?: Record<string, string | number | boolean | null | undefined>;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** The server is asked even if a stored answer seems young enough. */
  isFresh?: boolean;
}
/** Carries a call to the server and answers with the envelope. */
export type Carrier = <T>(call: Call) => Promise<Success<T>>;
