import type { AxiosInstance } from 'axios';
import { networkError } from './api-error.js';

let loading: Promise<AxiosInstance> | null = null;

/** Loaded with the first caller, so shoppers rarely need it. Rejects with an ApiError without a connection. */
export const loadHttp = (): Promise<AxiosInstance> => {
  loading ??= import(/* webpackChunkName: "http" */ './sending/http.js').then(
    ({ createHttp }) => createHttp(),
    (cause: unknown) => {
      loading = null;
      throw networkError(cause);
    },
  );
  return loading;
};
