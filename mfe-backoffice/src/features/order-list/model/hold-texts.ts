import type { StaffOrderRow } from '@lacteos/contracts/schemas';
import { COLOMBIA_TIME_ZONE } from '@lacteos/contracts/time/colombian-day';

// Fits the narrow column; a reservation never lasts a year.
const moment = new Intl.DateTimeFormat('es-CO', {
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: COLOMBIA_TIME_ZONE,
});

/** Colombian time; empty once paid or cancelled. */
export function holdText(hold: StaffOrderRow['hold'] | undefined): string {
  if (!hold) return '';
  if (hold.releasedAt) return 'Liberada';
  return hold.endsAt ? moment.format(new Date(hold.endsAt)).replace(',', '') : 'No vence';
}
