import { countText } from '@lacteos/contracts/parsing/count-text';
import { useSession } from '@lacteos/remote-kit';
import { clearableSearch } from '@lacteos/ui/antd';
import { OfficeList, useTableView } from '@lacteos/ui/office';
import { useQuery } from '@tanstack/react-query';
import { Button, Empty, Input } from 'antd';

import {
  agedInvoiceTypesQuery,
  INVOICE_TYPES_TABLE,
  matchingInvoiceTypes,
  sortInvoiceTypes,
  useRefreshInvoiceTypes,
} from '#features/invoice-types';
import { CatalogueAge } from '#features/catalogues';
import { BackToDashboard, screenStyles } from '#features/screen';
import { InvoicingPageFrame } from '#frame/invoicing-page-frame';

const shownText = (shown: number, total: number): string =>
  `${shown === total ? '' : `${shown} de `}${countText(total, 'tipo de factura', 'tipos de factura')}`;

function InvoiceTypes() {
  const shown = useTableView(INVOICE_TYPES_TABLE);
  const session = useSession();
  const { search, sort } = shown.view;
  const types = useQuery(agedInvoiceTypesQuery);
  const refresh = useRefreshInvoiceTypes();
  const all = types.data?.types ?? [];
  const rows = sortInvoiceTypes(matchingInvoiceTypes(all, search), sort);
  const filterBy = (text: string) => shown.correct((latest) => ({ ...latest, search: text }));
  const isFilteredAway = all.length > 0 && rows.length === 0;
  return (
    <OfficeList
      {...shown}
      title="Tipos de facturas creadas en SIIGO"
      definition={INVOICE_TYPES_TABLE}
      list={{ ...types, data: types.data && { data: rows } }}
      person={session.status === 'authenticated' ? session.user.id : 0}
      actions={<BackToDashboard />}
      filterForm={
        <div role="search" aria-label="Tipos de factura" className={screenStyles.search}>
          <Input
            type="search"
            aria-label="Buscar tipos de factura"
            placeholder="Buscar por ID o nombre del producto"
            allowClear={clearableSearch}
            value={search}
            onChange={({ target }) => filterBy(target.value)}
          />
          <p className={screenStyles.invoicingPageNote} role="status">
            {types.isPending ? 'Cargando..' : types.data && shownText(rows.length, all.length)}
          </p>
          {types.data && (
            <CatalogueAge
              cachedAt={types.data.cachedAt}
              isRefreshing={refresh.isPending}
              failure={refresh.error?.message}
              onRefresh={() => refresh.mutate()}
            />
          )}
        </div>
      }
      empty={
        <Empty
          description={
            isFilteredAway
              ? 'Ningún tipo de factura coincide con la búsqueda.'
              : INVOICE_TYPES_TABLE.emptyText
          }
        >
          {isFilteredAway && <Button onClick={() => filterBy('')}>Ver todos</Button>}
        </Empty>
      }
    />
  );
}

export function InvoiceTypesPage() {
  return (
    <InvoicingPageFrame>
      <InvoiceTypes />
    </InvoicingPageFrame>
  );
}
