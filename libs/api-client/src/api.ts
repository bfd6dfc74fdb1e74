import type { PageMeta } from '@lacteos/contracts/schemas';
import { toApiError } from './api-error.js';
import type { CallOptions, Carrier, Request } from './call.js';
import { pageCarrier } from './carrier.js';
import { loadWriting } from './lazy-writing.js';

export interface RemovalOptions extends CallOptions {
  body?: unknown;
}
export interface Page<T> {
  data: T;
  meta?: PageMeta;
}
/** Each resolves to the answer's `data` and rejects with an ApiError. */
export interface Api {
  get: <T>(path: string, options?: CallOptions) => Promise<T>;
  getPage: <T>(path: string, options?: CallOptions) => Promise<Page<T>>;
  post: <T>(path: string, body?: unknown, options?: CallOptions) => Promise<T>;
  put: <T>(path: string, body?: unknown, options?: CallOptions) => Promise<T>;
  delete: <T>(path: string, options?: RemovalOptions) => Promise<T>;
}

let sending = 0;

export const isSending = (): boolean => sending > 0;

export const createApi = (carry: Carrier): Api => {
  const call = async <T>(
    request: Request,
    { idempotencyKey, headers, ...options }: CallOptions = {},
    toError = toApiError,
  ): Promise<Page<T>> => {
    const key: Record<string, string> = idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {};
    try {
      const answer = await carry<T>({ ...options, ...request, headers: { ...headers, ...key } });
      return { data: answer.data, meta: answer.meta };
    } catch (error) {
      throw toError(error);
    }
  };
  const write = async <T>(request: Request, options: CallOptions = {}): Promise<T> => {
    sending += 1;
    try {
      const { sendWrite } = await loadWriting();
      return (
        await sendWrite<Page<T>>(request, options, (key, toError) =>
          call<T>(request, { ...options, idempotencyKey: key }, toError),
        )
      ).data;
    } finally {
      sending -= 1;
    }
  };
  return {
    get: async <T>(url: string, options?: CallOptions) =>
      (await call<T>({ method: 'get', url }, options)).data,
    getPage: <T>(url: string, options?: CallOptions) => call<T>({ method: 'get', url }, options),
    post: <T>(url: string, data?: unknown, options?: CallOptions) =>
      write<T>({ method: 'post', url, data }, options),
    put: <T>(url: string, data?: unknown, options?: CallOptions) =>
      write<T>({ method: 'put', url, data }, options),
    delete: <T>(url: string, { body: data, ...options }: RemovalOptions = {}) =>
      write<T>({ method: 'delete', url, data }, options),
  };
};

export const api = createApi(pageCarrier);
