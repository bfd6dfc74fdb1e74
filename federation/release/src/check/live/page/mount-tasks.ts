/// <reference lib="dom" />
/** These functions run inside the browser and must not refer to anything outside their body. */

/** Collects tasks above 50 ms; install before any script of the page. */
export const installTaskProbe = (): void => {
  const tasks: { endedAt: number; ms: number }[] = [];
  const recordTasks = (list: PerformanceObserverEntryList): void => {
    for (const { startTime, duration } of list.getEntries())
      tasks.push({ endedAt: startTime + duration, ms: duration });
  };
  new PerformanceObserver(recordTasks).observe({ type: 'longtask', buffered: true });
  const longest = (since: number): number =>
    Math.max(0, ...tasks.filter(({ endedAt }) => endedAt > since).map(({ ms }) => ms));
  const count = (since: number): number => tasks.filter(({ endedAt }) => endedAt > since).length;
  Object.assign(window, { gateLongestTask: longest, gateLongTasks: count });
};

/** Longest task in ms ending after `since` on the page's clock; 0 below 50 ms. */
export const readLongestTask = (since: number): number =>
  Math.round((window as unknown as { gateLongestTask: (since: number) => number }).gateLongestTask(since));

export const countLongTasks = (since: number): number =>
  (window as unknown as { gateLongTasks: (since: number) => number }).gateLongTasks(since);
