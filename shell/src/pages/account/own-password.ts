import { api } from '@lacteos/api-client';

export interface PasswordChange {
  currentPassword: string;
  newPassword: string;
}

/** Ends all other sessions; rejects with texts at the fields. */
export const changePassword = ({ currentPassword, newPassword }: PasswordChange): Promise<unknown> =>
  api.put('/auth/password', { currentPassword, newPassword });
