/** The day of an ISO date: its first ten characters; empty when there is none. */
export const formatDay = (iso: string | null | undefined): string => (iso ?? '').slice(0, 10);

const moment = new Intl.DateTimeFormat('es-CO', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/Bogota',
});

/** Day and time of an ISO moment as people in Colombia read it. */
export const formatMoment = (iso: string): string => moment.format(new Date(iso));
