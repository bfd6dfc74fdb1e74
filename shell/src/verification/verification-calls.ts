import { api } from '@lacteos/api-client';
import type { EmailVerification } from '@lacteos/contracts/schemas';

const PATH = '/auth/verification';

/** Whether the signed-in user's address is verified. */
export const readVerification = (): Promise<EmailVerification> =>
  api.get<EmailVerification>(PATH, { isFresh: true });

/** Has a link mailed to the signed-in user's address. */
export const requestLink = (): Promise<unknown> => api.post(PATH, {});

/** Verifies the address of a mailed link; rejects with AUTH.VERIFICATION_EXPIRED or AUTH.VERIFICATION_INVALID. */
export const verifyEmail = (token: string): Promise<{ wasVerified: boolean }> =>
  api.put<{ wasVerified: boolean }>(PATH, { token });
