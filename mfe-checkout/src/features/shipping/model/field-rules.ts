import { readPhone } from '@lacteos/contracts/parsing/read-digits';
import { readEmail, readName } from '@lacteos/contracts/parsing/read-text';
import {
  EMAIL_PATTERN,
  LIMITS,
  NAME_PATTERN,
  PHONE_PATTERN,
  TEXTS,
  tooLongText,
} from '@lacteos/contracts/validation';

interface FieldRule {
  required?: boolean;
  whitespace?: boolean;
  pattern?: RegExp;
  max?: number;
  transform?: (typed: unknown) => unknown;
  message: string;
}

const reading =
  (read: (typed: string) => string) =>
  (typed: unknown): unknown =>
    typeof typed === 'string' ? read(typed) : typed;

export const REQUIRED: FieldRule = { required: true, whitespace: true, message: TEXTS.required };
export const FIRST_NAME: FieldRule = {
  pattern: NAME_PATTERN,
  message: TEXTS.firstNameInvalid,
  transform: reading(readName),
};
export const LAST_NAME: FieldRule = {
  pattern: NAME_PATTERN,
  message: TEXTS.lastNameInvalid,
  transform: reading(readName),
};
export const EMAIL: FieldRule = {
  pattern: EMAIL_PATTERN,
  message: TEXTS.emailInvalid,
  transform: reading(readEmail),
};
export const PHONE: FieldRule = {
  pattern: PHONE_PATTERN,
  message: TEXTS.phoneInvalid,
  transform: reading(readPhone),
};
export const COMPANY: FieldRule = { required: true, whitespace: true, message: TEXTS.companyRequired };
const atMost = (max: number): FieldRule => ({
  max,
  message: tooLongText(max),
  transform: reading(readName),
});
export const COMPANY_LENGTH = atMost(LIMITS.company);
export const ADDRESS_LENGTH = atMost(LIMITS.address);
