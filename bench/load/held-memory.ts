import type { Extent } from '../lib/extent.js';
import { forgetPeak, peakOf, residentOf } from '../lib/resident.js';
import type { Shop } from '../orders/shops.js';
import type { Load } from './loads.js';

/** MB that an API may hold under a load. */
export const BAR_MB = 220;

export interface Held {
  readonly idle: number;
  readonly peak: number;
  readonly after: number;
}

/** MB before, during and after the load. */
export const heldUnder = async (load: Load, shop: Shop, extent: Extent): Promise<Held> => {
  const { pid } = shop.server;
  const idle = residentOf(pid);
  forgetPeak(pid);
  await load.run(shop, extent);
  return { idle, peak: peakOf(pid), after: residentOf(pid) };
};

export const aboveBar = (held: ReadonlyMap<string, Held>): string[] =>
  [...held].filter(([, { peak }]) => !(peak <= BAR_MB)).map(([name]) => name);
