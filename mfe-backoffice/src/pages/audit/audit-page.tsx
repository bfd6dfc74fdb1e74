import { AUDIT_TABLE } from '../../features/audit-table/audit-table';
import { OfficePage, OfficeTable } from '#features/office-table';

/** `/admin/audit`: every change by staff with the values before and after. */
export function AuditPage() {
  return (
    <OfficePage title="Auditoría">
      <OfficeTable definition={AUDIT_TABLE} />
    </OfficePage>
  );
}
