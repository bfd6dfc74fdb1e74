/** Whole months where possible, days at both ends. */
export interface SumPeriods {
  months: string[];
  spans: (readonly [from: string, to: string])[];
}

const MAX_MONTHS = 240;

const monthOf = (day: string): string => day.slice(0, 7);
const lastDay = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};
const nextMonth = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7);
};

/** 'yyyy-mm-dd', both included. */
export function sumPeriods(from: string, to: string): SumPeriods {
  if (from > to) return { months: [], spans: [] };
  const first = from.endsWith('-01') ? monthOf(from) : nextMonth(monthOf(from));
  const isLastWhole = to === lastDay(monthOf(to));
  const months: string[] = [];
  for (
    let month = first;
    month < monthOf(to) || (isLastWhole && month === monthOf(to));
    month = nextMonth(month)
  ) {
    months.push(month);
    if (months.length > MAX_MONTHS) return { months: [], spans: [[from, to]] };
  }
  const last = months.at(-1);
  if (last === undefined) return { months: [], spans: [[from, to]] };
  const spans: (readonly [string, string])[] = [];
  if (!from.endsWith('-01')) spans.push([from, lastDay(monthOf(from))]);
  if (!isLastWhole) spans.push([`${monthOf(to)}-01`, to]);
  return { months, spans };
}
