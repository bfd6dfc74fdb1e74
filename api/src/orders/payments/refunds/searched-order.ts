import { readSearch } from '@lacteos/contracts/identification/read-search';

export function searchedOrder(search: string): number {
  const number = readSearch(search);
  return /^\d{1,9}$/.test(number) ? Number(number) : 0;
}
