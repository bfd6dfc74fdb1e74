import { RECEIPT_WIDTHS, type ReceiptWidth } from '@lacteos/contracts/counter/counter-receipt';

export const PAPER_WIDTHS = RECEIPT_WIDTHS;
export type PaperWidth = ReceiptWidth;

/** `dialog`: the browser's; `usb` and `serial`: ESC/POS to a thermal printer. */
export type PrinterKind = 'dialog' | 'usb' | 'serial';

export interface PrinterSetting {
  kind: PrinterKind;
  width: PaperWidth;
  /** Prints by itself after each sale. */
  isAutomatic: boolean;
  /** Opens the cash drawer that is connected to the printer. */
  opensDrawer: boolean;
}

const KEY = 'lacteos.till.printer';

const USUAL: PrinterSetting = { kind: 'dialog', width: 80, isAutomatic: true, opensDrawer: true };

/** Of this device. */
export function readPrinterSetting(): PrinterSetting {
  try {
    const stored = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<PrinterSetting>;
    return { ...USUAL, ...stored };
  } catch {
    return USUAL;
  }
}

export function storePrinterSetting(setting: PrinterSetting): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(setting));
  } catch {
    // The setting then lasts as long as the page.
  }
}
