import type { PageMeta, Success } from '@lacteos/contracts';
import type { AxiosInstance, AxiosRequestConfig } from 'axios';
import { toApiError } from './api-error.js';
import { createHttp } from './http.js';

/** What a call may carry besides its body. */
export interface CallOptions {
  params?: Record<string, string | number | boolean | null | undefined>;
  headers?: Record<string, string>;
  /** Sent as `Idempotency-Key`: the same key never does the same thing twice. */
  idempotencyKey?: string;
  signal?: AbortSignal;
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
  delete: <T>(path: string, options?: CallOptions) => Promise<T>;
}

const requestOf = ({ params, headers, idempotencyKey, signal }: CallOptions): AxiosRequestConfig => ({
  params,
  signal,
  headers: idempotencyKey ? { ...headers, 'Idempotency-Key': idempotencyKey } : headers,
});

/** The calls of the API over the given axios instance. */
export const createApi = (http: AxiosInstance): Api => {
  const call = async <T>(
    method: string,
    url: string,
    data: unknown,
    options: CallOptions = {},
  ): Promise<Page<T>> => {
    try {
      const answer = await http.request<Success<T>>({ ...requestOf(options), method, url, data });
      return { data: answer.data.data, meta: answer.data.meta };
    } catch (error) {
      throw toApiError(error);
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
    delete: async <T>(path: string, options?: CallOptions) =>
      (await call<T>('delete', path, undefined, options)).data,
  };
};

/** The axios instance under `api`, for uploads and other calls outside the envelope. */
export const http = createHttp();
/** The calls of the API on the page's own origin, authorised by the session bus. */
export const api = createApi(http);
