import type { EnvReader } from '../env/index.js';

/** In seconds. */
export interface EndTimes {
  /** How long it takes work although it says already that it leaves: load balancers ask every few seconds. */
  readonly drainSeconds: number;
  /** How long work that was begun may take afterwards. */
  readonly shutdownSeconds: number;
}

/** Reads `DRAIN_SECONDS` and `SHUTDOWN_SECONDS`, which every process of the shop has. */
export const readEndTimes = (reader: EnvReader, isProduction: boolean): EndTimes => ({
  drainSeconds: reader.integer('DRAIN_SECONDS', isProduction ? 3 : 0, { min: 0, max: 60 }),
  shutdownSeconds: reader.integer('SHUTDOWN_SECONDS', 8, { min: 1, max: 60 }),
});
