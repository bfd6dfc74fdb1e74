import { OfficeTable } from '#features/office-table';
import { SHIFTS_TABLE } from '#features/shifts';
import { OfficeFrame } from '#frame/office-frame';

export function ShiftsPage() {
  return (
    <OfficeFrame>
      <OfficeTable title="Turnos" definition={SHIFTS_TABLE} />
    </OfficeFrame>
  );
}
