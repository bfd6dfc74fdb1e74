import { SiigoError } from './siigo-error.js';

export type Query = Readonly<Record<string, string | undefined>>;

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;

/** A day counts as its midnight in UTC. */
const momentOf = (query: Query, name: string): number | null => {
  const text = query[name];
  if (text === undefined || text === '') return null;
  const time = DAY.test(text) || MOMENT.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw new SiigoError(400, 'invalid_date', `Invalid date: ${name}`, [name]);
  return time;
};

/** Range from `<name>_start` to `<name>_end`. */
export const inRange = (query: Query, name: string): ((moment: string | null | undefined) => boolean) => {
  const start = momentOf(query, `${name}_start`);
  const end = momentOf(query, `${name}_end`);
  if (start !== null && end !== null && start > end)
    throw new SiigoError(400, 'invalid_date_range', 'Invalid date range', [`${name}_start`]);
  if (start === null && end === null) return () => true;
  return (moment) => {
    if (!moment) return false;
    const time = Date.parse(moment);
    return (start === null || time >= start) && (end === null || time <= end);
  };
};

export const equals = (query: Query, name: string): ((value: unknown) => boolean) => {
  const wanted = query[name];
  return wanted === undefined || wanted === '' ? () => true : (value) => String(value) === wanted;
};
