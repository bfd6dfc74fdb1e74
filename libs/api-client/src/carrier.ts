import type { Success } from '@lacteos/contracts';
import { currentSession } from '@lacteos/session-bus';
import type { AxiosInstance } from 'axios';
import { loadHttp } from './lazy-http.js';
import { readAsVisitor } from './visitor-read.js';

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

/** Carries every call over the axios instance: with token, chosen store and renewal of the session. */
export const overAxios =
  (load: () => Promise<AxiosInstance>): Carrier =>
  async <T>({ isFresh, headers, ...call }: Call) => {
    const http = await load();
    const fresh = isFresh ? { 'Cache-Control': 'no-cache' } : {};
    const answer = await http.request<Success<T>>({ ...call, headers: { ...headers, ...fresh } });
    return answer.data;
  };

const withHttp = overAxios(loadHttp);

/** The page's carrier: what a visitor reads goes without axios, everything else over it. */
export const pageCarrier: Carrier = <T>(call: Call) =>
  call.method === 'get' && currentSession().status === 'anonymous'
    ? readAsVisitor<T>(call)
    : withHttp<T>(call);
