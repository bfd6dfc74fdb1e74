import { setTimeout as delay } from 'node:timers/promises';
import type { EndTimes } from './end-times.js';
import { inTime } from './in-time.js';
import { standardLog } from './log-sink.js';
import type { Readiness } from './readiness.js';

/** Milliseconds, for the last log lines. */
const MAX_FLUSH_MS = 500;

interface Ending {
  readonly leave: () => void;
  /** Milliseconds of further work: load balancers ask every few seconds. */
  readonly graceMs: number;
  readonly close: () => Promise<unknown>;
  /** Milliseconds after the signal, even if something hangs. */
  readonly limitMs: number;
}

/** `process.exit` may wait for threads for ever. PID 1 of a container ignores the signal, so it exits. */
const endBy = async (signal: NodeJS.Signals): Promise<void> => {
  await Promise.race([standardLog().flushed(), delay(MAX_FLUSH_MS)]);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
  process.exit(0);
};

/** @returns whether all was finished within the limit */
export const leaveAndClose = async ({ leave, graceMs, close, limitMs }: Ending): Promise<boolean> => {
  leave();
  const steps = delay(graceMs).then(close);
  return inTime(steps, limitMs, 'the end of the process').then(
    () => true,
    () => false,
  );
};

interface ServerEnd {
  readonly readiness: Readiness;
  readonly times: EndTimes;
  readonly close: () => Promise<unknown>;
  /** Milliseconds added to these times before a hanging process ends. */
  readonly marginMs?: number;
}

const endingOf = ({ readiness, times, close, marginMs = 0 }: ServerEnd): Ending => {
  const graceMs = times.drainSeconds * 1_000;
  const limitMs = graceMs + times.shutdownSeconds * 1_000 + marginMs;
  return { leave: () => readiness.leave(), graceMs, close, limitMs };
};

/** On SIGTERM and SIGINT; a second signal ends it at once. */
export const endOnSignals = (server: ServerEnd): void => {
  const ending = endingOf(server);
  let isEnding = false;
  const shutDown = async (signal: NodeJS.Signals): Promise<void> => {
    if (isEnding) return endBy(signal);
    isEnding = true;
    const isWhole = await leaveAndClose(ending);
    if (!isWhole) process.stderr.write('ended before everything was finished\n');
    await endBy(signal);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void shutDown(signal));
};
