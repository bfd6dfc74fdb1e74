import { api } from '@lacteos/api-client';
import type { BackupCodes, TotpSetup, TotpState } from '@lacteos/contracts/schemas';

const PATH = '/auth/totp';

/** Whether one's own sign-in needs a code, and how many backup codes are left. */
export const readTotp = (): Promise<TotpState> => api.get<TotpState>(PATH, { isFresh: true });

/** Begins a set-up: a secret that counts once it is confirmed; rejects with AUTH.PASSWORD_WRONG. */
export const beginTotp = (password: string): Promise<TotpSetup> => api.post<TotpSetup>(PATH, { password });

/** Confirms the set-up; rejects with AUTH.TOTP_INVALID. */
export const confirmTotp = (code: string): Promise<BackupCodes> => api.put<BackupCodes>(PATH, { code });

/** Ends the second step; rejects with AUTH.TOTP_INVALID for a wrong password or code. */
export const disableTotp = (password: string, code: string): Promise<unknown> =>
  api.post(`${PATH}/disable`, { password, code });
