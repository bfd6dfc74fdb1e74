import '@testing-library/jest-dom';

import { answer, stubHttp } from '@lacteos/api-client/testing';
import { AntdFrame } from '@lacteos/ui/antd';
import { someDrafts } from '@lacteos/ui/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';

import { queryClient } from '#frame/query-client';
import { anInvoiceType } from '#testing/builders';
import { choose, openAt } from '#testing/open-page';
import { RunForm } from './run-form';

const CHECK = 'POST /siigo/invoice/preflight';
const ORDERS = [
  { id: 41, title: '41 · Ana Rojas · $ 12.500,00' },
  { id: 42, title: '42 · Luis Mora · $ 8.000,00' },
];

let http: ReturnType<typeof stubHttp>;
beforeEach(() => {
  http = stubHttp({
    'GET /siigo/users': () => answer([{ id: 629, first_name: 'Marta', identification: '40390111' }]),
    'GET /siigo/costCenters': () => answer([]),
    [CHECK]: () => answer({ findings: [] }),
  });
});
afterEach(() => {
  http.restore();
  queryClient.clear();
});

it('choices for a bulk run of invoices are restored after the session ended, and are checked [N-17-556]', async () => {
  const drafts = someDrafts();
  const form = (
    <AntdFrame drafts={drafts}>
      <QueryClientProvider client={queryClient}>
        <RunForm
          orders={ORDERS}
          types={[anInvoiceType({ id: 28216, electronic_type: 'ElectronicInvoice' })]}
          last={null}
          onStarted={jest.fn()}
          onClose={jest.fn()}
        />
      </QueryClientProvider>
    </AntdFrame>
  );
  const { unmount } = openAt('/admin/orders', form);
  await choose('Vendedor', 'Marta - 40390111');
  expect(await screen.findByRole('button', { name: 'Facturar 2 pedidos' })).toBeEnabled();
  drafts.lose();
  unmount();
  const checked = http.requestsTo(CHECK).length;
  openAt('/admin/orders', form);
  expect(await screen.findByTitle('Marta - 40390111')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Facturar 2 pedidos' })).toBeEnabled();
  expect(http.requestsTo(CHECK)).toHaveLength(checked + 2);
});
