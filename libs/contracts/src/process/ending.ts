import { setTimeout as delay } from 'node:timers/promises';
import type { EndTimes } from './end-times.js';
import { inTime } from './in-time.js';
import { standardLog } from './log-sink.js';
import type { Readiness } from './readiness.js';

/** How long the last lines of the log may take, in milliseconds. */
const MAX_FLUSH_MS = 500;

interface Ending {
  /** Makes the readiness probe answer that no more work should come. */
  readonly leave: () => void;
  /** How long work is still taken afterwards, in milliseconds: load balancers ask every few seconds. */
  readonly graceMs: number;
  readonly close: () => Promise<unknown>;
  /** When the process ends even if something hangs, in milliseconds after the signal. */
  readonly limitMs: number;
}

/**
 * Ends this process by the signal itself: `process.exit` waits for threads, which a look-up of a name or a write may hold
 * for ever. The first process of a container ignores the signal and exits.
 */
const endBy = async (signal: NodeJS.Signals): Promise<void> => {
  await Promise.race([standardLog().flushed(), delay(MAX_FLUSH_MS)]);
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
  process.exit(0);
};

/** Runs the steps; @returns whether all was finished within the limit */
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
  /** Added to these times before the process ends even if something hangs, in milliseconds. */
  readonly marginMs?: number;
}

const endingOf = ({ readiness, times, close, marginMs = 0 }: ServerEnd): Ending => {
  const graceMs = times.drainSeconds * 1_000;
  const limitMs = graceMs + times.shutdownSeconds * 1_000 + marginMs;
  return { leave: () => readiness.leave(), graceMs, close, limitMs };
};

/** Ends the process on SIGTERM and SIGINT in these steps; a second signal ends it at once. */
export const endOnSignals = (server: ServerEnd): void => {
  const ending = endingOf(server);
  let isEnding = false;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (isEnding) return endBy(signal);
    isEnding = true;
    const isWhole = await leaveAndClose(ending);
    if (!isWhole) process.stderr.write('ended before everything was finished\n');
    await endBy(signal);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(signal));
};
