import { api } from '@lacteos/api-client';
import type { BackupCodes, TotpSetup, TotpState } from '@lacteos/contracts/schemas';

const PATH = '/auth/totp';

export const readTotp = (): Promise<TotpState> => api.get<TotpState>(PATH, { isFresh: true });

/** The secret counts once confirmed; rejects with AUTH.PASSWORD_WRONG. */
export const beginTotp = (password: string): Promise<TotpSetup> => api.post<TotpSetup>(PATH, { password });

/** Rejects with AUTH.TOTP_INVALID. */
export const confirmTotp = (code: string): Promise<BackupCodes> => api.put<BackupCodes>(PATH, { code });

/** Rejects with AUTH.TOTP_INVALID for a wrong password or code. */
export const disableTotp = (password: string, code: string): Promise<unknown> =>
  api.post(`${PATH}/disable`, { password, code });
