import { EMAIL_PATTERN, TEXTS } from '@lacteos/contracts/validation';

/** What is wrong with an optional e-mail address, or null. */
export const emailProblem = (email: string | undefined): string | null =>
  !email || EMAIL_PATTERN.test(email) ? null : TEXTS.emailInvalid;

/** What is wrong with an optional field of digits, at most ten as SIIGO takes them, or null. */
export const digitsProblem = (text: string | undefined): string | null =>
  !text || /^\d{1,10}$/.test(text) ? null : 'Escriba solo números, máximo 10.';
