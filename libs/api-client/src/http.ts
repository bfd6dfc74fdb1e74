import { accessToken, chosenStore, currentSession, refreshSession } from '@lacteos/session-bus';
import axios, { isAxiosError, type AxiosInstance, type InternalAxiosRequestConfig } from 'axios';

interface RetriedConfig extends InternalAxiosRequestConfig {
  isRetried?: boolean;
}

const SESSION_CALLS = [
  '/auth/login',
  '/auth/signup',
  '/auth/refresh',
  '/auth/logout',
  '/auth/reset',
  '/auth/reset/code',
];

const authorise = (config: RetriedConfig): RetriedConfig => {
  const token = accessToken();
  const store = chosenStore();
  if (token && !config.headers.has('Authorization')) config.headers.set('Authorization', `Bearer ${token}`);
  if (store !== null) config.headers.set('X-Store-Id', String(store));
  return config;
};

/** The one axios instance of a page: adds the token and the chosen store, and renews an expired session once. */
export const createHttp = (): AxiosInstance => {
  const http = axios.create({ baseURL: '/api', timeout: 30_000 });
  http.interceptors.request.use(authorise);
  http.interceptors.response.use(undefined, async (error: unknown) => {
    if (!isAxiosError(error) || error.response?.status !== 401) throw error;
    const config: RetriedConfig | undefined = error.config;
    if (!config || config.isRetried || SESSION_CALLS.includes(config.url ?? '')) throw error;
    if (currentSession().status === 'anonymous') throw error;
    const session = await refreshSession();
    if (session.status !== 'authenticated') throw error;
    config.headers.delete('Authorization');
    config.isRetried = true;
    return http.request(config);
  });
  return http;
};
