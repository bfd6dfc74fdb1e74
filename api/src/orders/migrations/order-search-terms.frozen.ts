/**
 * Search terms of orders as the migrations of this folder make them. The code that writes terms today may change; this
 * stays, so that an old database always ends at the same rows.
 */

const MAX_WORD = 40;
/** Two names, a sign before and a blank between them, fill a term. */
const MAX_NAME = 19;
const PAIR = '+';
const HEAD = '#';
const COMBINING_MARKS = /[\u0300-\u036f]/g;
const NOBODY = new Set(['n', 'a']);

/** What of an order's address is searched. */
export interface NamesOfAddress {
  readonly first_name?: string | null;
  readonly last_name?: string | null;
  readonly nameCompany?: string | null;
  readonly phone?: string | null;
}

/** The words of a text: runs of letters and digits without accents, each once. */
export const wordsOfText = (text: string): string[] => [
  ...new Set(
    text
      .normalize('NFD')
      .replace(COMBINING_MARKS, '')
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .filter(Boolean)
      .map((word) => word.slice(0, MAX_WORD)),
  ),
];

/** The words of names, company and phone; 'N A' stands for nobody. */
export const wordsOfAddress = ({
  first_name: first,
  last_name: last,
  nameCompany,
  phone,
}: NamesOfAddress): string[] =>
  wordsOfText([first, last, nameCompany, (phone ?? '').replace(/\D/g, '')].join(' ')).filter(
    (word) => !NOBODY.has(word),
  );

const isName = (word: string): boolean => /^[a-z]+$/.test(word) && word.length <= MAX_NAME;

/** A term for each two names among words. */
export const pairsOfNames = (words: readonly string[]): string[] => {
  const names = [...new Set(words.filter(isName))].sort();
  return names.flatMap((one, index) => names.slice(index + 1).map((other) => `${PAIR}${one} ${other}`));
};

/** A term for the first three signs of each word that has a digit among them. */
export const headsOfWords = (words: readonly string[]): string[] => {
  const starts = words.map((word) => word.slice(0, 3));
  const heads = starts.filter((start) => /^[a-z0-9]{3}$/.test(start) && /\d/.test(start));
  return [...new Set(heads)].map((start) => `${HEAD}${start}`);
};
