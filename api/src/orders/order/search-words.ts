import type { ShippingAddress } from '@lacteos/contracts';

import { foldText } from '../../platform/text/index.js';

const LONGEST_WORD = 40;
/** Two of them, a sign before and a blank between them, are as long as the longest word. */
const LONGEST_NAME = 19;
/** Stands before what words start with, so that no search for a word meets a pair. */
const PAIR = '+';
/** Stands before the first signs of a number, likewise. */
const HEAD = '#';
const HEAD_LENGTH = 3;
const NOBODY = new Set(['n', 'a']);

/** The largest word that starts with a word: in every collation 'z' is the last of what words are made of. */
export const lastWordWith = (start: string): string => start.padEnd(LONGEST_WORD, 'z');

/** The words of a text, folded: runs of letters and digits, each once. */
export const wordsOf = (text: string): string[] => [
  ...new Set(
    foldText(text)
      .split(/[^a-z0-9]+/)
      .filter(Boolean)
      .map((word) => word.slice(0, LONGEST_WORD)),
  ),
];

/** The words by which an order is found from the start: names, company and phone. */
export const orderWords = (address: ShippingAddress): string[] =>
  wordsOf(
    [
      address.first_name,
      address.last_name,
      address.nameCompany ?? '',
      (address.phone ?? '').replace(/\D/g, ''),
    ].join(' '),
  ).filter((word) => !NOBODY.has(word));

/** Whether very many orders may share a word: numbers of phones, guides and transactions are nearly all different. */
export const isName = (word: string): boolean => /^[a-z]+$/.test(word) && word.length <= LONGEST_NAME;

/** The term of two names that an order has both; the same for either order of them. */
export const pairTerm = (one: string, other: string): string =>
  `${PAIR}${one < other ? `${one} ${other}` : `${other} ${one}`}`;

/**
 * The term of all words that start with the same three signs, one of them a digit; null for other words. Phones and guides
 * are nearly all different: by this one all that begin alike are found in the order of a list.
 */
export const headOf = (word: string): string | null => {
  const start = word.slice(0, HEAD_LENGTH);
  return /^[a-z0-9]{3}$/.test(start) && /\d/.test(start) ? `${HEAD}${start}` : null;
};

/** The one term that every order with a start of words has, and no other order; null when there is none. */
export const wholeHeadOf = (start: string): string | null =>
  start.length === HEAD_LENGTH ? headOf(start) : null;

/**
 * The terms under which words are kept: each, each two names of them, so that orders with two common names are found
 * without looking at all that have one, and what numbers start with. `earlier`: names that the order has already.
 */
export const searchTerms = (words: readonly string[], earlier: readonly string[] = []): string[] => {
  const names = words.filter(isName);
  const known = [...earlier.filter((word) => isName(word) && !names.includes(word)), ...names];
  const pairs = names.flatMap((name) =>
    known.slice(0, known.indexOf(name)).map((other) => pairTerm(name, other)),
  );
  const heads = words.flatMap((word) => headOf(word) ?? []);
  return [...words, ...pairs, ...new Set(heads)];
};
