import type { ReleaseReportItem } from '@lacteos/remote-kit/registry';

/** Reports on one release. Plain data; desks' counts are added up. */
export interface ReleaseCounts {
  /** Times of the first and last report; ISO 8601, UTC. */
  since: string;
  last: string;
  /** Pages that loaded its files. */
  loads: number;
  mounts: number;
  errors: number;
  overdue: number;
  times: Record<string, number>;
  failedLoads: Record<string, number>;
}

const MINUTE_MS = 60_000;
const KEPT_MINUTES = 60;
// Steps grow by 10 %, so that percentiles are within 5 % of the truth.
const STEP = 1.1;

const minuteOf = (at: Date): number => Math.floor(at.getTime() / MINUTE_MS);

const stepOf = (ms: number): number => Math.max(0, Math.round(Math.log(Math.max(1, ms)) / Math.log(STEP)));

export const noCounts = (at: Date): ReleaseCounts => ({
  since: at.toISOString(),
  last: at.toISOString(),
  loads: 0,
  mounts: 0,
  errors: 0,
  overdue: 0,
  times: {},
  failedLoads: {},
});

const addTo = (table: Record<string, number>, key: number, count = 1): Record<string, number> => ({
  ...table,
  [key]: (table[key] ?? 0) + count,
});

export const OVERDUE = 'overdue';

const isLoad = ({ kind, ok }: ReleaseReportItem): boolean => ok && kind === 'load';

export const isMount = ({ kind, ok }: ReleaseReportItem): boolean => ok && kind === 'mount';

export const countItem = (counts: ReleaseCounts, item: ReleaseReportItem, at: Date): ReleaseCounts => {
  const next = { ...counts, last: at.toISOString() };
  if (isLoad(item)) {
    const times = item.ms === undefined ? counts.times : addTo(counts.times, stepOf(item.ms));
    return { ...next, loads: counts.loads + 1, times };
  }
  if (isMount(item)) return { ...next, mounts: counts.mounts + 1 };
  if (item.ok) return next;
  const overdue = counts.overdue + (item.code === OVERDUE ? 1 : 0);
  const failed = { ...next, errors: counts.errors + 1, overdue };
  if (item.kind !== 'load') return failed;
  return { ...failed, failedLoads: addTo(lastHour(counts.failedLoads, at), minuteOf(at)) };
};

const lastHour = (failedLoads: ReleaseCounts['failedLoads'], at: Date): ReleaseCounts['failedLoads'] =>
  Object.fromEntries(
    Object.entries(failedLoads).filter(([minute]) => Number(minute) > minuteOf(at) - KEPT_MINUTES),
  );

export const recentFailedLoads = ({ failedLoads }: ReleaseCounts, at: Date): number =>
  Object.values(lastHour(failedLoads, at)).reduce((sum, count) => sum + count, 0);

const addTables = (a: Record<string, number>, b: Record<string, number>): Record<string, number> =>
  Object.entries(b).reduce((sum, [key, count]) => addTo(sum, Number(key), count), a);

export const addCounts = (a: ReleaseCounts, b: ReleaseCounts): ReleaseCounts => ({
  since: a.since < b.since ? a.since : b.since,
  last: a.last > b.last ? a.last : b.last,
  loads: a.loads + b.loads,
  mounts: a.mounts + b.mounts,
  errors: a.errors + b.errors,
  overdue: a.overdue + b.overdue,
  times: addTables(a.times, b.times),
  failedLoads: addTables(a.failedLoads, b.failedLoads),
});

/** Milliseconds within which this share (0 to 1) of loads finished; null without measurements. */
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
