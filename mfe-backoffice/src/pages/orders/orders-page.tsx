import './orders-page.css';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

import { ordersQuery } from '../../features/orders/api/list-orders';
import { OrdersFilters } from '../../features/orders/components/orders-filters';
import { OrdersTable } from '../../features/orders/components/orders-table';
import {
  ORDERS_PAGE_SIZE,
  readOrdersView,
  writeOrdersView,
  type OrdersView,
} from '../../features/orders/model/orders-view';
import { LoadFailure } from '@lacteos/ui/antd';
import { OfficeFrame } from '../../office-frame';

function Orders() {
  const [address, setAddress] = useSearchParams();
  const view = readOrdersView(address);
  const orders = useQuery(ordersQuery(view));
  const total = orders.data?.meta?.total ?? orders.data?.data.length ?? 0;
  const lastPage = Math.max(1, Math.ceil(total / ORDERS_PAGE_SIZE));
  const isPastTheEnd = orders.isSuccess && !orders.isPlaceholderData && view.page > lastPage;

  // The last order of the last page was deleted, or an old link points behind the end.
  useEffect(() => {
    if (isPastTheEnd) {
      setAddress((old) => writeOrdersView({ ...readOrdersView(old), page: lastPage }), { replace: true });
    }
  }, [isPastTheEnd, lastPage, setAddress]);

  const show = (next: OrdersView) => setAddress(writeOrdersView(next));

  return (
    <section className="orders-page" aria-labelledby="orders-title">
      <h1 id="orders-title">Pedidos</h1>
      <OrdersFilters view={view} onChange={show} />
      {orders.isError ? (
        <LoadFailure
          error={orders.error}
          isRetrying={orders.isFetching}
          onRetry={() => void orders.refetch()}
        />
      ) : (
        <OrdersTable
          view={view}
          orders={orders.data?.data ?? []}
          total={total}
          isLoading={orders.isPending || orders.isPlaceholderData}
          onChange={show}
        />
      )}
    </section>
  );
}

/** `/admin/orders`: all orders, searched, filtered, sorted and paged by the database. */
export function OrdersPage() {
  return (
    <OfficeFrame>
      <Orders />
    </OfficeFrame>
  );
}
