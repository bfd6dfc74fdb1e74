import '@testing-library/jest-dom';

import { answer, stubHttp, stubLive } from '@lacteos/api-client/testing';
import { aUser, signIn } from '@lacteos/session-bus/testing';
import { act, fireEvent, screen } from '@testing-library/react';

import { queryClient } from '#frame/query-client';
import { aCustomer, anInvoiceRow, anInvoiceState } from '#testing/builders';
import { openAt } from '#testing/open-page';
import { CustomersPage } from '../../pages/customers/customers-page';
import { InvoicesListPage } from '../../pages/invoices-list/invoices-list-page';

const ROW = anInvoiceRow({ state: anInvoiceState({ id: 9 }) });
let http: ReturnType<typeof stubHttp>;
let live: ReturnType<typeof stubLive>;

beforeEach(async () => {
  live = stubLive();
  http = stubHttp({
    'GET /admin/customers': () => answer([aCustomer()], { total: 1, page: 1, pageSize: 20 }),
    'GET /siigo/invoices': () => answer([ROW], { total: 1, page: 1, pageSize: 20 }),
    'GET /siigo/invoices/attention': () => answer([], { total: 0, page: 1, pageSize: 200 }),
  });
  await signIn(aUser({ id_role: 3 }));
});
afterEach(() => {
  live.stop();
  http.restore();
  queryClient.clear();
});

describe('a list of invoicing', () => {
  it('shows that a customer was changed, and refetches on request [N-17-557]', async () => {
    openAt('/admin/customers', <CustomersPage />);
    expect(await screen.findByText('1121900100')).toBeVisible();
    act(() => live.announce({ subject: 'order', id: String(aCustomer().id), name: 'OrderPaid' }));
    expect(screen.queryByText(/cambió/)).toBeNull();
    act(() => live.announce({ subject: 'customer', id: String(aCustomer().id), name: 'customers.updated' }));
    expect(await screen.findByText('1 cliente cambió')).toBeVisible();
    http.reply({ 'GET /admin/customers': () => answer([aCustomer({ identification: '52000111' })]) });
    expect(screen.queryByText('52000111')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Mostrar' }));
    expect(await screen.findByText('52000111')).toBeVisible();
  });

  it('counts the invoices that were requested and those that changed [N-17-557]', async () => {
    openAt('/admin/invoices_list', <InvoicesListPage />);
    expect(await screen.findByText('FV-3-457')).toBeVisible();
    act(() =>
      live.announce(
        { subject: 'invoice', id: '9', name: 'siigo.invoice.credited' },
        { subject: 'invoice', id: '10', name: 'siigo.invoice.requested' },
        { subject: 'invoice', id: '11', name: 'siigo.invoice.requested' },
      ),
    );
    expect(await screen.findByText('2 facturas nuevas y 1 cambió')).toBeVisible();
    http.reply({ 'GET /siigo/invoices': () => answer([anInvoiceRow({ name: 'FV-3-458' })]) });
    fireEvent.click(screen.getByRole('button', { name: 'Mostrar' }));
    expect(await screen.findByText('FV-3-458')).toBeVisible();
  });
});
