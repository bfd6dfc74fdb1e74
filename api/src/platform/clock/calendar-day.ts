import { readDay } from '@lacteos/contracts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?Z$/;

/** Whether a text is a day ('yyyy-MM-dd') that the calendar has, of a year that a paper of the shop may have. */
export const isCalendarDay = (text: string): boolean => DAY.test(text) && readDay(text) === text;

/** Whether a text is such a day, or a moment in UTC ('yyyy-MM-ddTHH:mm:ss.SSSZ') on one. */
export const isCalendarDayOrMoment = (text: string): boolean =>
  isCalendarDay(text) || (MOMENT.test(text) && isCalendarDay(text.slice(0, 10)) && exists(text));

/** Date.parse accepts 30 February and 24:00 as later moments. */
function exists(moment: string): boolean {
  const parsed = Date.parse(moment);
  return !Number.isNaN(parsed) && new Date(parsed).toISOString().startsWith(moment.slice(0, 19));
}
