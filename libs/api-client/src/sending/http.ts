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

const isSessionCall = ({ url }: RetriedConfig): boolean => SESSION_CALLS.includes(url ?? '');

const authorise = async (config: RetriedConfig): Promise<RetriedConfig> => {
  // Answers depend on the user: wait until the session is known.
  if (currentSession().status === 'unknown' && !isSessionCall(config)) await refreshSession();
  const token = accessToken();
  const store = chosenStore();
  if (store !== null) config.headers.set('X-Store-Id', String(store));
  if (token === null) return config;
  if (!config.headers.has('Authorization')) config.headers.set('Authorization', `Bearer ${token}`);
  // Browsers match preloads without headers: another credentials mode avoids the anonymous answer.
  config.withCredentials = true;
  return config;
};

/** Adds token and chosen store, and renews an expired session once. */
export const createHttp = (): AxiosInstance => {
  const http = axios.create({ baseURL: '/api', timeout: 30_000 });
  http.interceptors.request.use(authorise);
  http.interceptors.response.use(undefined, async (error: unknown) => {
    if (!isAxiosError(error) || error.response?.status !== 401) throw error;
    const config: RetriedConfig | undefined = error.config;
    if (!config || config.isRetried || isSessionCall(config)) throw error;
    if (currentSession().status === 'anonymous') throw error;
    const session = await refreshSession();
    if (session.status !== 'authenticated') throw error;
    config.headers.delete('Authorization');
    config.isRetried = true;
    return http.request(config);
  });
  return http;
};
