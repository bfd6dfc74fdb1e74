export { InvoiceDialog } from './components/order-invoice-dialog';
