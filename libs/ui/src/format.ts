import { COLOMBIA_TIME_ZONE, colombianDayOf } from '@lacteos/contracts/time/colombian-day';

/** The day in Colombia of an ISO moment as lists and states of orders show it, 'yyyy-MM-dd'; empty when there is none. */
export const formatDay = (iso: string | null | undefined): string => (iso ? colombianDayOf(iso) : '');

const moment = new Intl.DateTimeFormat('es-CO', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: COLOMBIA_TIME_ZONE,
});

/** Day and time in Colombia of an ISO moment, for tables and histories: '18/11/2026, 4:41 a. m.'. */
export const formatMoment = (iso: string): string => moment.format(new Date(iso));

/** A percentage as people in Colombia write it: '2,5 %'. */
export const formatPercent = (percent: number): string => `${String(percent).replace('.', ',')}\u00a0%`;
