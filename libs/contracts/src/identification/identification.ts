import { NIT_DOCUMENT_TYPE } from '../reference/reference-data.js';
import { readText } from '../parsing/read-text.js';
import { TEXTS } from '../validation.js';
import { nitCheckDigit } from './nit-check-digit.js';

/** An identification as SIIGO takes it, and the check digit that was typed with a NIT. */
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

/** What SIIGO takes, by document type: lengths from its reference, three characters at least from its pattern. */
const RULES: Readonly<Record<string, IdentificationRule>> = {
  '11': digits('Escriba de 3 a 13 dígitos.'),
  '13': digits('Escriba de 3 a 13 dígitos.'),
  [NIT_DOCUMENT_TYPE]: digits('Escriba el NIT, de 3 a 13 dígitos.'),
  'R-00-PN': characters(13),
};
const OTHER_RULE = characters(20);
/** NITs of companies have nine digits and begin with 8 or 9; no cédula of ten digits does. */
const NIT_WITH_DIGIT = /^([89]\d{8})(\d)$/;
/** A company's ten digits hold the check digit already. */
const HYPHENATED_NIT = /^(?![89]\d{9}-)(\d{3,13})-(\d)$/;
/** Hyphens between groups; the one before a last digit may be that of a NIT. */
const GROUP_HYPHENS = /-(?!\d$)/g;

const ruleOf = (idType: string | undefined): IdentificationRule => RULES[idType ?? ''] ?? OTHER_RULE;

/**
 * Reads an identification as people type it: blanks and points are left out, hyphens too where only digits are taken; the
 * check digit of a NIT is recognised after a hyphen and, of a company, as the tenth digit.
 * @param idType code of DIAN's list, `13` or `31`
 */
export function readIdentification(idType: string | undefined, typed: string): ReadIdentification {
  const text = readText(typed).replace(/[.\s]/g, '');
  if (!ruleOf(idType).isOfDigits) return { identification: text, checkDigit: null };
  const compact = text.replace(GROUP_HYPHENS, '');
  const nit =
    idType === NIT_DOCUMENT_TYPE ? (HYPHENATED_NIT.exec(compact) ?? NIT_WITH_DIGIT.exec(compact)) : null;
  return { identification: nit?.[1] ?? compact, checkDigit: nit?.[2] ?? null };
}

/** The identification as it is stored; a text that is refused stays as it was typed, so that the reason fits it. */
export const readDocument = (idType: string | undefined, typed: string): string =>
  identificationProblem(idType, typed) === null
    ? readIdentification(idType, typed).identification
    : readText(typed);

/**
 * A NIT with its right check digit after a hyphen, whatever document type is chosen; null for anything else. The cash desk
 * types the number before its type.
 */
export function recognizeNit(typed: string): ReadIdentification | null {
  const read = readIdentification(NIT_DOCUMENT_TYPE, typed);
  const isRight = typed.includes('-') && identificationProblem(NIT_DOCUMENT_TYPE, typed) === null;
  return isRight && read.checkDigit !== null ? read : null;
}

/**
 * Why SIIGO and the DIAN would refuse an identification of that type, or null; sign-up, checkout, cash desk, customers and
 * API share it.
 * @param typed as people type it, see {@link readIdentification}
 */
export function identificationProblem(idType: string | undefined, typed: string): string | null {
  if (typed.trim() === '') return TEXTS.required;
  const { identification, checkDigit } = readIdentification(idType, typed);
  const { pattern, text, isOfDigits } = ruleOf(idType);
  if (isOfDigits && !/^\d+$/.test(identification)) return TEXTS.documentInvalid;
  if (!pattern.test(identification)) return text;
  return checkDigit === null ? null : checkDigitProblem(idType, identification, checkDigit);
}

/** Why a check digit is wrong, or null; it may be left out, SIIGO then works it out. Source: DIAN, modulo 11. */
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
