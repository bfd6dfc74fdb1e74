export { agedInvoiceTypesQuery, invoiceTypesQuery, useRefreshInvoiceTypes } from './list-invoice-types';
export { INVOICE_TYPES_TABLE, sortInvoiceTypes } from './invoice-type-columns';
export { matchingInvoiceTypes } from './invoice-type-filter';
