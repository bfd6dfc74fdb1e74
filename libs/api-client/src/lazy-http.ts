import type { AxiosInstance } from 'axios';
import { networkLost } from './api-error.js';

let loading: Promise<AxiosInstance> | null = null;

/**
 * The one axios instance of the page, for the API's calls and for uploads outside the envelope. Its code arrives with
 * the first caller: a shopper who only looks around never loads it. Rejects with an ApiError without a connection.
 */
export const loadHttp = (): Promise<AxiosInstance> => {
  loading ??= import(/* webpackChunkName: "http" */ './sending/http.js').then(
    ({ createHttp }) => createHttp(),
    (cause: unknown) => {
      loading = null;
      throw networkLost(cause);
    },
  );
  return loading;
};
