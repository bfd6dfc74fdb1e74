import { TEXTS } from '@lacteos/contracts/validation';
import { SecretField } from '#platform/http/index.js';
import { MAX_PASSWORD, PasswordField } from '../passwords/password-field.js';

export class PasswordChangeDto {
  @SecretField({ max: MAX_PASSWORD, required: TEXTS.passwordRequired })
  currentPassword: string;

  @PasswordField(TEXTS.newPasswordRequired)
  newPassword: string;
}
