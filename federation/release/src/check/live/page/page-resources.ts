import type { PageResources } from './page-probe.js';

export interface LeakableResources extends Omit<PageResources, 'renderers'> {
  listeners: string[];
  observers: number;
  heapMb: number;
}

const MAX_GROWTH_MB = 10;

const addedTypes = (before: readonly string[], after: readonly string[]): string[] => {
  const more = [...after];
  for (const type of before) {
    const index = more.indexOf(type);
    if (index >= 0) more.splice(index, 1);
  }
  return [...new Set(more)];
};

const grownResources = (before: LeakableResources, after: LeakableResources): string[] => [
  ...addedTypes(before.listeners, after.listeners).map((type) => `listeners of ${type}`),
  ...(after.intervals > before.intervals ? ['a running interval'] : []),
  ...(after.layers > before.layers ? ['an element of the body'] : []),
  ...(after.observers > before.observers ? ['an observer'] : []),
  ...(after.heapMb - before.heapMb > MAX_GROWTH_MB ? [`more than ${MAX_GROWTH_MB} MB of memory`] : []),
];

/** Resources that grew with every visit. Libraries create some once, not always on the first visit. */
export const findLeaks = (afterVisits: readonly LeakableResources[]): string[] => {
  const steps = afterVisits
    .slice(1)
    .map((after, index) => grownResources(afterVisits[index] as LeakableResources, after));
  const [first = [], ...others] = steps;
  return first.filter((what) => others.every((step) => step.includes(what)));
};
