import type { Extent } from '../lib/extent.js';
import { forgetPeak, peakOf, residentOf } from '../lib/resident.js';
import type { Shop } from '../purchase/shops.js';
import type { Load } from './loads.js';

/** The most that an API may hold under a load, in MB. */
export const BAR_MB = 220;

/** Resident memory of an API before, during and after a load, in MB. */
export interface Held {
  readonly idle: number;
  readonly most: number;
  readonly after: number;
}

/** Lets a shop work, and looks what its API holds. */
export const heldUnder = async (load: Load, shop: Shop, extent: Extent): Promise<Held> => {
  const { pid } = shop.server;
  const idle = residentOf(pid);
  forgetPeak(pid);
  await load.run(shop, extent);
  return { idle, most: peakOf(pid), after: residentOf(pid) };
};

/** @returns the loads under which more than {@link BAR_MB} was held, even for a moment */
export const aboveBar = (held: ReadonlyMap<string, Held>): string[] =>
  [...held].filter(([, { most }]) => !(most <= BAR_MB)).map(([name]) => name);
