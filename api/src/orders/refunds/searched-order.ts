/** The order that a search of returns or refunds names; any other text names none. */
export const searchedOrder = (search: string): number => (/^\d{1,9}$/.test(search) ? Number(search) : 0);
