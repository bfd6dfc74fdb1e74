import { TEXTS } from '@lacteos/contracts';
import { TextField } from '#platform/http/index.js';
import { MAX_PASSWORD, PasswordField } from '../passwords/password-field.js';

export class PasswordChangeDto {
  @TextField({ trim: false, max: MAX_PASSWORD, required: TEXTS.passwordRequired })
  currentPassword: string;

  @PasswordField(TEXTS.newPasswordRequired)
  newPassword: string;
}
