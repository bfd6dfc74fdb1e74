import { readSearch } from '@lacteos/contracts/identification/read-search';
import { ORDER_FLAG_TEXTS } from '@lacteos/contracts/orders/order-texts';
import { orderOfLabel } from '@lacteos/contracts/counter/scanned-rows';

import { foldText } from '#platform/text/index.js';
import type { OrderFlags } from '@lacteos/contracts/order-state';
import { compactWord, phoneEndingTermOf, tokenize } from './search-words.js';

export interface FlagMatch {
  flag: keyof OrderFlags;
  value: boolean;
}
export interface OrderSearch {
  id: number | null;
  documentPrefix: string;
  /** Prefixes, at most MAX_SEARCHED_WORDS. */
  words: string[];
  alternatives: string[][];
  flags: FlagMatch[];
}

const STATUS_TEXTS: readonly (FlagMatch & { text: string })[] = (
  ['active', 'isPaid', 'isDelivered'] as const
).flatMap((flag) =>
  [true, false].map((value) => ({ text: foldText(ORDER_FLAG_TEXTS[flag][`${value}`]), flag, value })),
);
const MAX_ID = 2_147_483_647;
/** Access paths grow with the square of the words; more words hardly narrow a search. */
const MAX_SEARCHED_WORDS = 8;
const MIN_STATUS_LENGTH = 4;

const statusesOf = (text: string): FlagMatch[] =>
  text.length < MIN_STATUS_LENGTH
    ? []
    : STATUS_TEXTS.filter((status) => ` ${status.text}`.includes(` ${text}`)).map(({ flag, value }) => ({
        flag,
        value,
      }));

const NUMBER_IN_PARTS = /^\W*(?:[a-z]{1,6}\W+)?\d+(?:\W+\d+)*$/;
const WITH_COUNTRY = /^57(?=3\d{9}$)/;

function alternativesOf(text: string, words: readonly string[]): string[][] {
  const endings = words.map((word) => phoneEndingTermOf(word) ?? word);
  const hasEnding = endings.some((word, n) => word !== words[n]);
  const isNumber = NUMBER_IN_PARTS.test(text);
  const whole = isNumber ? compactWord(text).replace(WITH_COUNTRY, '') : '';
  return [...(hasEnding ? [endings] : []), ...(isNumber && whole !== words.join(' ') ? [[whole]] : [])];
}

export function readOrderSearch(term: string): OrderSearch {
  const text = foldText(term);
  const wanted = readSearch(term);
  const isNumber = /^\d+$/.test(wanted);
  const words = tokenize(text).slice(0, MAX_SEARCHED_WORDS);
  const id = isNumber ? Number(wanted) : orderOfLabel(text);
  return {
    id: id !== null && id <= MAX_ID ? id : null,
    documentPrefix: wanted,
    words,
    alternatives: alternativesOf(text, words),
    flags: isNumber ? [] : statusesOf(text),
  };
}
