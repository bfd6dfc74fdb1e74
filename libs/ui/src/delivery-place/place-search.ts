import type { Department } from '@lacteos/contracts/divipola';
import { foldText } from '@lacteos/contracts/search/fold-text';
import type { DeliveryPlace } from './place-memory';

export const MAX_FOUND = 8;

interface SearchedPlace extends DeliveryPlace {
  words: string;
}

export const placesOf = (departments: readonly Department[]): SearchedPlace[] =>
  departments.flatMap(({ name: department, municipalities }) =>
    municipalities.map(([cityCode, city]) => {
      const name = city === department ? city : `${city}, ${department}`;
      return { cityCode, name, words: ` ${foldText(name).replaceAll(/[.,]/g, '')}` };
    }),
  );

/** Lower is better: the whole name, its beginning, the beginning of a word. */
const rankOf = ({ words }: SearchedPlace, wanted: string): number => {
  if (words.startsWith(` ${wanted}`)) return words.startsWith(` ${wanted} `) ? 0 : 1;
  return 2;
};

/** Best first; every typed word begins a word of municipality or department. */
export function findPlaces(places: readonly SearchedPlace[], typed: string): DeliveryPlace[] {
  const wanted = foldText(typed).replaceAll(/[.,]/g, '');
  if (wanted === '') return [];
  return places
    .filter(({ words }) => wanted.split(' ').every((word) => words.includes(` ${word}`)))
    .sort((one, other) => rankOf(one, wanted) - rankOf(other, wanted))
    .map(({ cityCode, name }) => ({ cityCode, name }));
}
