import PDFDocument from 'pdfkit';
import QRCode from 'qrcode';
import { type Json, listOf, objectOf } from '../protocol/checks.js';
import type { Customer, SalesDocument } from '../records/records.js';
import { ISSUER } from '../records/seed.js';

const DIAN = 'https://catalogo-vpfe-hab.dian.gov.co/document/searchqr?documentkey=';
const MARGIN = 48;
const LEFT = { x: MARGIN, width: 250 };
const AMOUNTS = { x: 400, width: 147 };

const money = (amount: unknown): string =>
  `$ ${Number(amount).toLocaleString('es-CO', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

export const documentPdf = async (document: SalesDocument, buyer: Customer | null): Promise<Buffer> => {
  const pdf = new PDFDocument({
    size: 'LETTER',
    margin: MARGIN,
    info: { Title: String(document.body['name']) },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  drawHead(pdf, document, buyer);
  drawLines(pdf, document.body);
  await drawStamp(pdf, document);
  pdf.end();
  return done;
};

const drawHead = (pdf: PDFKit.PDFDocument, { body, kind }: SalesDocument, buyer: Customer | null): void => {
  const title = kind === 'FV' ? 'Factura electrónica de venta' : 'Nota crédito electrónica';
  pdf.fontSize(16).text(ISSUER.name).fontSize(9).text(`NIT ${ISSUER.nit}`).moveDown();
  pdf.fontSize(13).text(`${title} ${String(body['prefix'] ?? '')}${String(body['number'])}`);
  pdf
    .fontSize(9)
    .text(`${String(body['name'])} · Fecha ${String(body['date'])}`)
    .moveDown();
  const names = buyer ? (buyer['name'] as string[]).join(' ') : '';
  const identification = String(objectOf(body['customer'])['identification']);
  const address = buyer ? String(objectOf(buyer['address'])['address']) : '';
  pdf
    .fontSize(10)
    .text(`Cliente: ${names}`)
    .text(`Identificación: ${identification}`)
    .text(address)
    .moveDown();
};

const drawLines = (pdf: PDFKit.PDFDocument, body: Json): void => {
  pdf.fontSize(9);
  for (const item of listOf(body['items'])) {
    const { y } = pdf;
    const taxes = listOf(item['taxes'])
      .map((tax) => String(tax['name']))
      .join(', ');
    const title = `${String(item['code'])}  ${String(item['description'])}`;
    pdf.text(title, LEFT.x, y, { width: LEFT.width });
    const after = pdf.y;
    pdf.text(`${String(item['quantity'])} × ${money(item['price'])} ${taxes}`, 300, y, { width: 100 });
    pdf.text(money(item['total']), AMOUNTS.x, y, { width: AMOUNTS.width, align: 'right' });
    pdf.y = Math.max(after, y + 24);
    if (pdf.y > 640) pdf.addPage();
  }
  pdf.moveDown().fontSize(12);
  pdf.text(`Total ${money(body['total'])}`, AMOUNTS.x - 100, pdf.y, {
    width: AMOUNTS.width + 100,
    align: 'right',
  });
};

const drawStamp = async (
  pdf: PDFKit.PDFDocument,
  { cufe, kind, stampStatus }: SalesDocument,
): Promise<void> => {
  pdf.moveDown().fontSize(9);
  if (!cufe) {
    pdf.text(`Sin validación de la DIAN (${stampStatus ?? 'no enviada'})`, MARGIN, pdf.y);
    return;
  }
  const qr = await QRCode.toBuffer(`${DIAN}${cufe}`, { margin: 0, width: 240 });
  if (pdf.y > 600) pdf.addPage();
  const { y } = pdf;
  pdf.image(qr, MARGIN, y, { width: 110 });
  pdf.text(kind === 'FV' ? 'CUFE' : 'CUDE', MARGIN + 125, y).text(cufe, { width: 380 });
};
