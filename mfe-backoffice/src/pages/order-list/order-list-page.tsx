import type { OrderRow } from '@lacteos/contracts/schemas';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';

import { OfficeTable } from '#features/office-table';
import { PrintOrders } from '#features/papers';
import { OfficeFrame } from '#frame/office-frame';
import {
  canBeDispatched,
  canBeInvoiced,
  canBePaid,
  InvoiceRunNotice,
  ListSums,
  OrderDialogsProvider,
  ORDERS_TABLE,
  orderViewCountsQuery,
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

function OrderTable() {
  const counts = useQuery(orderViewCountsQuery);
  return (
    <OfficeTable
      title="Pedidos"
      definition={ORDERS_TABLE}
      counts={counts.data}
      bulk={(rows) => <BulkActions rows={rows} />}
      summary={(_page, { filters, search }) => (
        <>
          <InvoiceRunNotice />
          <ListSums filters={filters} search={search} />
        </>
      )}
    />
  );
}

export function OrderListPage() {
  return (
    <OfficeFrame>
      <OrderDialogsProvider>
        <OrderTable />
      </OrderDialogsProvider>
    </OfficeFrame>
  );
}
