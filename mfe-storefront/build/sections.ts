/** A part of a Mustache template that is there where the field is, once for each entry of a list. */
export const inSection = (field: string, html: string): string => `{{#${field}}}${html}{{/${field}}}`;

/** A part that is there where the field is not. */
export const unlessSection = (field: string, html: string): string => `{{^${field}}}${html}{{/${field}}}`;
