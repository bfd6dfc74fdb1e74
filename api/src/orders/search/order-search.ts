import { ORDER_FLAG_TEXTS } from '@lacteos/contracts';

import { foldText } from '#platform/text/index.js';
import type { OrderFlags } from '@lacteos/contracts/order-state';
import { tokenize } from './search-words.js';

/** A flag and the value that a status text stands for. */
export interface FlagMatch {
  flag: keyof OrderFlags;
  value: boolean;
}
/** A parsed search: a status, or an order by id, document or all of the words. */
export interface OrderSearch {
  id: number | null;
  documentPrefix: string;
  /** Prefixes of indexed words, at most MAX_SEARCHED_WORDS. */
  words: string[];
  flags: FlagMatch[];
}

/** Status texts of the order list and their flags. */
const STATUS_TEXTS: readonly (FlagMatch & { text: string })[] = (
  ['active', 'isPaid', 'isDelivered'] as const
).flatMap((flag) =>
  [true, false].map((value) => ({ text: foldText(ORDER_FLAG_TEXTS[flag][`${value}`]), flag, value })),
);
const MAX_ID = 2_147_483_647;
/** Access paths grow with the square of the words; more words hardly narrow a search. */
const MAX_SEARCHED_WORDS = 8;
/** Shorter texts are more often the prefix of a name. */
const MIN_STATUS_LENGTH = 4;

const statusesOf = (text: string): FlagMatch[] =>
  text.length < MIN_STATUS_LENGTH
    ? []
    : STATUS_TEXTS.filter((status) => ` ${status.text}`.includes(` ${text}`)).map(({ flag, value }) => ({
        flag,
        value,
      }));

/** Parses a search text. A prefix of a status text means that status, anything else an order. */
export function readOrderSearch(term: string): OrderSearch {
  const text = foldText(term);
  const isNumber = /^\d+$/.test(text);
  return {
    id: isNumber && Number(text) <= MAX_ID ? Number(text) : null,
    documentPrefix: term.trim(),
    words: tokenize(text).slice(0, MAX_SEARCHED_WORDS),
    flags: isNumber ? [] : statusesOf(text),
  };
}
