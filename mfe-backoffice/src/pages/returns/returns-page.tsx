import { OfficePage, OfficeTable } from '#features/office-table';
import { RETURNS_TABLE } from '#features/returns';

/** `/admin/returns`: returns and requests to cancel paid orders, with the steps that move them on. */
export function ReturnsPage() {
  return (
    <OfficePage title="Devoluciones">
      <OfficeTable definition={RETURNS_TABLE} />
    </OfficePage>
  );
}
