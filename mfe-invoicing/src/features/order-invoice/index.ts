export { InvoiceDialog } from './order-invoice-dialog';
export { OrderInvoiceEdit } from './order-invoice-edit';
