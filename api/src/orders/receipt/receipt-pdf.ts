import type { ReceiptLine } from '@lacteos/contracts';

const POINTS_PER_MM = 72 / 25.4;
/** Paper width of a till printer. */
export const RECEIPT_WIDTH = 80 * POINTS_PER_MM;
const MARGIN = 4 * POINTS_PER_MM;
const INNER = RECEIPT_WIDTH - 2 * MARGIN;
const GAP = 2;
const RULE_HEIGHT = 9;
const SIZES = { text: 9, total: 12, title: 14 } as const;
type Pdf = PDFKit.PDFDocument;

/** Renders a receipt as one page of 80 mm, as long as its content. */
export async function receiptPdf(lines: readonly ReceiptLine[], title: string): Promise<Buffer> {
  // Loaded on first use, because its fonts are large.
  const { default: PDFDocument } = await import('pdfkit');
  const ruler = new PDFDocument({ size: [RECEIPT_WIDTH, RECEIPT_WIDTH], margin: MARGIN });
  const heights = lines.map((line) => heightOf(ruler, line));
  const height = heights.reduce((sum, each) => sum + each, 2 * MARGIN);
  const pdf = new PDFDocument({
    size: [RECEIPT_WIDTH, height],
    margins: { top: MARGIN, left: MARGIN, right: MARGIN, bottom: 0 },
    info: { Title: title },
  });
  const bytes = collect(pdf);
  let y = MARGIN;
  lines.forEach((line, at) => {
    draw(pdf, line, y);
    y += heights[at] ?? 0;
  });
  pdf.end();
  return bytes;
}

function styled(pdf: Pdf, line: ReceiptLine): Pdf {
  if (line.kind === 'text' && line.isTitle) return pdf.font('Helvetica-Bold').fontSize(SIZES.title);
  if (line.kind === 'row' && line.isTotal) return pdf.font('Helvetica-Bold').fontSize(SIZES.total);
  return pdf.font('Helvetica').fontSize(SIZES.text);
}

function heightOf(pdf: Pdf, line: ReceiptLine): number {
  if (line.kind === 'rule') return RULE_HEIGHT;
  const shown = line.kind === 'text' ? line.text : `${line.left} ${line.right}`;
  const oneLine = line.kind === 'row';
  return styled(pdf, line).heightOfString(oneLine ? 'X' : shown || ' ', { width: INNER }) + GAP;
}

function draw(pdf: Pdf, line: ReceiptLine, y: number): void {
  if (line.kind === 'rule') {
    const middle = y + RULE_HEIGHT / 2;
    pdf
      .moveTo(MARGIN, middle)
      .lineTo(MARGIN + INNER, middle)
      .dash(2, { space: 2 })
      .lineWidth(0.5)
      .stroke();
    return;
  }
  styled(pdf, line);
  if (line.kind === 'text') {
    pdf.text(line.text, MARGIN, y, { width: INNER, align: line.isCentred ? 'center' : 'left' });
    return;
  }
  pdf.text(line.left, MARGIN, y, { width: INNER, lineBreak: false });
  pdf.text(line.right, MARGIN, y, { width: INNER, align: 'right', lineBreak: false });
}

function collect(pdf: Pdf): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
}
