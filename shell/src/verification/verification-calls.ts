import { api } from '@lacteos/api-client';
import type { EmailVerification } from '@lacteos/contracts/schemas';

const PATH = '/auth/verification';

export const readVerification = (): Promise<EmailVerification> =>
  api.get<EmailVerification>(PATH, { isFresh: true });

export const requestLink = (): Promise<unknown> => api.post(PATH, {});

/** Rejects with AUTH.VERIFICATION_EXPIRED or AUTH.VERIFICATION_INVALID. */
export const verifyEmail = (token: string): Promise<{ wasVerified: boolean }> =>
  api.put<{ wasVerified: boolean }>(PATH, { token });
