import { OfficePage, OfficeTable } from '#features/office-table';
import { RETURNS_TABLE } from '#features/returns';

export function ReturnsPage() {
  return (
    <OfficePage title="Devoluciones">
      <OfficeTable definition={RETURNS_TABLE} />
    </OfficePage>
  );
}
