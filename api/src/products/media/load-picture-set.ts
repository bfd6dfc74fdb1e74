/** Loaded on demand: the native library takes 15 MB, and serving processes use a worker. */
export const loadPictureSet = () => import('./picture-set.js');
