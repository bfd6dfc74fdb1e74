import { colombianDay } from '@lacteos/contracts';

const DAY = new Intl.DateTimeFormat('es-CO', { timeZone: 'UTC', dateStyle: 'long' });

/** A day ('yyyy-MM-dd') in words. */
export const dayText = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));

const SHORT_DAY = new Intl.DateTimeFormat('es-CO', { timeZone: 'America/Bogota', dateStyle: 'medium' });

/** The Colombian day of a moment in numbers. */
export const shortDayOf = (moment: string): string => SHORT_DAY.format(new Date(moment));

/** The Colombian day of a moment in words. */
export const dayOf = (moment: string): string => dayText(colombianDay(new Date(moment)));
