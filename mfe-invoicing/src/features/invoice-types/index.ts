export { agedInvoiceTypesQuery, invoiceTypesQuery, useRefreshInvoiceTypes } from './list-invoice-types';
export { InvoiceTypesTable } from './invoice-types-table';
export { matchingInvoiceTypes } from './invoice-type-filter';
