import type { WhereExpressionBuilder } from 'typeorm';

import { lastWordWith } from './search-words.js';

/** A part of a statement with the values of its marks. */
export interface Condition {
  sql: string;
  values: readonly unknown[];
}

/** A start of words that is looked for, and the terms of which every order with such a word has one, when they are few. */
export interface SearchWord {
  word: string;
  terms: readonly string[] | null;
}

/** Keeps the orders (their ids stand in `column`) that have a word starting so; `n` tells the words of a query apart. */
export function andHasWord(
  query: WhereExpressionBuilder,
  column: string,
  word: SearchWord,
  n: number | string,
): void {
  const { sql, values } = hasWord(column, word);
  const names = values.map((_, index) => `word${n}_${index}`);
  query.andWhere(
    names.reduce((marked, name) => marked.replace('?', `:${name}`), sql),
    Object.fromEntries(names.map((name, index) => [name, values[index]])),
  );
}

/**
 * The condition that the order with the id in `column` has a word starting so, with `?` for its values. It reads the words
 * of that order and no others, whatever the database believes about its tables: MariaDB would collect all orders with a
 * word that `EXISTS` asks for, and of two ends of words it would sometimes read all that lie between them for each order.
 */
export function hasWord(column: string, { word, terms }: SearchWord): Condition {
  const own = `FROM order_search_terms AS own WHERE own.order_id = ${column}`;
  const [only, ...more] = terms ?? [];
  if (only !== undefined && more.length === 0)
    return { sql: `(SELECT COUNT(*) ${own} AND own.term = ?) > 0`, values: [only] };
  return {
    sql: `(SELECT MAX(own.term >= ? AND own.term <= ?) ${own}) = 1`,
    values: [word, lastWordWith(word)],
  };
}
