export type { PrintedPaper } from './escpos';
export { PrinterDialog } from './printer-dialog';
export { receiptPaper } from './receipt-lines';
export { usePrinter, type Printer } from './use-printer';
export { provisionalReceipt } from './provisional-receipt';
