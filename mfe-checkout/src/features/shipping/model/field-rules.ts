import { DIGITS_PATTERN, EMAIL_PATTERN, NAME_PATTERN, PHONE_PATTERN, TEXTS } from '@lacteos/contracts';

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
/** Foreign documents and passports carry letters; everything else is digits. */
export const DOCUMENT: FieldRule = {
  pattern: /^[A-Za-z0-9-]{3,20}$/,
  message: 'El número de identificación no es válido',
};
export const DIGITS: FieldRule = { pattern: DIGITS_PATTERN, message: TEXTS.documentInvalid };
export const CHECK_DIGIT: FieldRule = {
  pattern: /^\d$/,
  message: 'El dígito de verificación es un número de 0 a 9',
};
