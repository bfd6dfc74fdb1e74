import { COLOMBIA_TIME_ZONE, colombianDayOf, colombianTime } from '@lacteos/contracts/time/colombian-day';

/** Colombian time, 'yyyy-MM-dd'; empty for none. */
export const formatDay = (iso: string | null | undefined): string => (iso ? colombianDayOf(iso) : '');

/** Colombian time, the one form of all lists: '2026-11-18 04:41'. */
export const formatListMoment = (iso: string): string =>
  `${formatDay(iso)} ${colombianTime(new Date(iso)).slice(0, 5)}`;

const moment = new Intl.DateTimeFormat('es-CO', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: COLOMBIA_TIME_ZONE,
});

/** Colombian time: '18/11/2026, 4:41 a. m.'. */
export const formatMoment = (iso: string): string => moment.format(new Date(iso));

/** '2,5 %'. */
export const formatPercent = (percent: number): string => `${String(percent).replace('.', ',')}\u00a0%`;
