import { tooLongText } from '@lacteos/contracts/validation';
import type { ValidationOptions } from 'class-validator';
import { Satisfies } from './satisfies.js';

const UNUSABLE_TEXT = 'El texto tiene caracteres que no se pueden usar.';
const UNUSABLE = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

export const UsableCharacters = (options: ValidationOptions = {}): PropertyDecorator =>
  Satisfies('usableCharacters', (value) => typeof value === 'string' && !UNUSABLE.test(value), {
    message: UNUSABLE_TEXT,
    ...options,
  });

/** Counts code points, as the databases do; class-validator ignores variation selectors. */
export const AtMostCharacters = (max: number, options: ValidationOptions = {}): PropertyDecorator =>
  Satisfies('atMostCharacters', (value) => typeof value === 'string' && hasAtMost(value, max), {
    message: tooLongText(max),
    ...options,
  });

function hasAtMost(text: string, max: number): boolean {
  if (text.length <= max) return true;
  return text.length <= 2 * max && [...text].length <= max;
}
