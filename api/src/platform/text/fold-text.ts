const COMBINING_MARKS = /[\u0300-\u036f]/g;

/** Folds a text for searching: accents off, lower case, single blanks; the database then compares plain letters. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(COMBINING_MARKS, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Escapes what LIKE reads as a wildcard; the escape character is `!` because both dialects take it unchanged. */
export const escapeLike = (text: string): string => text.replace(/[!%_]/g, '!$&');

/** LIKE pattern for a folded text; escaped with '!'. */
export const likeContaining = (term: string): string => `%${escapeLike(foldText(term))}%`;

/** LIKE pattern for a prefix; escaped with '!'. */
export const likeStarting = (term: string): string => `${escapeLike(term)}%`;
