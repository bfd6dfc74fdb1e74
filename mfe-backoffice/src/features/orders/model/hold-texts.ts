import type { StaffOrderRow } from '@lacteos/contracts';
import { formatMoment } from '@lacteos/ui';

/** Until when an unpaid order keeps its units, in Colombian time; empty once it is paid or cancelled. */
export function holdText(hold: StaffOrderRow['hold'] | undefined): string {
  if (!hold) return '';
  if (hold.releasedAt) return 'Liberada';
  return hold.endsAt ? formatMoment(hold.endsAt) : 'No vence';
}
