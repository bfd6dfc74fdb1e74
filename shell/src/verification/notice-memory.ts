const KEY = 'verification-notice';
const DAYS_HIDDEN = 30;
const DAY_MS = 86_400_000;

/** Whether the notice was dismissed in this browser lately; only the day is stored, nothing about the account. */
export const isNoticeHidden = (): boolean =>
  Date.now() < Number(localStorage.getItem(KEY) ?? 0) + DAYS_HIDDEN * DAY_MS;

/** Dismisses the notice in this browser. */
export const hideNotice = (): void => localStorage.setItem(KEY, String(Date.now()));
