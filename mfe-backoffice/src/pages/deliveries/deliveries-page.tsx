import { DELIVERIES_TABLE } from './deliveries-table';
import { OfficePage, OfficeTable } from '#features/office-table';
import { PrintOrders } from '#features/papers';

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
