import { AUDIT_TABLE } from '../../features/audit-table/audit-table';
import { OfficePage, OfficeTable } from '#features/office-table';

export function AuditPage() {
  return (
    <OfficePage title="Auditoría">
      <OfficeTable definition={AUDIT_TABLE} />
    </OfficePage>
  );
}
