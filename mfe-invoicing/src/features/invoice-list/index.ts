export { clearInvoiceLists, invoicesQuery, refreshInvoiceLists } from './model/list-invoices';
export { ExportInvoicesMenu } from './components/export-invoices-menu';
export { AttentionList } from './components/attention-list';
export { type DetailOf, InvoiceDetailDialog } from './components/invoice-detail';
export { InvoiceFilterForm } from './components/invoice-filter-form';
export { InvoicesTable } from './components/invoices-table';
export { type InvoicesView, readInvoicesView, writeInvoicesView } from './model/invoice-filters';
