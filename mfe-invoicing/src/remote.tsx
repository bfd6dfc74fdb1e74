import { defineRemote, type ExposedComponents, type SlotFills } from '@lacteos/remote-kit';
import { lazy } from 'react';

const InvoiceTypesPage = lazy(async () => {
  const { InvoiceTypesPage: page } = await import('./pages/invoice-types/invoice-types-page');
  return { default: page };
});

const CustomersPage = lazy(async () => {
  const { CustomersPage: page } = await import('./pages/customers/customers-page');
  return { default: page };
});
const InvoicePage = lazy(async () => {
  const { InvoicePage: page } = await import('./pages/invoice/invoice-page');
  return { default: page };
});
const InvoicesListPage = lazy(async () => {
  const { InvoicesListPage: page } = await import('./pages/invoices-list/invoices-list-page');
  return { default: page };
});

const InvoiceDialog = lazy(async () => {
  const { InvoiceDialog: dialog } = await import('#features/order-invoice');
  return { default: dialog };
});

const BulkInvoiceDialog = lazy(async () => {
  const { BulkInvoiceDialog: dialog } = await import('./features/bulk-invoice-dialog/bulk-invoice-dialog');
  return { default: dialog };
});

const OrderInvoicesCard = lazy(async () => {
  const { OrderInvoicesCard: card } = await import('./features/order-invoices-card/order-invoices-card');
  return { default: card };
});

const exposes: ExposedComponents<'mfe-invoicing'> = { InvoiceDialog, BulkInvoiceDialog };

const extensions: SlotFills = { 'mfe-backoffice/OrderAside': OrderInvoicesCard };

export const remote = defineRemote({
  contract: 1,
  pages: {
    '/admin/customers': CustomersPage,
    '/admin/invoice': InvoicePage,
    '/admin/invoice_type': InvoiceTypesPage,
    '/admin/invoices_list': InvoicesListPage,
  },
  exposes,
  extensions,
});
