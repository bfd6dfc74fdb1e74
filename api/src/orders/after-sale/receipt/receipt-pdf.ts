import type { ReceiptLine } from '@lacteos/contracts/orders/receipt';

import { PaperFont, UNPRINTABLE } from './paper-font.js';
import { TextLayout, type TextStyle } from './text-layout.js';

const POINTS_PER_MM = 72 / 25.4;
export const RECEIPT_WIDTH = 80 * POINTS_PER_MM;
const MARGIN = 4 * POINTS_PER_MM;
const INNER = RECEIPT_WIDTH - 2 * MARGIN;
const GAP = 2;
const COLUMN_GAP = 8;
const RULE_HEIGHT = 9;
const TEXT: TextStyle = { weight: 'regular', size: 9 };
const TOTAL: TextStyle = { weight: 'bold', size: 12 };
const TITLE: TextStyle = { weight: 'bold', size: 14 };
const LACKING: ReceiptLine = {
  kind: 'text',
  text: `${UNPRINTABLE}: letras que este papel no puede imprimir. El pedido las conserva.`,
};

type Pdf = PDFKit.PDFDocument;

interface LaidOut {
  readonly left: readonly string[];
  readonly right: readonly string[];
  readonly align: 'left' | 'center';
  readonly style: TextStyle;
  readonly height: number;
}

/** One page of 80 mm, as long as its content. Letters that the font lacks are marked and explained. */
export async function receiptPdf(lines: readonly ReceiptLine[], title: string): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const font = await PaperFont.load();
  const printable = printableLines(lines, font);
  const ruler = new TextLayout(
    new PDFDocument({ size: [RECEIPT_WIDTH, RECEIPT_WIDTH], margin: MARGIN }),
    font,
  );
  const laidOut = printable.map((line) => (line.kind === 'rule' ? null : layOut(ruler, line)));
  const height = laidOut.reduce((sum, line) => sum + (line?.height ?? RULE_HEIGHT), 2 * MARGIN);
  const pdf = new PDFDocument({
    size: [RECEIPT_WIDTH, height],
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 },
    info: { Title: title },
  });
  const bytes = collect(pdf);
  const layout = new TextLayout(pdf, font);
  let y = MARGIN;
  for (const line of laidOut) {
    if (line) write(layout, line, y);
    else drawRule(pdf, y + RULE_HEIGHT / 2);
    y += line?.height ?? RULE_HEIGHT;
  }
  pdf.end();
  return bytes;
}

function printableLines(lines: readonly ReceiptLine[], font: PaperFont): ReceiptLine[] {
  const printable = lines.map((line): ReceiptLine => {
    if (line.kind === 'text') return { ...line, text: font.printable(line.text) };
    if (line.kind === 'row')
      return { ...line, left: font.printable(line.left), right: font.printable(line.right) };
    return line;
  });
  const isLacking = printable.some(
    (line) =>
      (line.kind === 'text' && line.text.includes(UNPRINTABLE)) ||
      (line.kind === 'row' && `${line.left}${line.right}`.includes(UNPRINTABLE)),
  );
  return isLacking ? [...printable, LACKING] : printable;
}

function layOut(ruler: TextLayout, line: Exclude<ReceiptLine, { kind: 'rule' }>): LaidOut {
  const isRow = line.kind === 'row';
  const style = styleOf(line);
  const right = isRow ? ruler.wrap(line.right, INNER, style) : [];
  const taken = isRow ? Math.max(...right.map((part) => ruler.widthOf(part, style))) + COLUMN_GAP : 0;
  const left = ruler.wrap(isRow ? line.left : line.text, INNER - taken, style);
  const height = Math.max(ruler.heightOf(left, style), ruler.heightOf(right, style)) + GAP;
  return { left, right, align: !isRow && line.isCentred ? 'center' : 'left', style, height };
}

function styleOf(line: ReceiptLine): TextStyle {
  if (line.kind === 'text' && line.isTitle) return TITLE;
  return line.kind === 'row' && line.isTotal ? TOTAL : TEXT;
}

function write(layout: TextLayout, { left, right, align, style }: LaidOut, y: number): void {
  layout.write(left, { x: MARGIN, y, width: INNER, align }, style);
  layout.write(right, { x: MARGIN, y, width: INNER, align: 'right' }, style);
}

function drawRule(pdf: Pdf, y: number): void {
  pdf
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + INNER, y)
    .dash(2, { space: 2 })
    .lineWidth(0.5)
    .stroke();
}

function collect(pdf: Pdf): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
}
