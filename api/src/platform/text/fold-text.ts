import { foldText } from '@lacteos/contracts/search/fold-text';

/** The escape character is `!` because both dialects take it unchanged. */
export const escapeLike = (text: string): string => text.replace(/[!%_]/g, '!$&');

export const likeContaining = (term: string): string => `%${escapeLike(foldText(term))}%`;

export const likeStarting = (term: string): string => `${escapeLike(term)}%`;
