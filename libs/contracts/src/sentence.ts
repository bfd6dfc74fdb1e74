/** Ends a text with a full stop; one that ends with 'a. m.' has it. */
export const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
