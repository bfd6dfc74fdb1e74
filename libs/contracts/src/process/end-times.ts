import type { EnvReader } from '../env/index.js';

/** In seconds. */
export interface EndTimes {
  /** Keeps working after it reports unready: load balancers ask every few seconds. */
  readonly drainSeconds: number;
  readonly shutdownSeconds: number;
}

/** Reads `DRAIN_SECONDS` and `SHUTDOWN_SECONDS`. */
export const readEndTimes = (reader: EnvReader, isProduction: boolean): EndTimes => ({
  drainSeconds: reader.integer('DRAIN_SECONDS', isProduction ? 3 : 0, { min: 0, max: 60 }),
  shutdownSeconds: reader.integer('SHUTDOWN_SECONDS', 8, { min: 1, max: 60 }),
});
