/** LIKE pattern for a prefix; escaped with '!'. */
export const likeStarting = (term: string): string => `${term.replace(/[!%_]/g, '!$&')}%`;
