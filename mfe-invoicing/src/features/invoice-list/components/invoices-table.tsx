import type { InvoiceRow } from '@lacteos/contracts/schemas';
import { Empty } from 'antd';

import { PagedTable } from '#features/screen';
import type { InvoicesView } from '../model/invoice-filters';
import { INVOICES_PAGE_SIZE } from '../model/list-invoices';
import { listedDocuments } from '../model/listed-documents';
import { invoiceColumns, type InvoiceRowActions } from './invoice-columns';
import { InvoiceSums } from './invoice-sums';

interface InvoicesTableProps extends InvoiceRowActions {
  view: InvoicesView;
  invoices: InvoiceRow[];
  total: number;
  /** Of all pages, in pesos. */
  sum: number | undefined;
  isLoading: boolean;
  onPage: (page: number) => void;
}

export function InvoicesTable(props: InvoicesTableProps) {
  const { view, invoices, total, sum, isLoading, onPage, ...actions } = props;
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
    <>
      <PagedTable
        columns={invoiceColumns(actions)}
        rows={listedDocuments(invoices)}
        isLoading={isLoading}
        empty={empty}
        page={view.page}
        pageSize={INVOICES_PAGE_SIZE}
        total={total}
        noun="facturas"
        onPage={onPage}
      />
      <InvoiceSums rows={invoices} sum={sum} />
    </>
  );
}
