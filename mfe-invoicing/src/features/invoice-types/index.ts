export { agedInvoiceTypesQuery, invoiceTypesQuery, useRefreshInvoiceTypes } from './api/list-invoice-types';
export { InvoiceTypesTable } from './components/invoice-types-table';
export { matchingInvoiceTypes } from './model/invoice-type-filter';
