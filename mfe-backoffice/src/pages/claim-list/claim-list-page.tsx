import { CLAIMS_TABLE } from '#features/claims';
import { OfficePage, OfficeTable } from '#features/office-table';

/** `/admin/claims`: petitions, complaints and claims, the overdue ones first. */
export function ClaimListPage() {
  return (
    <OfficePage title="Peticiones, quejas y reclamos">
      <OfficeTable definition={CLAIMS_TABLE} />
    </OfficePage>
  );
}
