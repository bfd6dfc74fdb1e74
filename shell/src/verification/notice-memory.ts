const KEY = 'verification-notice';
const DAYS_HIDDEN = 30;
const DAY_MS = 86_400_000;

/** Whether the notice was put away in this browser lately; the browser keeps the day alone, nothing of the account. */
export const isNoticeHidden = (): boolean =>
  Date.now() < Number(localStorage.getItem(KEY) ?? 0) + DAYS_HIDDEN * DAY_MS;

/** Puts the notice away in this browser. */
export const hideNotice = (): void => localStorage.setItem(KEY, String(Date.now()));
