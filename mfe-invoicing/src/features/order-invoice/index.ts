export { InvoiceDialog } from './components/order-invoice-dialog';
export { OrderInvoiceEdit } from './components/order-invoice-edit';
