const KEY = 'lacteos.session-lapsed';

/** Notes, for every tab, that the session ended without its person having signed out. */
export const noteLapse = (): void => {
  try {
    globalThis.localStorage.setItem(KEY, '1');
  } catch {
    // Without storage the sign-in page does not say why it is shown.
  }
};

/** Removes the note: somebody signed in or out. */
export const forgetLapse = (): void => {
  try {
    globalThis.localStorage.removeItem(KEY);
  } catch {
    // Nothing was noted where storage is forbidden.
  }
};

/** Whether the last session of this browser ended by itself: it expired, or was ended elsewhere. */
export const hasLapsed = (): boolean => {
  try {
    return globalThis.localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
};
