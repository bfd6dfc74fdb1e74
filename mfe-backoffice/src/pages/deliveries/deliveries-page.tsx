import { DELIVERIES_TABLE } from './deliveries-table';
import { OfficePage, OfficeTable } from '#features/office-table';
import { PrintOrders } from '#features/papers';

/** `/admin/deliverys`: dispatched orders with tracking number and carrier. */
export function DeliveriesPage() {
  return (
    <OfficePage title="Despachos">
      <OfficeTable
        definition={DELIVERIES_TABLE}
        bulk={(rows) => <PrintOrders orders={rows} paper="dispatches" />}
      />
    </OfficePage>
  );
}
