import type { Holdings } from './page-probe.js';

/** What counts: copies of react-dom are told apart elsewhere. */
export type Held = Omit<Holdings, 'renderers'>;

const moreOf = (before: readonly string[], after: readonly string[]): string[] => {
  const more = [...after];
  for (const type of before) {
    const index = more.indexOf(type);
    if (index >= 0) more.splice(index, 1);
  }
  return [...new Set(more)];
};

const grown = (before: Held, after: Held): string[] => [
  ...moreOf(before.listeners, after.listeners).map((type) => `listeners of ${type}`),
  ...(after.intervals > before.intervals ? ['a running interval'] : []),
  ...(after.layers > before.layers ? ['an element of the body'] : []),
];

/**
 * What grew from each visit to the next. What a library makes once and keeps, such as the element in which it measures
 * texts, grows once only, and not always with the first visit.
 */
export const grownAtEachVisit = (afterVisits: readonly Held[]): string[] => {
  const steps = afterVisits.slice(1).map((after, index) => grown(afterVisits[index] as Held, after));
  const [first = [], ...others] = steps;
  return first.filter((what) => others.every((step) => step.includes(what)));
};
