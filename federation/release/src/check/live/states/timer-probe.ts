/// <reference lib="dom" />
/** These functions run inside the browser and must not refer to anything outside their body. */

/** Install before any script of the page. */
export const installTimerProbe = (): void => {
  const now = performance.now.bind(performance);
  interface Timer {
    run: () => void;
    dueAt: number;
    stack: string;
  }
  const LONG_MS = 1_000;
  const MAX_MS = 20_000;
  const timers = new Map<number, Timer>();
  let isWatching = false;
  let started: string[] = [];
  const { setTimeout: begin, clearTimeout: end } = window as unknown as {
    setTimeout: (handler: unknown, delay?: number) => number;
    clearTimeout: (id?: number) => void;
  };
  // Belongs to nobody: only a script that stops every timer of the document stops it.
  const planted = begin.call(window, () => undefined, 2 ** 31 - 1);
  let isStopped = false;
  const setTimer = (handler: unknown, delay = 0, ...given: unknown[]): number => {
    if (typeof handler !== 'function') return begin.call(window, handler, delay);
    const isLong = delay >= LONG_MS && delay <= MAX_MS;
    const stack = isLong || isWatching ? (new Error().stack ?? '') : '';
    if (isWatching) started.push(stack);
    const run = (): void => {
      timers.delete(id);
      Reflect.apply(handler, window, given);
    };
    const id = begin.call(window, run, delay);
    if (isLong) timers.set(id, { run, dueAt: now() + delay, stack });
    return id;
  };
  const clearTimer = (id: number | undefined): void => {
    if (id === planted) isStopped = true;
    timers.delete(id ?? 0);
    end.call(window, id);
  };
  const { requestAnimationFrame: beginFrame, requestIdleCallback: beginIdle } = window;
  const recordStart = (): void => {
    if (isWatching) started.push(new Error().stack ?? '');
  };
  /** Runs timers of a folder's scripts that are due within 20 s, as if the time had passed. */
  const passTime = (folder: string): number => {
    const due = [...timers].filter(([, { stack }]) => stack.includes(folder));
    for (const [id, { run }] of due.sort(([, a], [, b]) => a.dueAt - b.dueAt)) {
      end.call(window, id);
      try {
        run();
      } catch (error) {
        reportError(error);
      }
    }
    return due.length;
  };
  Object.assign(window, {
    setTimeout: setTimer,
    clearTimeout: clearTimer,
    requestAnimationFrame: (run: FrameRequestCallback) => {
      recordStart();
      return beginFrame.call(window, run);
    },
    requestIdleCallback: (run: IdleRequestCallback, options?: IdleRequestOptions) => {
      recordStart();
      return beginIdle.call(window, run, options);
    },
    gateTimers: {
      passTime,
      isStopped: () => isStopped,
      watchTimers: () => {
        isWatching = true;
        started = [];
        return now();
      },
      startedTimers: (folder: string) => {
        isWatching = false;
        return started.filter((stack) => stack.includes(folder)).length;
      },
    },
  });
};

interface TimerProbe {
  passTime: (folder: string) => number;
  /** Returns the page's time. */
  watchTimers: () => number;
  startedTimers: (folder: string) => number;
}

export const passTime = (folder: string): number =>
  (window as unknown as { gateTimers: TimerProbe }).gateTimers.passTime(folder);
export const watchTimers = (): number =>
  (window as unknown as { gateTimers: TimerProbe }).gateTimers.watchTimers();
export const startedTimers = (folder: string): number =>
  (window as unknown as { gateTimers: TimerProbe }).gateTimers.startedTimers(folder);
