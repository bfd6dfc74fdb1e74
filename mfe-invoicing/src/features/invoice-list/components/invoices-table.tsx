import { useSession } from '@lacteos/remote-kit';
import { OfficeList, type ChangeView, type ListRead, type TableView } from '@lacteos/ui/office';
import type { InvoiceRow } from '@lacteos/contracts/schemas';
import { Empty } from 'antd';
import { useState, type ReactNode } from 'react';

import { screenStyles } from '#features/screen';
import type { InvoicesView } from '../model/invoice-filters';
import { listedDocuments } from '../model/listed-documents';
import { invoicesTable, type InvoiceRowActions } from './invoice-columns';
import { InvoiceSums } from './invoice-sums';

interface InvoicesTableProps extends InvoiceRowActions {
  view: InvoicesView;
  list: ListRead<InvoiceRow>;
  isBusy: boolean;
  actions: ReactNode;
  filterForm: ReactNode;
  news: ReactNode;
  onPage: (page: number) => void;
}

const NOTHING = { data: undefined, error: null, isError: false, isPending: false, isPlaceholderData: false };
const LOOK: Pick<TableView, 'hidden' | 'density'> = { hidden: [], density: 'middle' };

/** The page's address holds filters and page; columns and density last as long as the page. */
function useInvoicesView({ page }: InvoicesView, onPage: (page: number) => void) {
  const [look, setLook] = useState(LOOK);
  const view: TableView = { page, search: '', sort: '', filters: {}, ...look };
  const change: ChangeView = (next) => {
    const { page: wanted, hidden, density } = next(view);
    setLook({ hidden, density });
    if (wanted !== page) onPage(wanted);
  };
  return { view, change, correct: change };
}

export function InvoicesTable(props: InvoicesTableProps) {
  const { view, list, isBusy, actions, filterForm, news, onPage, onPdf, onDetail } = props;
  const definition = invoicesTable({ onPdf, onDetail });
  const session = useSession();
  const shown = useInvoicesView(view, onPage);
  const invoices = view.isCleared ? [] : (list.data?.data ?? []);
  return (
    <>
      <OfficeList
        {...shown}
        title="Listar Facturas"
        definition={definition}
        list={{
          ...list,
          ...(view.isCleared
            ? NOTHING
            : { data: list.data && { ...list.data, data: listedDocuments(invoices) } }),
        }}
        person={session.status === 'authenticated' ? session.user.id : 0}
        isBusy={isBusy}
        actions={actions}
        foldsActions
        filterForm={filterForm}
        news={() => news}
        empty={
          <Empty
            description={
              view.isCleared
                ? 'Elija los filtros y pulse Filtrar para ver las facturas.'
                : definition.emptyText
            }
          />
        }
      />
      <div className={screenStyles.below}>
        <InvoiceSums rows={invoices} sum={view.isCleared ? undefined : list.data?.meta?.totalIncome} />
      </div>
    </>
  );
}
