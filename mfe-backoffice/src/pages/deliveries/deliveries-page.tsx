import { DELIVERIES_TABLE } from './deliveries-table';
import { OfficeTable } from '#features/office-table';
import { PrintOrders } from '#features/papers';
import { OfficeFrame } from '#frame/office-frame';

export function DeliveriesPage() {
  return (
    <OfficeFrame>
      <OfficeTable
        title="Despachos"
        definition={DELIVERIES_TABLE}
        bulk={(rows) => <PrintOrders orders={rows} paper="dispatches" />}
      />
    </OfficeFrame>
  );
}
