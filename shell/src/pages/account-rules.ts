import { readDigits, readPhone } from '@lacteos/contracts/parsing/read-digits';
import { readEmail, readName } from '@lacteos/contracts/parsing/read-text';
import {
  CODE_PATTERN,
  EMAIL_PATTERN,
  LIMITS,
  NAME_PATTERN,
  PASSWORD_PATTERN,
  PHONE_PATTERN,
  RECOVERY_CODE_PATTERN,
  TEXTS,
  tooLongText,
} from '@lacteos/contracts/validation';

const TOTP_CODE_REQUIRED = 'Escriba el código de su aplicación o uno de respaldo.';

const atMost = (value: number) => ({ value, message: tooLongText(value) });
const pattern = (value: RegExp, message: string) => ({ value, message });

/** Specification, section 5; the server checks the same rules. */
export const ACCOUNT_RULES = {
  email: {
    required: TEXTS.emailRequired,
    pattern: pattern(EMAIL_PATTERN, TEXTS.emailInvalid),
    read: readEmail,
  },
  password: { required: TEXTS.passwordRequired, pattern: pattern(PASSWORD_PATTERN, TEXTS.passwordWeak) },
  newPassword: {
    required: TEXTS.newPasswordRequired,
    pattern: pattern(PASSWORD_PATTERN, TEXTS.passwordWeak),
  },
  code: {
    required: TEXTS.codeInvalid,
    pattern: pattern(CODE_PATTERN, TEXTS.codeInvalid),
    read: readDigits,
  },
  recoveryCode: {
    required: TEXTS.recoveryCodeInvalid,
    pattern: pattern(RECOVERY_CODE_PATTERN, TEXTS.recoveryCodeInvalid),
    read: readDigits,
  },
  totpCode: { required: TOTP_CODE_REQUIRED },
  firstName: {
    required: TEXTS.firstNameInvalid,
    pattern: pattern(NAME_PATTERN, TEXTS.firstNameInvalid),
    read: readName,
  },
  lastName: {
    required: TEXTS.lastNameInvalid,
    pattern: pattern(NAME_PATTERN, TEXTS.lastNameInvalid),
    read: readName,
  },
  companyName: { required: TEXTS.companyRequired, maxLength: atMost(LIMITS.company), read: readName },
  tradeName: { maxLength: atMost(LIMITS.company), read: readName },
  phone: {
    required: TEXTS.phoneInvalid,
    pattern: pattern(PHONE_PATTERN, TEXTS.phoneInvalid),
    read: readPhone,
  },
  required: { required: TEXTS.required },
  line: { required: TEXTS.required, read: readName },
  terms: { required: TEXTS.termsRequired },
} as const;
