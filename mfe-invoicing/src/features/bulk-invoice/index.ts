export { BulkInvoiceDialog } from './components/bulk-invoice-dialog';
