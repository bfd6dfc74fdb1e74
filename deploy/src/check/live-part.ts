import type { LiveCheck } from './finding.js';

/** The check that needs a browser; null where there is none. Its modules are loaded only when it is asked for. */
export const openLiveCheck = (): Promise<LiveCheck | undefined> => Promise.resolve(undefined);
