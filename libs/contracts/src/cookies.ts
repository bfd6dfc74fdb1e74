/** The refresh token's cookie, HTTP-only. `__Secure-` under https; `__Host-` would send it with every request. */
export const refreshCookieName = (isSecure: boolean): string =>
  isSecure ? '__Secure-lacteos_refresh' : 'lacteos_refresh';

/** A hint, not proof; written by the session bus, read by the gateway. */
export const SIGNED_IN_COOKIE = 'lacteos_signed_in';

/** Followed by a name derived from the account. */
export const DEVICE_COOKIE = 'lacteos_device';

/** Cookies that the API reads. */
export const isApiCookie = (name: string): boolean =>
  name === refreshCookieName(true) ||
  name === refreshCookieName(false) ||
  name.startsWith(`${DEVICE_COOKIE}_`);
