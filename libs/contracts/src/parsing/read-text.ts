/** Marks without a width that come along when a text is copied, such as those around a phone of a contact. */
const INVISIBLE = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** A text without marks that nobody sees and blanks around it, its accents composed. */
export const readText = (typed: string): string => typed.replace(INVISIBLE, '').normalize('NFC').trim();

/** A text of one line: a name, an address. Blanks between its words are single ones. */
export const readName = (typed: string): string => readText(typed).replace(/\s+/g, ' ');

/** An e-mail address, in lower case. */
export const readEmail = (typed: string): string => readText(typed).toLowerCase();
