import { foldText } from '#platform/text/index.js';
import type { ShippingAddressDto } from '../row/shipping-address.dto.js';

const MAX_WORD_LENGTH = 40;
/** Pairs grow with the square of the names. */
const MAX_NAMES = 16;
const MAX_NAME_LENGTH = 19;
/** No search for a word matches terms with these marks. */
const PAIR_MARK = '+';
const PREFIX_MARK = '#';
const PREFIX_LENGTH = 3;
const PHONE_ENDING_MARK = '*';
const PHONE_ENDING_LENGTH = 4;
const INVOICE_MARK = '=';
const PLACEHOLDER_NAMES = new Set(['n', 'a']);

/** 'z' sorts last among the characters of words in every collation. */
export const upperBoundOfPrefix = (start: string): string => start.padEnd(MAX_WORD_LENGTH, 'z');

/** Folded runs of letters and digits. */
export const tokenize = (text: string): string[] => [
  ...new Set(
    foldText(text)
      .split(/[^a-z0-9]+/)
      .filter(Boolean)
      .map((word) => word.slice(0, MAX_WORD_LENGTH)),
  ),
];

const phoneEndingTerms = (phone: string): string[] =>
  phone.length < PHONE_ENDING_LENGTH ? [] : [`${PHONE_ENDING_MARK}${phone.slice(-PHONE_ENDING_LENGTH)}`];

export const phoneEndingTermOf = (word: string): string | null =>
  /^\d{4}$/.test(word) ? `${PHONE_ENDING_MARK}${word}` : null;

/** At most MAX_NAMES names; the phone with its ending. */
export const searchWordsOf = ({
  first_name,
  last_name,
  nameCompany,
  phone,
}: ShippingAddressDto): string[] => {
  const names = tokenize([first_name, last_name, nameCompany ?? ''].join(' '));
  const counting = names.filter((word) => !PLACEHOLDER_NAMES.has(word)).slice(0, MAX_NAMES);
  const digits = (phone ?? '').replace(/\D/g, '');
  return [...new Set([...counting, ...tokenize(digits), ...phoneEndingTerms(digits)])];
};

export interface InvoiceNumber {
  readonly name: string;
  readonly prefix?: string | null;
  readonly number?: number | null;
}

export const compactWord = (text: string): string => tokenize(text).join('').slice(0, MAX_WORD_LENGTH);

/** Whole, by prefix and number, by number, and as written. */
export const invoiceTerms = ({ name, prefix, number }: InvoiceNumber): string[] => {
  const last = number ?? /(?<!\d)\d+$/.exec(name)?.[0];
  const numbers = last ? [`${prefix ?? ''}${last}`, String(last)] : [];
  const words = [...new Set([name, ...numbers].map(compactWord).filter(Boolean))];
  return [...searchTerms(words), `${INVOICE_MARK}${name}`.slice(0, MAX_WORD_LENGTH)];
};

export const invoiceOfTerm = (term: string): string | null =>
  term.startsWith(INVOICE_MARK) ? term.slice(INVOICE_MARK.length) : null;

export const isExactTerm = (term: string): boolean => term.startsWith(PHONE_ENDING_MARK);

export const isName = (word: string): boolean => /^[a-z]+$/.test(word) && word.length <= MAX_NAME_LENGTH;

export const pairTerm = (one: string, other: string): string =>
  `${PAIR_MARK}${one < other ? `${one} ${other}` : `${other} ${one}`}`;

/** First three characters with a digit among them; null for other words. Lists orders by number prefix in order. */
export const prefixTermOf = (word: string): string | null => {
  const start = word.slice(0, PREFIX_LENGTH);
  return /^[a-z0-9]{3}$/.test(start) && /\d/.test(start) ? `${PREFIX_MARK}${start}` : null;
};

export const exactPrefixTerm = (start: string): string | null =>
  start.length === PREFIX_LENGTH ? prefixTermOf(start) : null;

/** Pairs find orders with two common names without a scan. @param earlier names indexed for the order already */
export const searchTerms = (words: readonly string[], earlier: readonly string[] = []): string[] => {
  const names = words.filter(isName);
  const known = [...earlier.filter((word) => isName(word) && !names.includes(word)), ...names];
  const pairs = names.flatMap((name) =>
    known.slice(0, known.indexOf(name)).map((other) => pairTerm(name, other)),
  );
  const heads = words.flatMap((word) => prefixTermOf(word) ?? []);
  return [...words, ...pairs, ...new Set(heads)];
};
