import { ProTable } from '@ant-design/pro-components';
import type { OrderRow } from '@lacteos/contracts';
import { Button, Empty } from 'antd';

import { isFiltered, ORDERS_PAGE_SIZE, withoutFilters, type OrdersView } from '../model/orders-view';
import { orderColumns, sortOfColumn } from './order-columns';

interface OrdersTableProps {
  view: OrdersView;
  orders: OrderRow[];
  total: number;
  isLoading: boolean;
  onChange: (view: OrdersView) => void;
}

function NoOrders({ view, onChange }: Pick<OrdersTableProps, 'view' | 'onChange'>) {
  const isNarrowed = isFiltered(view);
  return (
    <Empty
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={isNarrowed ? 'Ningún pedido coincide con la búsqueda.' : 'Todavía no hay pedidos.'}
    >
      {isNarrowed && <Button onClick={() => onChange(withoutFilters(view))}>Ver todos los pedidos</Button>}
    </Empty>
  );
}

/** One page of orders; the database pages and sorts, the table only says what is wanted. */
export function OrdersTable({ view, orders, total, isLoading, onChange }: OrdersTableProps) {
  return (
    <div className="orders-table">
      <ProTable<OrderRow>
        rowKey="id"
        columns={orderColumns(view)}
        dataSource={orders}
        loading={isLoading}
        search={false}
        options={false}
        size="middle"
        scroll={{ x: 'max-content' }}
        cardProps={{ styles: { body: { padding: 0 } } }}
        locale={{ emptyText: isLoading ? 'Cargando..' : <NoOrders view={view} onChange={onChange} /> }}
        sortDirections={['ascend', 'descend', 'ascend']}
        pagination={{
          current: view.page,
          pageSize: ORDERS_PAGE_SIZE,
          total,
          showSizeChanger: false,
          showTotal: (count, [first, last]) => `${first}–${last} de ${count} pedidos`,
          onChange: (page) => onChange({ ...view, page }),
        }}
        onChange={(_pagination, _filters, sorter, { action }) => {
          const { columnKey, order } = Array.isArray(sorter) ? { columnKey: undefined, order: null } : sorter;
          const sort = sortOfColumn(columnKey);
          if (action === 'sort' && sort)
            onChange({ ...view, sort, isDescending: order === 'descend', page: 1 });
        }}
      />
    </div>
  );
}
