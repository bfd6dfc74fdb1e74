import { PASSWORD_PATTERN, TEXTS } from '@lacteos/contracts/validation';
import { SecretField } from '#platform/http/index.js';

export const MAX_PASSWORD = 128;

export const PasswordField = (required: string, when?: (body: object) => boolean): PropertyDecorator =>
  SecretField({
    max: MAX_PASSWORD,
    pattern: PASSWORD_PATTERN,
    required,
    message: TEXTS.passwordWeak,
    when,
  });
