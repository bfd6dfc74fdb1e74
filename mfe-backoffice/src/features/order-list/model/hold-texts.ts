import type { StaffOrderRow } from '@lacteos/contracts/schemas';
import { COLOMBIA_TIME_ZONE } from '@lacteos/contracts/time/colombian-day';

// Short enough for the column beside the total; a reservation never lasts a year.
const moment = new Intl.DateTimeFormat('es-CO', {
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: COLOMBIA_TIME_ZONE,
});

/** Until when an unpaid order keeps its units, in Colombian time; empty once it is paid or cancelled. */
export function holdText(hold: StaffOrderRow['hold'] | undefined): string {
  if (!hold) return '';
  if (hold.releasedAt) return 'Liberada';
  return hold.endsAt ? moment.format(new Date(hold.endsAt)).replace(',', '') : 'No vence';
}
