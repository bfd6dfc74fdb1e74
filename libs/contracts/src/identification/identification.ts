import { NIT_DOCUMENT_TYPE } from '../reference/reference-data.js';
import { readText } from '../parsing/read-text.js';
import { TEXTS } from '../validation.js';
import { nitCheckDigit } from './nit-check-digit.js';

export interface ReadIdentification {
  readonly identification: string;
  readonly checkDigit: string | null;
}
interface IdentificationRule {
  readonly pattern: RegExp;
  readonly text: string;
  readonly isOfDigits: boolean;
}

const digits = (text: string): IdentificationRule => ({ pattern: /^\d{3,13}$/, text, isOfDigits: true });
const characters = (max: number): IdentificationRule => ({
  pattern: new RegExp(`^(?=.{3,${max}}$)[A-Za-z\\d][A-Za-z\\d-]*[A-Za-z\\d]$`),
  text: `Escriba de 3 a ${max} letras y números, sin espacios.`,
  isOfDigits: false,
});

/** Lengths from SIIGO's reference, the minimum of three from its pattern. */
const RULES: Readonly<Record<string, IdentificationRule>> = {
  '11': digits('Escriba de 3 a 13 dígitos.'),
  '13': digits('Escriba de 3 a 13 dígitos.'),
  [NIT_DOCUMENT_TYPE]: digits('Escriba el NIT, de 3 a 13 dígitos.'),
  'R-00-PN': characters(13),
};
const OTHER_RULE = characters(20);
/** Company NITs have nine digits and begin with 8 or 9; no ten-digit cédula does. */
const NIT_WITH_DIGIT = /^([89]\d{8})(\d)$/;
/** A company's ten digits already include the check digit. */
const HYPHENATED_NIT = /^(?![89]\d{9}-)(\d{3,13})-(\d)$/;
/** The hyphen before a last digit may be a NIT's. */
const GROUP_HYPHENS = /-(?!\d$)/g;

const ruleOf = (idType: string | undefined): IdentificationRule => RULES[idType ?? ''] ?? OTHER_RULE;

/**
 * Drops blanks and points, hyphens only where digits are required. Recognises a NIT's check digit after a hyphen or
 * as a company's tenth digit. @param idType code of DIAN's list, `13` or `31`
 */
export function readIdentification(idType: string | undefined, typed: string): ReadIdentification {
  const text = readText(typed).replace(/[.\s]/g, '');
  if (!ruleOf(idType).isOfDigits) return { identification: text, checkDigit: null };
  const compact = text.replace(GROUP_HYPHENS, '');
  const nit =
    idType === NIT_DOCUMENT_TYPE ? (HYPHENATED_NIT.exec(compact) ?? NIT_WITH_DIGIT.exec(compact)) : null;
  return { identification: nit?.[1] ?? compact, checkDigit: nit?.[2] ?? null };
}

/** A refused text stays as typed, so that the reason fits it. */
export const readDocument = (idType: string | undefined, typed: string): string =>
  identificationProblem(idType, typed) === null
    ? readIdentification(idType, typed).identification
    : readText(typed);

/** For the cash desk, where the number is typed before its type. Null unless the check digit is right. */
export function recognizeNit(typed: string): ReadIdentification | null {
  const read = readIdentification(NIT_DOCUMENT_TYPE, typed);
  const isRight = typed.includes('-') && identificationProblem(NIT_DOCUMENT_TYPE, typed) === null;
  return isRight && read.checkDigit !== null ? read : null;
}

/** Null when valid; shared by all forms and the API. @param typed see {@link readIdentification} */
export function identificationProblem(idType: string | undefined, typed: string): string | null {
  if (typed.trim() === '') return TEXTS.required;
  const { identification, checkDigit } = readIdentification(idType, typed);
  const { pattern, text, isOfDigits } = ruleOf(idType);
  if (isOfDigits && !/^\d+$/.test(identification)) return TEXTS.documentInvalid;
  if (!pattern.test(identification)) return text;
  return checkDigit === null ? null : checkDigitProblem(idType, identification, checkDigit);
}

/** Null when valid or absent: SIIGO then computes it. Source: DIAN, modulo 11. */
export function checkDigitProblem(
  idType: string | undefined,
  typed: string,
  digit: string | null | undefined,
): string | null {
  if (!digit) return null;
  if (idType !== NIT_DOCUMENT_TYPE) return 'Solo el NIT tiene dígito de verificación.';
  if (!/^\d$/.test(digit)) return 'El dígito de verificación es un número de 0 a 9.';
  const { identification } = readIdentification(idType, typed);
  if (!/^\d{3,13}$/.test(identification)) return null;
  const expected = String(nitCheckDigit(identification));
  return digit === expected ? null : `El dígito de verificación de este NIT es ${expected}.`;
}
