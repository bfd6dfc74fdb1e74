import { RETURNS_TABLE } from '#features/returns';
import { OfficeTable } from '#features/office-table';
import { OfficeFrame } from '#frame/office-frame';

export function ReturnsPage() {
  return (
    <OfficeFrame>
      <OfficeTable title="Devoluciones" definition={RETURNS_TABLE} />
    </OfficeFrame>
  );
}
