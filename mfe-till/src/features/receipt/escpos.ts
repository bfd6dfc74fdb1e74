import type { ReceiptLine } from '@lacteos/contracts/orders/receipt';
import type { PaperWidth } from './printer-setting';

/** Letters a line of the usual font. */
const COLUMNS: Readonly<Record<PaperWidth, number>> = { 58: 32, 80: 48 };
/** Milliseconds of a usual drawer's magnet. */
const PULSE_MS = 100;

export interface PrintedPaper {
  lines: readonly ReceiptLine[];
  /** As a bar code at the end. */
  code: string | null;
}

interface PrintOptions {
  width: PaperWidth;
  opensDrawer: boolean;
}

/** Early where there is a thermal printer: without a network it could not come later. */
export const loadEncoder = async () => (await import('@point-of-sale/receipt-printer-encoder')).default;

/** ESC/POS for a whole paper, cut at its end. The library comes when something is printed this way. */
export async function encodePaper(
  { lines, code }: PrintedPaper,
  { width, opensDrawer }: PrintOptions,
): Promise<Uint8Array> {
  const Encoder = await loadEncoder();
  const columns = COLUMNS[width];
  const printer = new Encoder({ language: 'esc-pos', columns, feedBeforeCut: 4 }).initialize();
  printer.codepage('auto');
  if (opensDrawer) printer.pulse(0, PULSE_MS, PULSE_MS);
  for (const line of lines) {
    if (line.kind === 'rule') printer.rule();
    else if (line.kind === 'row') {
      printer.bold(line.isTotal === true);
      const right = Math.min(line.right.length, columns - 1);
      printer.table(
        [
          { width: columns - right - 1, align: 'left', marginRight: 1 },
          { width: right, align: 'right' },
        ],
        [[line.left, line.right]],
      );
      printer.bold(false);
    } else {
      printer.align(line.isCentred ? 'center' : 'left').bold(line.isTitle === true);
      printer.line(line.text).bold(false).align('left');
    }
  }
  if (code) printer.align('center').newline().barcode(code, 'code128', { height: 60, text: true });
  return printer.cut('partial').encode() as Uint8Array;
}

/** Opens the drawer alone, for a movement by hand. */
export async function encodeDrawerKick(): Promise<Uint8Array> {
  const Encoder = await loadEncoder();
  return new Encoder({ language: 'esc-pos' })
    .initialize()
    .pulse(0, PULSE_MS, PULSE_MS)
    .encode() as Uint8Array;
}
