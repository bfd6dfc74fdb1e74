export { PdfDialog } from './pdf-dialog';
export { useInvoicePdf } from './use-invoice-pdf';
