import { AUDIT_TABLE } from '../../features/audit-table/audit-table';
import { OfficeTable } from '#features/office-table';
import { OfficeFrame } from '#frame/office-frame';

export function AuditPage() {
  return (
    <OfficeFrame>
      <OfficeTable title="Auditoría" definition={AUDIT_TABLE} />
    </OfficeFrame>
  );
}
