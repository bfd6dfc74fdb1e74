import type { Success } from '@lacteos/contracts/answer';
import { currentSession } from '@lacteos/session-bus';
import type { AxiosInstance } from 'axios';
import type { Call, Carrier } from './call.js';
import { loadHttp } from './lazy-http.js';
import { readAsVisitor } from './visitor-read.js';

/** Adds token and chosen store, and renews the session. */
export const overAxios =
  (load: () => Promise<AxiosInstance>): Carrier =>
  async <T>({ isFresh, headers, ...call }: Call) => {
    const http = await load();
    const fresh = isFresh ? { 'Cache-Control': 'no-cache' } : {};
    const answer = await http.request<Success<T>>({ ...call, headers: { ...headers, ...fresh } });
    return answer.data;
  };

const withHttp = overAxios(loadHttp);

/** Visitors' reads go without axios. */
export const pageCarrier: Carrier = <T>(call: Call) =>
  call.method === 'get' && currentSession().status === 'anonymous'
    ? readAsVisitor<T>(call)
    : withHttp<T>(call);
