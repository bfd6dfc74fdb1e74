import { OfficePage, OfficeTable } from '#features/office-table';
import { REFUNDS_TABLE } from '#features/returns';

/** `/admin/refunds`: money that goes back to buyers, with the steps that move it on. */
export function RefundsPage() {
  return (
    <OfficePage title="Dinero por devolver">
      <OfficeTable definition={REFUNDS_TABLE} />
    </OfficePage>
  );
}
