export const inSection = (field: string, html: string): string => `{{#${field}}}${html}{{/${field}}}`;

export const unlessSection = (field: string, html: string): string => `{{^${field}}}${html}{{/${field}}}`;
