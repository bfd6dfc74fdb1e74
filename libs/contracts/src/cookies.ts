/** The refresh token's cookie, HTTP-only. `__Secure-` under https; `__Host-` would send it with every request. */
export const refreshCookieName = (isSecure: boolean): string =>
  isSecure ? '__Secure-lacteos_refresh' : 'lacteos_refresh';

/** A hint, not proof; written by the session bus, read by the gateway. */
export const SIGNED_IN_COOKIE = 'lacteos_signed_in';
