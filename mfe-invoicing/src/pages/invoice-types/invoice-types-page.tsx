import { useQuery } from '@tanstack/react-query';
import { Input } from 'antd';

import {
  agedInvoiceTypesQuery,
  InvoiceTypesTable,
  matchingInvoiceTypes,
  useRefreshInvoiceTypes,
} from '#features/invoice-types';
import { CatalogueAge } from '#features/catalogues';
import { BackToDashboard, PageLoading, screenStyles } from '#features/screen';
import { useAddress } from '@lacteos/ui';
import { clearableSearch, LoadFailure } from '@lacteos/ui/antd';
import { InvoicingPageFrame } from '#frame/invoicing-page-frame';

const SEARCH = 'search';

function InvoiceTypes() {
  const [address, changeAddress] = useAddress();
  const types = useQuery(agedInvoiceTypesQuery);
  const refresh = useRefreshInvoiceTypes();
  const search = address.get(SEARCH) ?? '';

  const filterBy = (text: string) =>
    changeAddress(
      (next) => {
        if (text) next.set(SEARCH, text);
        else next.delete(SEARCH);
        return next;
      },
      { replace: true },
    );

  return (
    <section className={screenStyles.invoicingPage} aria-labelledby="invoice-types-title">
      <div className={screenStyles.invoicingPageHead}>
        <h1 id="invoice-types-title">Tipos de facturas creadas en SIIGO</h1>
        <Input
          className={screenStyles.invoicingPageSearch}
          type="search"
          aria-label="Buscar tipos de factura"
          placeholder="Buscar por ID o nombre del producto"
          allowClear={clearableSearch}
          value={search}
          onChange={(event) => filterBy(event.target.value)}
        />
        <BackToDashboard />
      </div>
      {types.isPending && <PageLoading />}
      {types.isError && (
        <LoadFailure error={types.error} isRetrying={types.isFetching} onRetry={() => void types.refetch()} />
      )}
      {types.data && (
        <CatalogueAge
          cachedAt={types.data.cachedAt}
          isRefreshing={refresh.isPending}
          failure={refresh.error?.message}
          onRefresh={() => refresh.mutate()}
        />
      )}
      {types.data && (
        <InvoiceTypesTable
          total={types.data.types.length}
          types={matchingInvoiceTypes(types.data.types, search)}
          onClear={() => filterBy('')}
        />
      )}
    </section>
  );
}

export function InvoiceTypesPage() {
  return (
    <InvoicingPageFrame>
      <InvoiceTypes />
    </InvoicingPageFrame>
  );
}
