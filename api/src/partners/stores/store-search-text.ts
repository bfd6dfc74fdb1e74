import { foldText } from '#platform/text/index.js';

/** The searchable fields of a store. */
export interface SearchableStore {
  name: string;
  address: string;
  city: string;
  country: string;
  phone: string;
}

/** Folded name, address, city, department and phone of a store. */
export const storeSearchText = ({ name, address, city, country, phone }: SearchableStore): string =>
  foldText([name, address, city, country, phone].join(' ')).slice(0, 500);
