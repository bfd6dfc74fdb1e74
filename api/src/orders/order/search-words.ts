import type { ShippingAddress } from '@lacteos/contracts';

import { foldText } from '../../platform/text/index.js';

const LONGEST_WORD = 40;
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
