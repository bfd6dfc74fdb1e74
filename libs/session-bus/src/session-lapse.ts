const KEY = 'lacteos.session-lapsed';
/** Storage key of the checkout's form, sealed for one person. */
export const SEALED_CHECKOUT = 'lacteos.checkout';

export const noteLapse = (): void => {
  try {
    globalThis.localStorage.setItem(KEY, '1');
  } catch {
    // Without storage the sign-in page does not say why it is shown.
  }
};

export const forgetLapse = (): void => {
  try {
    globalThis.localStorage.removeItem(KEY);
  } catch {
    // Nothing was noted where storage is forbidden.
  }
};

export const dropSealedCheckout = (): void => {
  try {
    globalThis.localStorage.removeItem(SEALED_CHECKOUT);
  } catch {
    // Nothing was kept where storage is forbidden.
  }
};

/** Whether the last session of this browser expired or was ended elsewhere. */
export const hasLapsed = (): boolean => {
  try {
    return globalThis.localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
};
