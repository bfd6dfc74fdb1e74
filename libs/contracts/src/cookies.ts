/**
 * Name of the cookie with the refresh token: set by the API, not readable by scripts. Where the shop is served by https
 * browsers take it over https only (`__Secure-`); `__Host-` would send it with every request, not only those of the session.
 */
export const refreshCookieName = (isSecure: boolean): string =>
  isSecure ? '__Secure-lacteos_refresh' : 'lacteos_refresh';

/** Hint, not proof, that this browser has a signed-in user; written by the session bus, read by the gateway. */
export const SIGNED_IN_COOKIE = 'lacteos_signed_in';
