import type { DeliveryDay, DeliveryPromise } from '@lacteos/contracts/schemas';

/** Closed days after the last one shown say nothing new. */
const SHOWN_OPEN_DAYS = 4;

export const isOpenDay = (days: readonly DeliveryDay[], day: string | null): boolean =>
  days.some((each) => each.day === day && each.isOpen);

export const firstOpenDay = (days: readonly DeliveryDay[]): string | null =>
  days.find(({ isOpen }) => isOpen)?.day ?? null;

/** Up to the fourth open day or, if it comes later, the chosen one. */
export function nextDays(days: readonly DeliveryDay[], chosen: string | null): DeliveryDay[] {
  const open = days.filter(({ isOpen }) => isOpen);
  const last = [open.at(SHOWN_OPEN_DAYS - 1) ?? open.at(-1), days.find(({ day }) => day === chosen)];
  const ends = last.map((day) => (day ? days.indexOf(day) : -1));
  return days.slice(0, Math.max(...ends) + 1);
}

/** Days may be sold out since they were shown. */
export const withDays = (promise: DeliveryPromise, days: DeliveryDay[]): DeliveryPromise => ({
  ...promise,
  days,
  next: days.find(({ isOpen }) => isOpen) ?? null,
});
