import { getHolidaysForYear } from 'colombian-holidays';

const holidays = new Map<number, ReadonlySet<string>>();

/** Ley 51 of 1983 moves most holidays to the next Monday. */
function holidaysOf(year: number): ReadonlySet<string> {
  const known = holidays.get(year);
  if (known) return known;
  const days = new Set(getHolidaysForYear(year).map(({ celebrationDate }) => celebrationDate));
  holidays.set(year, days);
  return days;
}

export const isHoliday = (day: string): boolean => holidaysOf(Number(day.slice(0, 4))).has(day);
