import { readText } from './read-text.js';

/** '310 456 7890', '(601) 745-2230', '1.509.895.563'. */
const GROUPED_DIGITS = /^\+?[\s().‐-―−-]*\d[\d\s().‐-―−-]*$/u;
/** Before a mobile phone, or a landline with area code 601 to 608. */
const COUNTRY = /^(?:00)?57(?=[36]\d{9}$)/;

const digitsOf = (text: string): string => text.replace(/\D/g, '');

export function readDigits(typed: string): string {
  const text = readText(typed);
  return GROUPED_DIGITS.test(text) ? digitsOf(text) : text;
}

export function readPhone(typed: string): string {
  const text = readText(typed);
  if (!GROUPED_DIGITS.test(text)) return text;
  const digits = digitsOf(text).replace(COUNTRY, '');
  // Foreign numbers keep their plus.
  return text.startsWith('+') && digits.length !== 10 ? `+${digits}` : digits;
}
