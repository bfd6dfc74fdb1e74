import type { OrderRow } from '@lacteos/contracts';
import { Button } from 'antd';

import { OfficePage, OfficeTable } from '#features/office-table';
import { canBeDispatched, OrderDialogsProvider, ORDERS_TABLE, useOrderDialogs } from '#features/orders';

function BulkDispatch({ rows }: { rows: readonly OrderRow[] }) {
  const dialogs = useOrderDialogs();
  const ready = rows.filter(canBeDispatched);
  return (
    <>
      <Button disabled={ready.length === 0} onClick={() => dialogs.dispatch(ready)}>
        Generar Despacho ({ready.length})
      </Button>
      {ready.length < rows.length && <span>Solo los pagados y sin despachar.</span>}
    </>
  );
}

/** `/admin/orders`: all orders, searched, filtered, sorted and paged by the database. */
export function OrdersPage() {
  return (
    <OfficePage title="Pedidos">
      <OrderDialogsProvider>
        <OfficeTable definition={ORDERS_TABLE} bulk={(rows) => <BulkDispatch rows={rows} />} />
      </OrderDialogsProvider>
    </OfficePage>
  );
}
