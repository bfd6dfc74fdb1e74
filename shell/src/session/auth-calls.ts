import { api } from '@lacteos/api-client';
import type { SessionUser, SignedIn, SignUp } from '@lacteos/contracts/schemas';
import { startSession } from '@lacteos/session-bus';

export interface Credentials {
  email: string;
  password: string;
  rememberMe: boolean;
  /** Of the second step, once the server has asked for it. */
  code?: string;
}
export interface NewPassword {
  email: string;
  code: string;
  newPassword: string;
  confirmPassword: string;
}

/**
 * Signs in and starts the session in every tab. Rejects with an ApiError ('Not found' for wrong credentials, code TOTP_REQUIRED when
 * the account needs a code, too).
 */
export async function signIn(credentials: Credentials): Promise<SessionUser> {
  // Each press is a try of its own; the answer sets a cookie, which a stored one would not.
  const signedIn = await api.post<SignedIn>('/auth/login', credentials, { idempotencyKey: null });
  startSession(signedIn);
  return signedIn.user;
}

/** Creates a customer account. Rejects with an ApiError whose `errors` is per field. */
export const signUp = (payload: SignUp): Promise<SessionUser> =>
  api.post<SessionUser>('/auth/signup', payload);

/** Has a one-time code mailed; the answer is the same whether or not the account exists. */
export const requestRecoveryCode = (email: string): Promise<unknown> =>
  api.post('/auth/reset/code', { email });

/** Sets a new password with the mailed code; ends all sessions of that user. */
export const resetPassword = (data: NewPassword): Promise<unknown> => api.put('/auth/reset', data);
