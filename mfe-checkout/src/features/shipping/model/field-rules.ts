import { EMAIL_PATTERN, NAME_PATTERN, PHONE_PATTERN, TEXTS } from '@lacteos/contracts';

/** Rule of an antd form field. */
interface FieldRule {
  required?: boolean;
  whitespace?: boolean;
  pattern?: RegExp;
  message: string;
}

export const REQUIRED: FieldRule = { required: true, whitespace: true, message: TEXTS.required };
export const FIRST_NAME: FieldRule = { pattern: NAME_PATTERN, message: TEXTS.firstNameInvalid };
export const LAST_NAME: FieldRule = { pattern: NAME_PATTERN, message: TEXTS.lastNameInvalid };
export const EMAIL: FieldRule = { pattern: EMAIL_PATTERN, message: TEXTS.emailInvalid };
export const PHONE: FieldRule = { pattern: PHONE_PATTERN, message: TEXTS.phoneInvalid };
export const COMPANY: FieldRule = { required: true, whitespace: true, message: TEXTS.companyRequired };
