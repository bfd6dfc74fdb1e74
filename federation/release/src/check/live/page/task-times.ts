import type { Page } from 'playwright-core';

export interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds, and those in which the thread had the processor. */
  dur?: number;
  tdur?: number;
  args?: { name?: string };
}

const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;

/** Longest task of the pages' main threads in ms of processor time. */
export const longestTaskIn = (events: readonly TraceEvent[]): number => {
  const mainThreads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const tasks = events.filter((event) => event.name.endsWith('RunTask') && mainThreads.has(threadOf(event)));
  return Math.round(Math.max(0, ...tasks.map(({ dur = 0, tdur = dur }) => tdur)) / 1_000);
};

/** A browser traces one page at a time. @returns ends the trace, with the longest task since in ms */
export const traceTasks = async (page: Page): Promise<() => Promise<number>> => {
  const browser = page.context().browser();
  if (!browser) throw new Error('the page has no browser to trace');
  await browser.startTracing(page, { categories: ['toplevel'] });
  return async () => {
    const trace = (await browser.stopTracing()).toString('utf8');
    return longestTaskIn((JSON.parse(trace) as { traceEvents: TraceEvent[] }).traceEvents);
  };
};
