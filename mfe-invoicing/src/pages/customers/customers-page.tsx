import { PlusOutlined } from '@ant-design/icons';
import { useAddress } from '@lacteos/ui';
import { clearableSearch, hasListFailed, ListAge, LoadFailure, usePersistedState } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { Button, Input } from 'antd';

import type { CustomerRow } from '#features/customer-form';
import {
  CustomerDialog,
  customersQuery,
  CustomersTable,
  type CustomersView,
  NewCustomerDialog,
} from '#features/customers';
import { InvoicingPageFrame } from '#frame/invoicing-page-frame';
import { ListNews, screenStyles } from '#features/screen';

const CUSTOMERS = { one: 'cliente', many: 'clientes' };

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
  const [address, changeAddress] = useAddress();
  const view = readView(address);
  const query = customersQuery({ ...view, search: view.search.trim() });
  const customers = useQuery(query);
  const [edited, setEdited] = usePersistedState<CustomerRow | null>('opened customer', null);
  const [isCreating, setCreating] = usePersistedState('creating customer', false);

  return (
    <section className={screenStyles.invoicingPage} aria-labelledby="customers-title">
      <div className={screenStyles.invoicingPageHead}>
        <h1 id="customers-title">Clientes</h1>
        <Input
          className={screenStyles.invoicingPageSearch}
          type="search"
          aria-label="Buscar clientes"
          placeholder="Buscar por identificación del cliente"
          allowClear={clearableSearch}
          value={view.search}
          onChange={({ target }) =>
            changeAddress(() => writeView({ search: target.value, page: 1 }), { replace: true })
          }
        />
        <div className={screenStyles.invoicingPageLinks}>
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setCreating(true)}>
            Crear cliente
          </Button>
        </div>
      </div>
      {!hasListFailed(customers) && <ListAge list={customers} />}
      <ListNews
        subject="customer"
        nouns={CUSTOMERS}
        queryKey={query.queryKey}
        shown={(customers.data?.data ?? []).map(({ id }) => id)}
        list={customers}
      />
      {customers.isError && hasListFailed(customers) ? (
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
          onChange={(next) => changeAddress(() => writeView(next))}
          onEdit={setEdited}
        />
      )}
      <CustomerDialog customer={edited} onClose={() => setEdited(null)} />
      <NewCustomerDialog isOpen={isCreating} onClose={() => setCreating(false)} />
    </section>
  );
}

export function CustomersPage() {
  return (
    <InvoicingPageFrame>
      <Customers />
    </InvoicingPageFrame>
  );
}
