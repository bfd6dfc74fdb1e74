import type { InvoiceRow } from '@lacteos/contracts';
import { ProTable } from '@ant-design/pro-components';
import { Empty, Grid } from 'antd';

import { INVOICES_PAGE_SIZE } from '../api/list-invoices';
import type { InvoicesView } from '../model/invoice-filters';
import { invoiceColumns, type InvoiceRowActions } from './invoice-columns';

interface InvoicesTableProps extends InvoiceRowActions {
  view: InvoicesView;
  invoices: InvoiceRow[];
  total: number;
  isLoading: boolean;
  onPage: (page: number) => void;
}

/** One page of SIIGO's invoices; SIIGO filters and pages, the table only says what is wanted. */
export function InvoicesTable({ view, invoices, total, isLoading, onPage, ...actions }: InvoicesTableProps) {
  const { xl: isWide = false } = Grid.useBreakpoint();
  const empty = (
    <Empty
      image={Empty.PRESENTED_IMAGE_SIMPLE}
      description={
        view.isCleared
          ? 'Elija los filtros y pulse Filtrar para ver las facturas.'
          : 'Ninguna factura coincide con los filtros.'
      }
    />
  );
  return (
    <div className="invoicing-table">
      <ProTable<InvoiceRow>
        // The table remembers from its first drawing which columns stay in view.
        key={isWide ? 'wide' : 'narrow'}
        rowKey="id"
        columns={invoiceColumns(actions, isWide)}
        dataSource={invoices}
        loading={isLoading}
        search={false}
        options={false}
        size="middle"
        scroll={{ x: 'max-content' }}
        cardProps={{ styles: { body: { padding: 0 } } }}
        locale={{ emptyText: isLoading ? 'Cargando..' : empty }}
        pagination={{
          current: view.page,
          pageSize: INVOICES_PAGE_SIZE,
          total,
          showSizeChanger: false,
          showTotal: (count, [first, last]) => `${first}–${last} de ${count} facturas`,
          onChange: onPage,
        }}
      />
    </div>
  );
}
