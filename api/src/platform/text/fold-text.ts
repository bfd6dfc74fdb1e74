const COMBINING_MARKS = /[\u0300-\u036f]/g;

/** Folds a text for searching: accents off, lower case, single blanks; the database then compares plain letters. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(COMBINING_MARKS, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Escapes what LIKE reads as a wildcard; the escape character is `!` because both dialects take it unchanged. */
export function likeContaining(term: string): string {
  return `%${foldText(term).replace(/[!%_]/g, '!$&')}%`;
}
