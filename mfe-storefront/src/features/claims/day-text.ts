import { colombianDay } from '@lacteos/contracts';

const LONG = new Intl.DateTimeFormat('es-CO', { timeZone: 'UTC', dateStyle: 'long' });
const SHORT = new Intl.DateTimeFormat('es-CO', { timeZone: 'UTC', dateStyle: 'medium' });

const inUtc = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** A day ('yyyy-MM-dd') in words. */
export const dayText = (day: string): string => LONG.format(inUtc(day));

/** The Colombian day of a moment in words. */
export const dayOf = (moment: string): string => dayText(colombianDay(new Date(moment)));

/** The Colombian day of a moment in numbers: '21/11/2026'. */
export const shortDayOf = (moment: string): string => SHORT.format(inUtc(colombianDay(new Date(moment))));
