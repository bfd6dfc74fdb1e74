export { PdfDialog } from './components/pdf-dialog';
export { useInvoicePdf } from './api/use-invoice-pdf';
