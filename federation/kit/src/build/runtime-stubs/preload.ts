const refuse = (): never => {
  throw new Error('The gateway preloads what a page needs: preloadRemote is not part of this shell');
};

/** In place of the federation runtime's preloading, which needs the snapshots that are switched off. */
export const formatPreloadArgs = refuse;
/** The same. */
export const preloadAssets = refuse;
/** The same. */
export const normalizePreloadExposes = refuse;
/** The same. */
export const defaultPreloadArgs = refuse;
