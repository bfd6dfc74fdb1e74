import { CLAIMS_TABLE } from '#features/claims';
import { OfficePage, OfficeTable } from '#features/office-table';

export function ClaimListPage() {
  return (
    <OfficePage title="Peticiones, quejas y reclamos">
      <OfficeTable definition={CLAIMS_TABLE} />
    </OfficePage>
  );
}
