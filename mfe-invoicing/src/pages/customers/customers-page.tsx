import { PlusOutlined } from '@ant-design/icons';
import { useSession } from '@lacteos/remote-kit';
import { clearableSearch, usePersistedState } from '@lacteos/ui/antd';
import { OfficeList, useTableView } from '@lacteos/ui/office';
import { useQuery } from '@tanstack/react-query';
import { Button, Empty, Input } from 'antd';
import { useMemo } from 'react';

import type { CustomerRow } from '#features/customer-form';
import { CustomerDialog, customersQuery, customersTable, NewCustomerDialog } from '#features/customers';
import { InvoicingPageFrame } from '#frame/invoicing-page-frame';
import { ListNews, screenStyles } from '#features/screen';

function Customers() {
  const [edited, setEdited] = usePersistedState<CustomerRow | null>('opened customer', null);
  const [isCreating, setCreating] = usePersistedState('creating customer', false);
  const definition = useMemo(() => customersTable(setEdited), [setEdited]);
  const session = useSession();
  const shown = useTableView(definition);
  const { search, page } = shown.view;
  const query = customersQuery({ page, search: search.trim() });
  const customers = useQuery(query);
  const searchFor = (text: string) => shown.correct((latest) => ({ ...latest, search: text, page: 1 }));
  return (
    <>
      <OfficeList
        {...shown}
        title="Clientes"
        definition={definition}
        list={customers}
        person={session.status === 'authenticated' ? session.user.id : 0}
        actions={
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setCreating(true)}>
            Crear cliente
          </Button>
        }
        filterForm={
          <div role="search" aria-label="Clientes" className={screenStyles.search}>
            <Input
              type="search"
              aria-label="Buscar clientes"
              placeholder="Buscar por identificación del cliente"
              allowClear={clearableSearch}
              value={search}
              onChange={({ target }) => searchFor(target.value)}
            />
          </div>
        }
        news={() => (
          <ListNews
            subject="customer"
            nouns={definition.nouns}
            queryKey={query.queryKey}
            shown={(customers.data?.data ?? []).map(({ id }) => id)}
            list={customers}
          />
        )}
        empty={
          <Empty
            description={
              search
                ? 'Ningún cliente tiene una identificación que contenga ese texto.'
                : definition.emptyText
            }
          >
            {search && <Button onClick={() => searchFor('')}>Ver todos</Button>}
          </Empty>
        }
      />
      <CustomerDialog customer={edited} onClose={() => setEdited(null)} />
      <NewCustomerDialog isOpen={isCreating} onClose={() => setCreating(false)} />
    </>
  );
}

export function CustomersPage() {
  return (
    <InvoicingPageFrame>
      <Customers />
    </InvoicingPageFrame>
  );
}
