const COMBINING_MARKS = /[\u0300-\u036f]/g;

/** Accents off, lower case, single blanks. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replace(COMBINING_MARKS, '').toLowerCase().replace(/\s+/g, ' ').trim();
