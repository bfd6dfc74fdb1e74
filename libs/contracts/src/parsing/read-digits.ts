import { readText } from './read-text.js';

/** Digits as people group them: '310 456 7890', '(601) 745-2230', '1.509.895.563'. */
const GROUPED_DIGITS = /^\+?[\s().‐-―−-]*\d[\d\s().‐-―−-]*$/u;
/** Before a mobile phone or one with its area, 601 to 608. */
const COUNTRY = /^(?:00)?57(?=[36]\d{9}$)/;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The digits of a number that was written in groups; any other text as it is, trimmed. */
export function readDigits(typed: string): string {
  const text = readText(typed);
  return GROUPED_DIGITS.test(text) ? digitsOf(text) : text;
}

/** A phone of Colombia: its digits, without the country's 57. */
export function readPhone(typed: string): string {
  const text = readText(typed);
  if (!GROUPED_DIGITS.test(text)) return text;
  const digits = digitsOf(text).replace(COUNTRY, '');
  // The plus of another country stays: without it the number would be another one.
  return text.startsWith('+') && digits.length !== 10 ? `+${digits}` : digits;
}
