const DAY = new Intl.DateTimeFormat('es-CO', { timeZone: 'UTC', dateStyle: 'long' });

/** A day ('yyyy-MM-dd') in words. */
export const dayText = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));
