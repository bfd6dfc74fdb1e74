import type { PageMeta } from '@lacteos/contracts';
import { toApiError } from './api-error.js';
import type { Call, Carrier } from './call.js';
import { pageCarrier } from './carrier.js';

/** What a call may carry besides its body. */
export interface CallOptions extends Pick<Call, 'params' | 'headers' | 'signal' | 'isFresh'> {
  /** Sent as `Idempotency-Key`: the same key never does the same thing twice. */
  idempotencyKey?: string;
}
/** A call that removes something, and what it has to say about it. */
export interface RemovalOptions extends CallOptions {
  body?: unknown;
}
/** One page of a list with its totals. */
export interface Page<T> {
  data: T;
  meta?: PageMeta;
}
/** The calls of the API. Each resolves to the `data` of the answer and rejects with an ApiError. */
export interface Api {
  get: <T>(path: string, options?: CallOptions) => Promise<T>;
  getPage: <T>(path: string, options?: CallOptions) => Promise<Page<T>>;
  post: <T>(path: string, body?: unknown, options?: CallOptions) => Promise<T>;
  put: <T>(path: string, body?: unknown, options?: CallOptions) => Promise<T>;
  delete: <T>(path: string, options?: RemovalOptions) => Promise<T>;
}

let sending = 0;

/** Whether a call that changes something has not been answered yet. */
export const isSending = (): boolean => sending > 0;

/** The calls of the API over the given carrier. */
export const createApi = (carry: Carrier): Api => {
  const call = async <T>(
    method: Call['method'],
    url: string,
    data: unknown,
    { idempotencyKey, headers, ...options }: CallOptions = {},
  ): Promise<Page<T>> => {
    const weight = method === 'get' ? 0 : 1;
    sending += weight;
    const key: Record<string, string> = idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {};
    try {
      const answer = await carry<T>({ ...options, method, url, data, headers: { ...headers, ...key } });
      return { data: answer.data, meta: answer.meta };
    } catch (error) {
      throw toApiError(error);
    } finally {
      sending -= weight;
    }
  };
  return {
    get: async <T>(path: string, options?: CallOptions) =>
      (await call<T>('get', path, undefined, options)).data,
    getPage: <T>(path: string, options?: CallOptions) => call<T>('get', path, undefined, options),
    post: async <T>(path: string, body?: unknown, options?: CallOptions) =>
      (await call<T>('post', path, body, options)).data,
    put: async <T>(path: string, body?: unknown, options?: CallOptions) =>
      (await call<T>('put', path, body, options)).data,
    delete: async <T>(path: string, { body, ...options }: RemovalOptions = {}) =>
      (await call<T>('delete', path, body, options)).data,
  };
};

/** The calls of the API on the page's own origin, authorised by the session bus. */
export const api = createApi(pageCarrier);
