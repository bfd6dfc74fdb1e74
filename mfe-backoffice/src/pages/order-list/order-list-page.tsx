import type { OrderRow } from '@lacteos/contracts/schemas';
import { Button } from 'antd';

import { OfficePage, OfficeTable } from '#features/office-table';
import { PrintOrders } from '#features/papers';
import {
  canBeDispatched,
  canBeInvoiced,
  canBePaid,
  InvoiceRunNotice,
  ListSums,
  OrderDialogsProvider,
  ORDERS_TABLE,
  useOrderDialogs,
} from '#features/order-list';

function BulkActions({ rows }: { rows: readonly OrderRow[] }) {
  const dialogs = useOrderDialogs();
  const toPay = rows.filter(canBePaid);
  const toDispatch = rows.filter(canBeDispatched);
  const toInvoice = rows.filter(canBeInvoiced);
  return (
    <>
      <Button disabled={toPay.length === 0} onClick={() => dialogs.pay(toPay)}>
        Registrar pago ({toPay.length})
      </Button>
      <Button disabled={toDispatch.length === 0} onClick={() => dialogs.dispatch(toDispatch)}>
        Generar Despacho ({toDispatch.length})
      </Button>
      <Button disabled={toInvoice.length === 0} onClick={() => dialogs.invoiceMany(toInvoice)}>
        Facturar ({toInvoice.length})
      </Button>
      <PrintOrders orders={rows} />
    </>
  );
}

export function OrderListPage() {
  return (
    <OfficePage title="Pedidos">
      <OrderDialogsProvider>
        <InvoiceRunNotice />
        <OfficeTable
          definition={ORDERS_TABLE}
          bulk={(rows) => <BulkActions rows={rows} />}
          summary={(_page, { filters, search }) => <ListSums filters={filters} search={search} />}
        />
      </OrderDialogsProvider>
    </OfficePage>
  );
}
