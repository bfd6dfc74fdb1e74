import { foldText } from '@lacteos/contracts/search/fold-text';

export interface Place {
  /** Municipality, department or '*'. */
  readonly cityCode: string;
  readonly neighbourhood: string;
  readonly isExcluded: boolean;
}

export const EVERYWHERE = '*';
const DEPARTMENT_DIGITS = 2;
const NO_LETTERS = /[^\p{L}\p{N}]+/gu;

/** Codes of the places that hold a municipality, the narrowest first. */
export const codesAround = (cityCode: string): readonly string[] => [
  cityCode,
  cityCode.slice(0, DEPARTMENT_DIGITS),
  EVERYWHERE,
];

const wordsOf = (text: string): string => ` ${foldText(text).replace(NO_LETTERS, ' ').trim()} `;

/**
 * The most special place: words of the address before the municipality, this before the department, the longest words
 * first. @returns null also for a place that is excluded
 */
export function findPlace<P extends Place>(
  places: readonly P[],
  cityCode: string,
  address: string,
): P | null {
  const codes = codesAround(cityCode);
  const text = wordsOf(address);
  const holding = places.filter(
    (place) =>
      codes.includes(place.cityCode) &&
      (place.neighbourhood === '' || text.includes(wordsOf(place.neighbourhood))),
  );
  const [found] = holding.sort(
    (one, other) =>
      other.neighbourhood.length - one.neighbourhood.length ||
      codes.indexOf(one.cityCode) - codes.indexOf(other.cityCode),
  );
  return found && !found.isExcluded ? found : null;
}
