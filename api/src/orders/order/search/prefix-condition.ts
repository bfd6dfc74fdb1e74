import { upperBoundOfPrefix } from './search-words.js';

interface Restrictable {
  andWhere(condition: string, values: Record<string, unknown>): unknown;
}
export interface Condition {
  sql: string;
  values: readonly unknown[];
}

export interface SearchWord {
  word: string;
  terms: readonly string[] | null;
}

/** `column` holds order ids; `n` makes the parameter names unique. */
export function andWherePrefix(
  query: Restrictable,
  column: string,
  word: SearchWord,
  n: number | string,
): void {
  const { sql, values } = prefixCondition(column, word);
  const names = values.map((_, index) => `word${n}_${index}`);
  query.andWhere(
    names.reduce((marked, name) => marked.replace('?', `:${name}`), sql),
    Object.fromEntries(names.map((name, index) => [name, values[index]])),
  );
}

/** Makes the database read the words of that order only; MariaDB would turn an `EXISTS` or a range into a scan. */
export function prefixCondition(column: string, { word, terms }: SearchWord): Condition {
  const own = `FROM order_search_terms AS own WHERE own.order_id = ${column}`;
  const [only, ...more] = terms ?? [];
  if (only !== undefined && more.length === 0)
    return { sql: `(SELECT COUNT(*) ${own} AND own.term = ?) > 0`, values: [only] };
  return {
    sql: `(SELECT MAX(own.term >= ? AND own.term <= ?) ${own}) = 1`,
    values: [word, upperBoundOfPrefix(word)],
  };
}
