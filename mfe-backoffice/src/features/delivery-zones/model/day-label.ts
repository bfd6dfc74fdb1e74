import { dayClosedText, deliveryDayText } from '@lacteos/contracts/delivery/delivery-texts';
import type { DeliveryPromise } from '@lacteos/contracts/schemas';
import { colombianDay } from '@lacteos/contracts/time/colombian-day';

/** 'sábado 28. Pida antes de hoy 14:00.' */
export function dayLabel(day: DeliveryPromise['days'][number], now: string): string {
  return `${deliveryDayText(day.day, colombianDay(new Date(now)))}. ${dayClosedText(day, now)}`;
}
