import { foldText } from '#platform/text/index.js';
import type { ShippingAddressDto } from '../row/shipping-address.dto.js';

const MAX_WORD_LENGTH = 40;
/** Limits the names of an order, because their pairs grow with the square. */
const MAX_NAMES = 16;
/** Two names with a mark and a space fit the longest word. */
const MAX_NAME_LENGTH = 19;
/** Prefix of pair terms, so that no search for a word matches them. */
const PAIR_MARK = '+';
/** Prefix of number-prefix terms, likewise. */
const PREFIX_MARK = '#';
const PREFIX_LENGTH = 3;
/** Prefix of the term for the last digits of a phone, likewise. */
const PHONE_ENDING_MARK = '*';
const PHONE_ENDING_LENGTH = 4;
/** Prefix of the term that keeps an invoice's number as it is written, likewise. */
const INVOICE_MARK = '=';
const PLACEHOLDER_NAMES = new Set(['n', 'a']);

/** Upper bound of the words with a prefix; 'z' sorts last among their characters in every collation. */
export const upperBoundOfPrefix = (start: string): string => start.padEnd(MAX_WORD_LENGTH, 'z');

/** The distinct words of a text, folded: runs of letters and digits. */
export const tokenize = (text: string): string[] => [
  ...new Set(
    foldText(text)
      .split(/[^a-z0-9]+/)
      .filter(Boolean)
      .map((word) => word.slice(0, MAX_WORD_LENGTH)),
  ),
];

/** The term of all phones with these last digits; empty when there are fewer than four. */
const phoneEndingTerms = (phone: string): string[] =>
  phone.length < PHONE_ENDING_LENGTH ? [] : [`${PHONE_ENDING_MARK}${phone.slice(-PHONE_ENDING_LENGTH)}`];

/** The term of a searched word of exactly four digits as the end of a phone, or null. */
export const phoneEndingTermOf = (word: string): string | null =>
  /^\d{4}$/.test(word) ? `${PHONE_ENDING_MARK}${word}` : null;

/** Words of a new order: its names and company, at most MAX_NAMES, and phone with its ending. */
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

/** The number of an invoice in SIIGO, `FV-2-123`, and its parts. */
export interface InvoiceNumber {
  readonly name: string;
  readonly prefix?: string | null;
  readonly number?: number | null;
}

/** A text as one word: `fv2123` of `FV-2-123`. */
export const compactWord = (text: string): string => tokenize(text).join('').slice(0, MAX_WORD_LENGTH);

/** Terms of an invoice: whole, by prefix and number, by number, and as it is written. */
export const invoiceTerms = ({ name, prefix, number }: InvoiceNumber): string[] => {
  const last = number ?? /(?<!\d)\d+$/.exec(name)?.[0];
  const numbers = last ? [`${prefix ?? ''}${last}`, String(last)] : [];
  const words = [...new Set([name, ...numbers].map(compactWord).filter(Boolean))];
  return [...searchTerms(words), `${INVOICE_MARK}${name}`.slice(0, MAX_WORD_LENGTH)];
};

/** The invoice number that a term keeps, or null for other terms. */
export const invoiceOfTerm = (term: string): string | null =>
  term.startsWith(INVOICE_MARK) ? term.slice(INVOICE_MARK.length) : null;

/** Whether a term is met as a whole, not as a prefix. */
export const isExactTerm = (term: string): boolean => term.startsWith(PHONE_ENDING_MARK);

/** Whether many orders may share a word; numbers are nearly all different. */
export const isName = (word: string): boolean => /^[a-z]+$/.test(word) && word.length <= MAX_NAME_LENGTH;

/** The term of two names, the same in either order. */
export const pairTerm = (one: string, other: string): string =>
  `${PAIR_MARK}${one < other ? `${one} ${other}` : `${other} ${one}`}`;

/**
 * The term of all words with the same first three characters, one of them a digit; null for other words. Lists orders
 * by number prefix in order, although the numbers differ.
 */
export const prefixTermOf = (word: string): string | null => {
  const start = word.slice(0, PREFIX_LENGTH);
  return /^[a-z0-9]{3}$/.test(start) && /\d/.test(start) ? `${PREFIX_MARK}${start}` : null;
};

/** The term that exactly the orders with a prefix have, or null. */
export const exactPrefixTerm = (start: string): string | null =>
  start.length === PREFIX_LENGTH ? prefixTermOf(start) : null;

/**
 * All terms of some words: each word, each pair of names, and number prefixes. Pairs find orders with two common
 * names without a scan.
 * @param earlier names that are indexed for the order already
 */
export const searchTerms = (words: readonly string[], earlier: readonly string[] = []): string[] => {
  const names = words.filter(isName);
  const known = [...earlier.filter((word) => isName(word) && !names.includes(word)), ...names];
  const pairs = names.flatMap((name) =>
    known.slice(0, known.indexOf(name)).map((other) => pairTerm(name, other)),
  );
  const heads = words.flatMap((word) => prefixTermOf(word) ?? []);
  return [...words, ...pairs, ...new Set(heads)];
};
