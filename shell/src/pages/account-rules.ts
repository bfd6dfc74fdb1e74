import {
  EMAIL_PATTERN,
  NAME_PATTERN,
  PASSWORD_PATTERN,
  PHONE_PATTERN,
  RECOVERY_CODE_PATTERN,
  TEXTS,
} from '@lacteos/contracts';

const TOTP_CODE_REQUIRED = 'Escriba el código de su aplicación o uno de respaldo.';

const pattern = (value: RegExp, message: string) => ({ value, message });

/** Rules of the specification's section 5 for the forms of the shell; the server checks the same ones. */
export const ACCOUNT_RULES = {
  email: { required: TEXTS.emailRequired, pattern: pattern(EMAIL_PATTERN, TEXTS.emailInvalid) },
  password: { required: TEXTS.passwordRequired, pattern: pattern(PASSWORD_PATTERN, TEXTS.passwordWeak) },
  newPassword: {
    required: TEXTS.newPasswordRequired,
    pattern: pattern(PASSWORD_PATTERN, TEXTS.passwordWeak),
  },
  code: { required: TEXTS.codeInvalid, pattern: pattern(RECOVERY_CODE_PATTERN, TEXTS.codeInvalid) },
  totpCode: { required: TOTP_CODE_REQUIRED },
  firstName: { required: TEXTS.firstNameInvalid, pattern: pattern(NAME_PATTERN, TEXTS.firstNameInvalid) },
  lastName: { required: TEXTS.lastNameInvalid, pattern: pattern(NAME_PATTERN, TEXTS.lastNameInvalid) },
  companyName: { required: TEXTS.companyRequired },
  phone: { required: TEXTS.phoneInvalid, pattern: pattern(PHONE_PATTERN, TEXTS.phoneInvalid) },
  required: { required: TEXTS.required },
  terms: { required: TEXTS.termsRequired },
} as const;
