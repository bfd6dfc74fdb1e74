import '../../features/screen/screen.css';

import { clearableSearch, LoadFailure } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Input } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import type { CustomerRow } from '../../features/customer-form/model/customer-record';
import { customersQuery, type CustomersView } from '../../features/customers/api/customer-calls';
import { CustomerDialog } from '../../features/customers/components/customer-dialog';
import { CustomersTable } from '../../features/customers/components/customers-table';
import { InvoicingPageFrame } from '../../invoicing-page-frame';

const readView = (address: URLSearchParams): CustomersView => ({
  search: address.get('search') ?? '',
  page: Math.max(1, Number.parseInt(address.get('page') ?? '1', 10) || 1),
});

const writeView = ({ search, page }: CustomersView): URLSearchParams => {
  const address = new URLSearchParams();
  if (search) address.set('search', search);
  if (page > 1) address.set('page', String(page));
  return address;
};

function Customers() {
  const [address, setAddress] = useSearchParams();
  const view = readView(address);
  const customers = useQuery(customersQuery({ ...view, search: view.search.trim() }));
  const [edited, setEdited] = useState<CustomerRow | null>(null);

  return (
    <section className="invoicing-page" aria-labelledby="customers-title">
      <div className="invoicing-page__head">
        <h1 id="customers-title">Clientes</h1>
        <Input
          className="invoicing-page__search"
          type="search"
          aria-label="Buscar clientes"
          placeholder="Buscar por identificación del cliente"
          allowClear={clearableSearch}
          value={view.search}
          onChange={({ target }) =>
            setAddress(writeView({ search: target.value, page: 1 }), { replace: true })
          }
        />
      </div>
      {customers.isError ? (
        <LoadFailure
          error={customers.error}
          isRetrying={customers.isFetching}
          onRetry={() => void customers.refetch()}
        />
      ) : (
        <CustomersTable
          view={view}
          customers={customers.data?.data ?? []}
          total={customers.data?.meta?.total ?? customers.data?.data.length ?? 0}
          isLoading={customers.isPending || customers.isPlaceholderData}
          onChange={(next) => setAddress(writeView(next))}
          onEdit={setEdited}
        />
      )}
      <CustomerDialog customer={edited} onClose={() => setEdited(null)} />
    </section>
  );
}

/** `/admin/customers`: the customers of the accounting system as our database knows them, searched and edited. */
export function CustomersPage() {
  return (
    <InvoicingPageFrame>
      <Customers />
    </InvoicingPageFrame>
  );
}
