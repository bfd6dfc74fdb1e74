import { readIdentification } from '@lacteos/contracts/identification/identification';
import { NIT_DOCUMENT_TYPE } from '@lacteos/contracts/reference/reference-data';

const SEPARATORS = /[^\p{L}\p{N}]/gu;
const withoutSeparators = (text: string): string => text.replace(SEPARATORS, '').toUpperCase();

/** Drops points, hyphens and the check digit. */
export const documentKey = (idType: string, typed: string): string =>
  withoutSeparators(readIdentification(idType, typed).identification);

/** Keys that a typed number may stand for: with or without the check digit of a NIT. */
export const documentKeys = (typed: string): string[] => [
  ...new Set([withoutSeparators(typed), documentKey(NIT_DOCUMENT_TYPE, typed)]),
];
