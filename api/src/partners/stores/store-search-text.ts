import { foldText } from '#platform/text/index.js';

export interface SearchableStore {
  name: string;
  address: string;
  city: string;
  country: string;
  phone: string;
}

export const storeSearchText = ({ name, address, city, country, phone }: SearchableStore): string =>
  foldText([name, address, city, country, phone].join(' ')).slice(0, 500);
