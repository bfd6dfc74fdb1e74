import type { PageResources } from './page-probe.js';

/** What can leak; copies of react-dom are checked separately. */
export interface LeakableResources extends Omit<PageResources, 'renderers'> {
  /** Observers of the document that still observe. */
  observers: number;
  /** Memory that the page's scripts hold. */
  heapMb: number;
}

/**
 * What is wrong with the copies of react-dom in a page: one is the shell's, and each remote that declares a React of its own
 * may have started another.
 */
export const rendererProblem = (renderers: number, ownReacts: number): string | null =>
  renderers >= 1 && renderers <= 1 + ownReacts ? null : `react-dom is in the page ${renderers} times`;

/** Growth at a visit above which memory counts as lost. */
const MAX_GROWTH_MB = 10;

const moreOf = (before: readonly string[], after: readonly string[]): string[] => {
  const more = [...after];
  for (const type of before) {
    const index = more.indexOf(type);
    if (index >= 0) more.splice(index, 1);
  }
  return [...new Set(more)];
};

const grown = (before: LeakableResources, after: LeakableResources): string[] => [
  ...moreOf(before.listeners, after.listeners).map((type) => `listeners of ${type}`),
  ...(after.intervals > before.intervals ? ['a running interval'] : []),
  ...(after.layers > before.layers ? ['an element of the body'] : []),
  ...(after.observers > before.observers ? ['a mutation observer'] : []),
  ...(after.heapMb - before.heapMb > MAX_GROWTH_MB ? [`more than ${MAX_GROWTH_MB} MB of memory`] : []),
];

/**
 * Resources that grew with every visit. What a library creates once and keeps, such as its element for measuring text,
 * grows only once, and not always with the first visit.
 */
export const resourcesGrownAtEachVisit = (afterVisits: readonly LeakableResources[]): string[] => {
  const steps = afterVisits
    .slice(1)
    .map((after, index) => grown(afterVisits[index] as LeakableResources, after));
  const [first = [], ...others] = steps;
  return first.filter((what) => others.every((step) => step.includes(what)));
};
