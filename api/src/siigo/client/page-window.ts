import type { SiigoOutcome } from './errors/siigo-outcome.js';
import type { SiigoPage } from './siigo-wire.js';

/** SIIGO's pages hold 10 to 100 rows. */
const MIN_PAGE_SIZE = 10;
const MAX_PAGE_SIZE = 100;

export interface PageWindow {
  readonly size: number;
  readonly first: number;
  readonly last: number;
}

/** Picks the smallest SIIGO page that holds the window, else several of the largest. */
export function windowOf(skip: number, take: number): PageWindow {
  const end = skip + take - 1;
  for (let size = Math.max(MIN_PAGE_SIZE, take); size <= MAX_PAGE_SIZE; size += 1) {
    const first = Math.floor(skip / size);
    if (first === Math.floor(end / size)) return { size, first: first + 1, last: first + 1 };
  }
  const pageOf = (row: number): number => Math.floor(row / MAX_PAGE_SIZE) + 1;
  return { size: MAX_PAGE_SIZE, first: pageOf(skip), last: pageOf(end) };
}

export async function readWindow<T>(
  read: (page: number, pageSize: number) => Promise<SiigoOutcome<SiigoPage<T>>>,
  page: number,
  pageSize: number,
): Promise<SiigoOutcome<SiigoPage<T>>> {
  const skip = (page - 1) * pageSize;
  const { size, first, last } = windowOf(skip, pageSize);
  const rows: T[] = [];
  let total = 0;
  for (let number = first; number <= last; number += 1) {
    const outcome = await read(number, size);
    if (outcome.kind !== 'ok') return outcome;
    rows.push(...outcome.value.rows);
    total = outcome.value.total;
    if (number * size >= total) break;
  }
  const from = skip - (first - 1) * size;
  return { kind: 'ok', value: { rows: rows.slice(from, from + pageSize), total, page, pageSize } };
}
