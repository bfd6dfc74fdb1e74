import { colombianDay } from '@lacteos/contracts';

const DAY = new Intl.DateTimeFormat('es-CO', { timeZone: 'UTC', dateStyle: 'long' });

/** A day ('yyyy-MM-dd') in words. */
export const dayText = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`));

/** The Colombian day of a moment in words. */
export const dayOf = (moment: string): string => dayText(colombianDay(new Date(moment)));
