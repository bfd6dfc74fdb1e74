import { ProTable } from '@ant-design/pro-components';
import { Button, Empty } from 'antd';

import type { CustomerRow } from '../../customer-form/model/customer-record';
import { CUSTOMERS_PAGE_SIZE, type CustomersView } from '../api/customer-calls';
import { customerColumns } from './customer-columns';

interface CustomersTableProps {
  view: CustomersView;
  customers: CustomerRow[];
  total: number;
  isLoading: boolean;
  onChange: (view: CustomersView) => void;
  onEdit: (customer: CustomerRow) => void;
}

/** One page of customers; the database searches and pages. */
export function CustomersTable({ view, customers, total, isLoading, onChange, onEdit }: CustomersTableProps) {
  const empty = (
    <Empty
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={
        view.search
          ? 'Ningún cliente tiene una identificación que contenga ese texto.'
          : 'Todavía no hay clientes.'
      }
    >
      {view.search && <Button onClick={() => onChange({ search: '', page: 1 })}>Ver todos</Button>}
    </Empty>
  );
  return (
    <div className="invoicing-table">
      <ProTable<CustomerRow>
        rowKey="id"
        columns={customerColumns(onEdit)}
        dataSource={customers}
        loading={isLoading}
        search={false}
        options={false}
        size="middle"
        scroll={{ x: 'max-content' }}
        cardProps={{ styles: { body: { padding: 0 } } }}
        locale={{ emptyText: isLoading ? 'Cargando..' : empty }}
        pagination={{
          current: view.page,
          pageSize: CUSTOMERS_PAGE_SIZE,
          total,
          showSizeChanger: false,
          showTotal: (count, [first, last]) => `${first}–${last} de ${count} clientes`,
          onChange: (page) => onChange({ ...view, page }),
        }}
      />
    </div>
  );
}
