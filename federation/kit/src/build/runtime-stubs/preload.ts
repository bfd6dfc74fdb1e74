const refuse = (): never => {
  throw new Error('The gateway preloads what a page needs: preloadRemote is not part of this shell');
};

/** Replaces preloading, which needs the disabled snapshots. */
export const formatPreloadArgs = refuse;
export const preloadAssets = refuse;
export const normalizePreloadExposes = refuse;
export const defaultPreloadArgs = refuse;
