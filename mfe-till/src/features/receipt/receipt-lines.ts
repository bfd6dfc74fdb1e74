import { counterReceiptLines, type PrintedReceipt } from '@lacteos/contracts/counter/counter-receipt';
import { returnLabelOf } from '#features/sale';
import type { PrintedPaper } from './escpos';
import type { PaperWidth } from './printer-setting';

export const receiptPaper = (receipt: PrintedReceipt, width: PaperWidth): PrintedPaper => ({
  lines: counterReceiptLines(receipt, width),
  code: receipt.state === 'valid' && receipt.returnCode ? returnLabelOf(receipt.returnCode) : null,
});
