import type { ReceiptLine } from '@lacteos/contracts/orders/receipt';

import { PaperFont, UNPRINTABLE } from './paper-font.js';
import { TextLayout, type TextStyle } from './text-layout.js';

const POINTS_PER_MM = 72 / 25.4;
const WIDE = 80;
export const RECEIPT_WIDTH = WIDE * POINTS_PER_MM;
const MARGIN = 4 * POINTS_PER_MM;
/** Narrow printers print 48 of 58 mm. */
const NARROW_MARGIN = 5 * POINTS_PER_MM;
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

interface Paper {
  readonly width: number;
  readonly margin: number;
  readonly inner: number;
}

/** One page as long as its content. Letters that the font lacks are marked and explained. @param width of the paper in mm */
export async function receiptPdf(
  lines: readonly ReceiptLine[],
  title: string,
  width = WIDE,
): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const font = await PaperFont.load();
  const paper = paperOf(width);
  const { margin } = paper;
  const ruler = new TextLayout(new PDFDocument({ size: [paper.width, paper.width], margin }), font);
  const laidOut = printableLines(lines, font).map((line) =>
    line.kind === 'rule' ? null : layOut(ruler, line, paper),
  );
  const height = laidOut.reduce((sum, line) => sum + (line?.height ?? RULE_HEIGHT), 2 * margin);
  const pdf = new PDFDocument({
    size: [paper.width, height],
    margins: { top: margin, left: margin, right: margin, bottom: 0 },
    info: { Title: title },
  });
  const bytes = collect(pdf);
  const layout = new TextLayout(pdf, font);
  let y = margin;
  for (const line of laidOut) {
    if (line) write(layout, line, y, paper);
    else drawRule(pdf, y + RULE_HEIGHT / 2, paper);
    y += line?.height ?? RULE_HEIGHT;
  }
  pdf.end();
  return bytes;
}

function paperOf(millimetres: number): Paper {
  const width = millimetres * POINTS_PER_MM;
  const margin = millimetres < WIDE ? NARROW_MARGIN : MARGIN;
  return { width, margin, inner: width - 2 * margin };
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

function layOut(ruler: TextLayout, line: Exclude<ReceiptLine, { kind: 'rule' }>, { inner }: Paper): LaidOut {
  const isRow = line.kind === 'row';
  const style = styleOf(line);
  const right = isRow ? ruler.wrap(line.right, inner, style) : [];
  const taken = isRow ? Math.max(...right.map((part) => ruler.widthOf(part, style))) + COLUMN_GAP : 0;
  const left = ruler.wrap(isRow ? line.left : line.text, inner - taken, style);
  const height = Math.max(ruler.heightOf(left, style), ruler.heightOf(right, style)) + GAP;
  return { left, right, align: !isRow && line.isCentred ? 'center' : 'left', style, height };
}

function styleOf(line: ReceiptLine): TextStyle {
  if (line.kind === 'text' && line.isTitle) return TITLE;
  return line.kind === 'row' && line.isTotal ? TOTAL : TEXT;
}

function write(
  layout: TextLayout,
  { left, right, align, style }: LaidOut,
  y: number,
  { margin: x, inner: width }: Paper,
): void {
  layout.write(left, { x, y, width, align }, style);
  layout.write(right, { x, y, width, align: 'right' }, style);
}

function drawRule(pdf: Pdf, y: number, { margin, inner }: Paper): void {
  pdf
    .moveTo(margin, y)
    .lineTo(margin + inner, y)
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
