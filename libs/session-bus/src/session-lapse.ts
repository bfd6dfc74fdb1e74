const KEY = 'lacteos.session-lapsed';
/** Storage key of what the checkout keeps, sealed for one person, in case their session ends. */
export const SEALED_CHECKOUT = 'lacteos.checkout';

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

/** Removes what the checkout kept: its person signs out. */
export const dropSealedCheckout = (): void => {
  try {
    globalThis.localStorage.removeItem(SEALED_CHECKOUT);
  } catch {
    // Nothing was kept where storage is forbidden.
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
