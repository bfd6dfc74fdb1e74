const COMBINING_MARKS = /[\u0300-\u036f]/g;

/** Accents off, lower case, single blanks. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(COMBINING_MARKS, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** The escape character is `!` because both dialects take it unchanged. */
export const escapeLike = (text: string): string => text.replace(/[!%_]/g, '!$&');

export const likeContaining = (term: string): string => `%${escapeLike(foldText(term))}%`;

export const likeStarting = (term: string): string => `${escapeLike(term)}%`;
