import { readSearch } from '@lacteos/contracts/identification/read-search';

/** The order that a search of returns or refunds names; any other text names none. */
export function searchedOrder(search: string): number {
  const number = readSearch(search);
  return /^\d{1,9}$/.test(number) ? Number(number) : 0;
}
