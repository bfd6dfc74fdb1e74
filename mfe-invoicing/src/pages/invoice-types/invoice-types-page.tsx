import './invoice-types-page.css';

import { ArrowLeftOutlined } from '@ant-design/icons';
import { useQuery } from '@tanstack/react-query';
import { Input, Spin } from 'antd';
import { Link, useSearchParams } from 'react-router-dom';

import {
  agedInvoiceTypesQuery,
  useRefreshInvoiceTypes,
} from '../../features/invoice-types/api/list-invoice-types';
import { CatalogueAge } from '../../features/catalogues/components/catalogue-age';
import { InvoiceTypesTable } from '../../features/invoice-types/components/invoice-types-table';
import { clearableSearch, LoadFailure } from '@lacteos/ui/antd';
import { matchingInvoiceTypes } from '../../features/invoice-types/model/invoice-type-filter';
import { InvoicingPageFrame } from '../../invoicing-page-frame';

const SEARCH = 'search';

function InvoiceTypes() {
  const [address, setAddress] = useSearchParams();
  const types = useQuery(agedInvoiceTypesQuery);
  const refresh = useRefreshInvoiceTypes();
  const search = address.get(SEARCH) ?? '';

  const filterBy = (text: string) =>
    setAddress(
      (previous) => {
        const next = new URLSearchParams(previous);
        if (text) next.set(SEARCH, text);
        else next.delete(SEARCH);
        return next;
      },
      { replace: true },
    );

  return (
    <section className="invoice-types" aria-labelledby="invoice-types-title">
      <Link className="invoice-types__back" to="/admin/dashboard">
        <ArrowLeftOutlined aria-hidden />
        Tablero Administrador
      </Link>
      <div className="invoice-types__head">
        <h1 id="invoice-types-title">Tipos de facturas creadas en SIIGO</h1>
        <Input
          className="invoice-types__search"
          type="search"
          aria-label="Buscar tipos de factura"
          placeholder="Buscar por ID o nombre del producto"
          allowClear={clearableSearch}
          value={search}
          onChange={(event) => filterBy(event.target.value)}
        />
      </div>
      {types.isPending && (
        <div className="invoice-types__wait" role="status">
          <Spin />
          Cargando..
        </div>
      )}
      {types.isError && (
        <LoadFailure error={types.error} isRetrying={types.isFetching} onRetry={() => void types.refetch()} />
      )}
      {types.isSuccess && (
        <CatalogueAge
          cachedAt={types.data.cachedAt}
          isRefreshing={refresh.isPending}
          failure={refresh.error?.message}
          onRefresh={() => refresh.mutate()}
        />
      )}
      {types.isSuccess && (
        <InvoiceTypesTable
          total={types.data.types.length}
          types={matchingInvoiceTypes(types.data.types, search)}
          onClear={() => filterBy('')}
        />
      )}
    </section>
  );
}

/** `/admin/invoice_type`: the document types of the SIIGO account, read only. */
export function InvoiceTypesPage() {
  return (
    <InvoicingPageFrame>
      <InvoiceTypes />
    </InvoicingPageFrame>
  );
}
