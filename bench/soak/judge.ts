import { median } from '../lib/measuring.js';

export interface SoakSample {
  at: number;
  rssMb: number;
  /** Heap and external memory right after a full collection; null where none was forced. */
  heapMb: number | null;
  handles: number;
  connections: number;
  backlog: number;
}
export type Measure = Exclude<keyof SoakSample, 'at'>;

/** MB at any moment. */
const MAX_RSS_MB = 220;
const WARM_UP = 0.25;
const MAX_GROWTH = 0.1;
const MIN_IN_A_THIRD = 3;

/** Tolerance beyond ten per cent. The heap's is smallest, because it is measured after a collection. */
const NOISE: Readonly<Record<Measure, { slack: number; unit: string; name: string }>> = {
  rssMb: { slack: 15, unit: ' MB', name: 'resident memory' },
  heapMb: { slack: 3, unit: ' MB', name: 'heap after collection' },
  handles: { slack: 10, unit: '', name: 'open handles' },
  connections: { slack: 3, unit: '', name: 'connections to the database' },
  backlog: { slack: 50, unit: '', name: 'backlog of the outbox' },
};

export interface Trend {
  name: string;
  unit: string;
  first: number;
  last: number;
  max: number;
  isGrowing: boolean;
}

const valuesOf = (samples: readonly SoakSample[], measure: Measure): number[] =>
  samples.map((sample) => sample[measure]).filter((value) => value !== null);

const trendOf = (samples: readonly SoakSample[], measure: Measure): Trend => {
  const { slack, unit, name } = NOISE[measure];
  const values = valuesOf(samples, measure);
  const third = Math.floor(values.length / 3);
  if (third < MIN_IN_A_THIRD) throw new Error(`${name}: ${values.length} samples show no trend`);
  const first = median(values.slice(0, third));
  const last = median(values.slice(-third));
  const isGrowing = last > first * (1 + MAX_GROWTH) + slack;
  return { name, unit, first, last, max: Math.max(...values), isGrowing };
};

/**
 * The median of the last third may exceed that of the first by ten per cent and noise; medians ignore a single export
 * or late collection.
 * @throws Error when there are too few samples
 */
export function judge(samples: readonly SoakSample[]): { trends: Trend[]; faults: string[] } {
  const end = samples.at(-1)?.at ?? 0;
  const warm = samples.filter(({ at }) => at >= end * WARM_UP);
  const trends = (Object.keys(NOISE) as Measure[]).map((measure) => trendOf(warm, measure));
  const faults = trends
    .filter(({ isGrowing }) => isGrowing)
    .map(
      ({ name, unit, first, last }) =>
        `${name} grows: ${first.toFixed(1)}${unit} at first, ${last.toFixed(1)}${unit} at last`,
    );
  const most = Math.max(...valuesOf(samples, 'rssMb'));
  if (most > MAX_RSS_MB) faults.push(`resident memory reached ${most.toFixed(0)} MB of ${MAX_RSS_MB} MB`);
  return { trends, faults };
}
