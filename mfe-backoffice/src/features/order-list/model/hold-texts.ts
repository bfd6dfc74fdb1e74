import type { StaffOrderRow } from '@lacteos/contracts/schemas';
import { formatListMoment } from '@lacteos/ui';

/** Colombian time; empty once paid or cancelled. */
export function holdText(hold: StaffOrderRow['hold'] | undefined): string {
  if (!hold) return '';
  if (hold.releasedAt) return 'Liberada';
  return hold.endsAt ? formatListMoment(hold.endsAt) : 'No vence';
}
