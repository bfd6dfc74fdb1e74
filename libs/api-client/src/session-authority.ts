import type { SignedIn } from '@lacteos/contracts/schemas';
import type { Authority } from '@lacteos/session-bus';
import { api, type Api } from './api.js';
import { ApiError } from './api-error.js';

/** A refused refresh means that nobody is signed in. */
export const createSessionAuthority = (calls: Api): Authority => ({
  refresh: async () => {
    try {
      return await calls.post<SignedIn>('/auth/refresh', undefined, { idempotencyKey: null });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  },
  signOut: async (token) => {
    await calls.post('/auth/logout', undefined, {
      idempotencyKey: null,
      ...(token ? { headers: { Authorization: `Bearer ${token}` } } : {}),
    });
  },
});

export const sessionAuthority: Authority = createSessionAuthority(api);
