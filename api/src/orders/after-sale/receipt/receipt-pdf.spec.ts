import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inflateSync } from 'node:zlib';

import type { ReceiptLine } from '@lacteos/contracts/orders/receipt';
import { PaperFont } from './paper-font.js';
import { receiptPdf } from './receipt-pdf.js';
import { TextLayout } from './text-layout.js';

const text = (value: string): ReceiptLine => ({ kind: 'text', text: value });

/** The contents of a PDF's compressed streams. */
const streamsOf = (pdf: Buffer): string[] => {
  const streams: string[] = [];
  for (let from = pdf.indexOf('stream\n'); from !== -1; from = pdf.indexOf('stream\n', from + 1)) {
    try {
      streams.push(inflateSync(pdf.subarray(from + 'stream\n'.length)).toString('latin1'));
    } catch {
      // Not every stream is compressed.
    }
  }
  return streams;
};

/** The letters that the fonts in a PDF stand for, by their tables of characters. */
const lettersOf = (pdf: Buffer): Set<string> =>
  new Set(
    streamsOf(pdf)
      .filter((stream) => stream.includes('beginbfrange'))
      .flatMap((stream) => [...stream.matchAll(/\[([^\]]*)\]/g)])
      .flatMap(([, codes = '']) => codes.match(/[\da-f]{4,}/g) ?? [])
      .map((code) => String.fromCodePoint(Number.parseInt(code, 16))),
  );

const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
const heightOf = (pdf: Buffer): number =>
  Number(/\/MediaBox \[0 0 [\d.]+ ([\d.]+)\]/.exec(pdf.toString('latin1'))?.[1]);

describe('receipt PDF', () => {
  it('contains Latin, Vietnamese and Cyrillic letters as selectable text [N-33-710]', async () => {
    const names = 'Łucja Żółć Đặng Thị Дмитрий Ґалаґан Peñuela';
    const letters = lettersOf(await receiptPdf([text(names)], 'Recibo'));
    expect([...names].filter((letter) => letter !== ' ' && !letters.has(letter))).toEqual([]);
  });

  it('replaces characters missing from the font with a mark and explains it in the footer [N-33-711]', async () => {
    const plain = await receiptPdf([text('Finca La Luna')], 'Recibo');
    const marked = await receiptPdf([text('Finca 👩‍🌾🧀 La Luna')], 'Recibo');
    expect(lettersOf(plain).has('?')).toBe(false);
    expect(lettersOf(marked).has('?')).toBe(true);
    expect(heightOf(marked)).toBeGreaterThan(heightOf(plain));
    const font = await PaperFont.load();
    expect(font.printable('Finca 👩‍🌾🧀 La Luna')).toBe('Finca [?] La Luna');
    expect(font.printable('Ελένη Nun\u0303ez')).toBe('[?] Nuñez');
  });

  it('fits on one page however long its names are [N-33-712]', async () => {
    const company = 'Comercializadora de productos lácteos y derivados del piedemonte llanero '.repeat(2);
    const row: ReceiptLine = { kind: 'row', left: company, right: '$ 1.234.567.890,00', isTotal: true };
    const pdf = await receiptPdf([text(company), row, text('W'.repeat(256))], 'Recibo');
    expect(pagesOf(pdf)).toBe(1);
  });
});

describe('text layout', () => {
  it('wraps at words and breaks words wider than a line without losing letters [N-33-712]', async () => {
    const { default: PDFDocument } = await import('pdfkit');
    const layout = new TextLayout(new PDFDocument(), await PaperFont.load());
    const style = { weight: 'bold', size: 12 } as const;
    const name = `Asociación de Дмитрий ${'Ł'.repeat(60)} y hermanos S.A.S.`;
    const lines = layout.wrap(name, 200, style);
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.filter((line) => layout.widthOf(line, style) > 200)).toEqual([]);
    expect(lines.join('').replaceAll(' ', '')).toBe(name.replaceAll(' ', ''));
  });
});

describe('the paper font', () => {
  it('matches the subset that cut-paper-fonts.mjs cuts from the brand font [N-33-710]', async () => {
    const tool = join(import.meta.dirname, '../../../../tools/cut-paper-fonts.mjs');
    await expect(promisify(execFile)(process.execPath, [tool, '--check'])).resolves.toBeDefined();
  });
});
