export const PLACE_KEY = 'lacteos.place';

export const readPlaceText = (): string | null => {
  try {
    return globalThis.localStorage.getItem(PLACE_KEY);
  } catch {
    return null;
  }
};

/** All that the first view needs to know; the rest loads later. False while pages are drawn ahead. */
export const hasPlace = (): boolean => readPlaceText() !== null;
