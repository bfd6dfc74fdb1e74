import { DELIVERIES_TABLE } from '#features/deliveries';
import { OfficePage, OfficeTable } from '#features/office-table';

/** `/admin/deliverys`: the orders that are on their way, with guide and carrier. */
export function DeliveriesPage() {
  return (
    <OfficePage title="Despachos">
      <OfficeTable definition={DELIVERIES_TABLE} />
    </OfficePage>
  );
}
