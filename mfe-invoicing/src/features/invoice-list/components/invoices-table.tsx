import type { InvoiceRow } from '@lacteos/contracts/schemas';
import { Empty, Grid } from 'antd';

import { INVOICES_PAGE_SIZE } from '../model/list-invoices';
import type { InvoicesView } from '../model/invoice-filters';
import { invoiceColumns, type InvoiceRowActions } from './invoice-columns';
import { PagedTable } from '#features/screen';

interface InvoicesTableProps extends InvoiceRowActions {
  view: InvoicesView;
  invoices: InvoiceRow[];
  total: number;
  isLoading: boolean;
  onPage: (page: number) => void;
}

export function InvoicesTable({ view, invoices, total, isLoading, onPage, ...actions }: InvoicesTableProps) {
  const { xl: isWide = false } = Grid.useBreakpoint();
  const empty = (
    <Empty
      description={
        view.isCleared
          ? 'Elija los filtros y pulse Filtrar para ver las facturas.'
          : 'Ninguna factura coincide con los filtros.'
      }
    />
  );
  return (
    <PagedTable
      // The table fixes its sticky columns on first render.
      key={isWide ? 'wide' : 'narrow'}
      columns={invoiceColumns(actions, isWide)}
      rows={invoices}
      isLoading={isLoading}
      empty={empty}
      page={view.page}
      pageSize={INVOICES_PAGE_SIZE}
      total={total}
      noun="facturas"
      onPage={onPage}
    />
  );
}
