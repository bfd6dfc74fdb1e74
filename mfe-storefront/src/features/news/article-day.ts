const LONG = new Intl.DateTimeFormat('es-CO', { dateStyle: 'long', timeZone: 'UTC' });

/** A day (yyyy-MM-dd) in words: '18 de noviembre de 2026'. */
export const dayInWords = (day: string): string => LONG.format(new Date(`${day}T00:00:00Z`));
