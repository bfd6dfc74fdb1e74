import type { ShippingAddress } from '@lacteos/contracts';

import { foldText } from '../../platform/text/index.js';

const LONGEST_WORD = 40;
/** Two of them, a sign before and a blank between them, are as long as the longest word. */
const LONGEST_NAME = 19;
/** Stands before what words start with, so that no search for a word meets a pair. */
const PAIR = '+';
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
 * The terms under which words are kept: each, and each two names of them, so that orders with two common names are found
 * without looking at all that have one. `earlier`: names that the order has already.
 */
export const searchTerms = (words: readonly string[], earlier: readonly string[] = []): string[] => {
  const names = words.filter(isName);
  const known = [...earlier.filter((word) => isName(word) && !names.includes(word)), ...names];
  const pairs = names.flatMap((name) =>
    known.slice(0, known.indexOf(name)).map((other) => pairTerm(name, other)),
  );
  return [...words, ...pairs];
};
