import { Button, Empty } from 'antd';

import type { CustomerRow } from '#features/customer-form';
import { CUSTOMERS_PAGE_SIZE, type CustomersView } from './customer-calls';
import { customerColumns } from './customer-columns';
import { PagedTable } from '#features/screen';

interface CustomersTableProps {
  view: CustomersView;
  customers: CustomerRow[];
  total: number;
  isLoading: boolean;
  onChange: (view: CustomersView) => void;
  onEdit: (customer: CustomerRow) => void;
}

export function CustomersTable({ view, customers, total, isLoading, onChange, onEdit }: CustomersTableProps) {
  const empty = (
    <Empty
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
    <PagedTable
      columns={customerColumns(onEdit)}
      rows={customers}
      isLoading={isLoading}
      empty={empty}
      page={view.page}
      pageSize={CUSTOMERS_PAGE_SIZE}
      total={total}
      noun="clientes"
      onPage={(page) => onChange({ ...view, page })}
    />
  );
}
