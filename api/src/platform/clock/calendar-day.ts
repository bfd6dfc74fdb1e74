import { isDay } from '@lacteos/contracts/parsing/parse-day';

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z$/;

/** Moments are in UTC ('yyyy-MM-ddTHH:mm:ss.SSSZ'). */
export const isCalendarDayOrMoment = (text: string): boolean =>
  isDay(text) || (MOMENT.test(text) && isDay(text.slice(0, 10)) && exists(text));

/** Date.parse accepts 30 February and 24:00 as later moments. */
function exists(moment: string): boolean {
  const parsed = Date.parse(moment);
  return !Number.isNaN(parsed) && new Date(parsed).toISOString().startsWith(moment.slice(0, 19));
}
