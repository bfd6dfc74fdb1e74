/** Loads what renders pictures when it is first needed: its native library takes 15 MB, and an API that serves has its worker for it. */
export const loadPictureSet = () => import('./picture-set.js');
