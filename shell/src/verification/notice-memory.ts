const KEY = 'verification-notice';
const DAYS_HIDDEN = 30;
const DAY_MS = 86_400_000;

/** Stores only the day, nothing about the account. */
export const isNoticeHidden = (): boolean =>
  Date.now() < Number(localStorage.getItem(KEY) ?? 0) + DAYS_HIDDEN * DAY_MS;

export const hideNotice = (): void => localStorage.setItem(KEY, String(Date.now()));
