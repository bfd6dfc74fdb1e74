import { EMAIL_PATTERN, nitCheckDigit, TEXTS } from '@lacteos/contracts';

/** Types whose identification SIIGO takes as digits only, 3 to 13 of them. */
const DIGITS_ONLY = new Set(['13', '31', '11']);

/** What is wrong with an identification of a document type, or null. */
export function identificationProblem(idType: string | undefined, identification: string): string | null {
  const text = identification.trim();
  if (text === '') return TEXTS.required;
  if (DIGITS_ONLY.has(idType ?? ''))
    return /^\d{3,13}$/.test(text)
      ? null
      : 'Escriba de 3 a 13 dígitos, sin puntos ni dígito de verificación.';
  return /^[A-Za-z0-9]{1,20}$/.test(text) ? null : 'Escriba hasta 20 letras y números, sin espacios.';
}

/** What is wrong with the check digit of a NIT, or null; it may be left out, SIIGO then works it out. */
export function checkDigitProblem(nit: string | undefined, digit: string | undefined): string | null {
  if (!digit) return null;
  if (!/^\d$/.test(digit)) return 'El dígito de verificación es un número de 0 a 9.';
  if (!nit || !/^\d{3,13}$/.test(nit)) return null;
  const expected = String(nitCheckDigit(nit));
  return digit === expected ? null : `El dígito de verificación de este NIT es ${expected}.`;
}

/** What is wrong with an optional e-mail address, or null. */
export const emailProblem = (email: string | undefined): string | null =>
  !email || EMAIL_PATTERN.test(email) ? null : TEXTS.emailInvalid;

/** What is wrong with an optional field of digits, at most ten as SIIGO takes them, or null. */
export const digitsProblem = (text: string | undefined): string | null =>
  !text || /^\d{1,10}$/.test(text) ? null : 'Escriba solo números, máximo 10.';
