import { api } from '@lacteos/api-client';
import type { SessionUser, SignedIn, SignUp } from '@lacteos/contracts/schemas';
import { startSession } from '@lacteos/session-bus';

export interface Credentials {
  email: string;
  password: string;
  rememberMe: boolean;
  /** TOTP code, once the server asks for it. */
  code?: string;
}
export interface NewPassword {
  email: string;
  code: string;
  newPassword: string;
  confirmPassword: string;
}

/** Rejects with an ApiError: 'Not found' for wrong credentials, TOTP_REQUIRED without a needed code. */
export async function signIn(credentials: Credentials): Promise<SessionUser> {
  // No key: a stored answer would not set the cookie.
  const signedIn = await api.post<SignedIn>('/auth/login', credentials, { idempotencyKey: null });
  startSession(signedIn);
  return signedIn.user;
}

/** Rejects with an ApiError whose `errors` is per field. */
export const signUp = (payload: SignUp): Promise<SessionUser> =>
  api.post<SessionUser>('/auth/signup', payload);

/** The answer does not reveal whether the account exists. */
export const requestRecoveryCode = (email: string): Promise<unknown> =>
  api.post('/auth/reset/code', { email });

/** Ends all sessions of the user. */
export const resetPassword = (data: NewPassword): Promise<unknown> => api.put('/auth/reset', data);
