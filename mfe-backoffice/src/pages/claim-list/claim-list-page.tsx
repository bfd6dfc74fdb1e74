import { CLAIMS_TABLE } from '#features/claims';
import { OfficeTable } from '#features/office-table';
import { OfficeFrame } from '#frame/office-frame';

export function ClaimListPage() {
  return (
    <OfficeFrame>
      <OfficeTable title="Peticiones, quejas y reclamos" definition={CLAIMS_TABLE} />
    </OfficeFrame>
  );
}
