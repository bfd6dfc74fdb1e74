/** Zero-width marks of copied texts, e.g. around a contact's phone. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Trims, removes invisible marks and composes accents. */
export const readText = (typed: string): string => typed.replace(INVISIBLE, '').normalize('NFC').trim();

export const readName = (typed: string): string => readText(typed).replace(/\s+/g, ' ');

/** In lower case. */
export const readEmail = (typed: string): string => readText(typed).toLowerCase();
