import { EMAIL_PATTERN, TEXTS } from '@lacteos/contracts/validation';

export const emailProblem = (email: string | undefined): string | null =>
  !email || EMAIL_PATTERN.test(email) ? null : TEXTS.emailInvalid;

/** SIIGO takes at most ten digits. */
export const digitsProblem = (text: string | undefined): string | null =>
  !text || /^\d{1,10}$/.test(text) ? null : 'Escriba solo números, máximo 10.';
