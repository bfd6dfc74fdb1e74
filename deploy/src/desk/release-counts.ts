import type { ReleaseReportItem } from '@lacteos/remote-kit/discovery';

/** What browsers reported of one release. Plain data: it is kept on disk, and counts of several desks are added up. */
export interface ReleaseCounts {
  /** First and last report; ISO 8601, UTC. */
  since: string;
  last: string;
  /** Pages that loaded it. */
  loads: number;
  /** Failures of every kind. */
  errors: number;
  /** Number of loads by step of their duration, see `percentile`. */
  times: Record<string, number>;
  /** Number of loads that failed, by the minute (since 1970) in which they were reported; of the last hour. */
  failedLoads: Record<string, number>;
}

const MINUTE_MS = 60_000;
const KEPT_MINUTES = 60;
// Every step is 10 % longer than the one before, so that a percentile is within 5 % of the truth.
const STEP = 1.1;

const minuteOf = (at: Date): number => Math.floor(at.getTime() / MINUTE_MS);

const stepOf = (ms: number): number => Math.max(0, Math.round(Math.log(Math.max(1, ms)) / Math.log(STEP)));

/** A release of which nothing was reported yet. */
export const noCounts = (at: Date): ReleaseCounts => ({
  since: at.toISOString(),
  last: at.toISOString(),
  loads: 0,
  errors: 0,
  times: {},
  failedLoads: {},
});

const addTo = (table: Record<string, number>, key: number, count = 1): Record<string, number> => ({
  ...table,
  [key]: (table[key] ?? 0) + count,
});

/** Whether an item is a page that loaded the release: what failures are compared with. */
export const isLoad = ({ kind, ok }: ReleaseReportItem): boolean => ok && kind === 'load';

/** The counts with one more item; a success that is not a load is ignored. */
export const countItem = (counts: ReleaseCounts, item: ReleaseReportItem, at: Date): ReleaseCounts => {
  const next = { ...counts, last: at.toISOString() };
  if (isLoad(item)) {
    const times = item.ms === undefined ? counts.times : addTo(counts.times, stepOf(item.ms));
    return { ...next, loads: counts.loads + 1, times };
  }
  if (item.ok) return next;
  const failed = { ...next, errors: counts.errors + 1 };
  if (item.kind !== 'load') return failed;
  return { ...failed, failedLoads: addTo(lastHour(counts.failedLoads, at), minuteOf(at)) };
};

const lastHour = (failedLoads: ReleaseCounts['failedLoads'], at: Date): ReleaseCounts['failedLoads'] =>
  Object.fromEntries(
    Object.entries(failedLoads).filter(([minute]) => Number(minute) > minuteOf(at) - KEPT_MINUTES),
  );

/** Loads that failed within the last hour. */
export const recentFailedLoads = ({ failedLoads }: ReleaseCounts, at: Date): number =>
  Object.values(lastHour(failedLoads, at)).reduce((sum, count) => sum + count, 0);

const addTables = (a: Record<string, number>, b: Record<string, number>): Record<string, number> =>
  Object.entries(b).reduce((sum, [key, count]) => addTo(sum, Number(key), count), a);

/** Counts of the same release from two desks. */
export const addCounts = (a: ReleaseCounts, b: ReleaseCounts): ReleaseCounts => ({
  since: a.since < b.since ? a.since : b.since,
  last: a.last > b.last ? a.last : b.last,
  loads: a.loads + b.loads,
  errors: a.errors + b.errors,
  times: addTables(a.times, b.times),
  failedLoads: addTables(a.failedLoads, b.failedLoads),
});

/** Milliseconds within which this share (0 to 1) of the loads was done; null while nothing was measured. */
export const percentile = ({ times }: Pick<ReleaseCounts, 'times'>, share: number): number | null => {
  const steps = Object.entries(times)
    .map(([step, count]) => ({ step: Number(step), count }))
    .sort((a, b) => a.step - b.step);
  const wanted = share * steps.reduce((sum, { count }) => sum + count, 0);
  let seen = 0;
  for (const { step, count } of steps) {
    seen += count;
    if (seen >= wanted) return Math.round(STEP ** step);
  }
  return null;
};
