import JSZip from 'jszip';
import { readSheet } from 'read-excel-file/universal';

import type { SheetColumn, SpreadsheetFormat } from './sheet-column.js';
import { readRows } from './read-rows.js';
import { writeRows } from './write-rows.js';

type Row = readonly [string | null, number, boolean];
const COLUMNS: readonly SheetColumn<Row>[] = [
  { title: 'Texto', width: 30, value: ([text]) => text },
  { title: 'Número & <más>', value: ([, number]) => number },
  { title: '¿Sí?', value: ([, , is]) => is },
];

async function* inPairs(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += 2) yield rows.slice(start, start + 2);
}
const bytesOf = async (
  format: SpreadsheetFormat,
  rows: readonly Row[],
  columns: readonly SheetColumn<Row>[] = COLUMNS,
): Promise<Buffer> =>
  Buffer.concat(await writeRows({ format, columns, batches: inPairs(rows), limitSeconds: 60 }).toArray());

const ROWS: readonly Row[] = [
  ['Peña & Hijos <S.A.S.> "la mejor"', 12.5, true],
  ['  con\nespacios\t', -3, false],
  [null, 0, true],
  ['=SUM(A1)', 1, false],
  ['bell\u0007 half\ud800 🧀 \uffff', 2, true],
];

const HEAD_AND_ROW = 'Nombre;Precio sin IVA\r\n"Arequipe de la abuela – «frío» €";12.500,50\r\n';
const READ = [
  { line: 1, cells: ['Nombre', 'Precio sin IVA'] },
  { line: 2, cells: ['Arequipe de la abuela – «frío» €', '12.500,50'] },
];
/** Letters of the sample that Windows-1252 encodes differently from ISO 8859-1. */
const windowsBytes = (text: string): Buffer =>
  Buffer.from(text.replaceAll('–', '\u0096').replaceAll('€', '\u0080'), 'latin1');
const bigEndian = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le').swap16();

describe('a CSV file', () => {
  it.each([
    ['Windows-1252, as Excel in Colombia saves it', windowsBytes(HEAD_AND_ROW)],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${HEAD_AND_ROW}`)],
    ['UTF-16 as "Unicode text", little-endian', Buffer.from(`\ufeff${HEAD_AND_ROW}`, 'utf16le')],
    ['UTF-16, big-endian', bigEndian(HEAD_AND_ROW)],
    ['tabs', Buffer.from(HEAD_AND_ROW.replaceAll(';', '\t'))],
  ])('is parsed in %s [N-33-720]', async (_name, bytes) => expect(await readRows(bytes)).toEqual(READ));

  it.each(['sep=;\r\n', '"sep=;"\n'])(
    "is parsed after a first line %j, with the file's line numbers",
    async (first) => {
      const rows = READ.map(({ line, cells }) => ({ line: line + 1, cells }));
      expect(await readRows(Buffer.from(`\ufeff${first}${HEAD_AND_ROW}`))).toEqual(rows);
    },
  );

  it('has the delimiter declared in its first line [N-33-720]', async () => {
    const [, row] = await readRows(Buffer.from('sep=,\nNombre;corto,Marca\nKumis;1,Llano\n'));
    expect(row?.cells).toEqual(['Kumis;1', 'Llano']);
  });

  it.each([
    ['a picture', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d]],
    ['bytes undefined in Windows-1252', [0x41, 0x81, 0x42]],
    ['an incomplete UTF-16 character', [0xff, 0xfe, 0x41]],
  ])('is not recognised in %s [N-33-720]', async (_name, bytes) => {
    await expect(readRows(Buffer.from(bytes))).rejects.toThrow('the file is no spreadsheet');
  });

  it('opens in columns in a Colombian Excel: semicolons, byte order mark, decimal commas [N-33-721]', async () => {
    const bytes = await bytesOf('csv', [['Kumis', 1234.5, true]]);
    expect(bytes.toString()).toBe('\ufeff"Texto";"Número & <más>";"¿Sí?"\n"Kumis";"1234,5";"SI"\n');
  });
});

describe('a written spreadsheet', () => {
  it('is read back from a workbook with every character that XML allows', async () => {
    const bytes = await bytesOf('xlsx', ROWS);
    const rows = await readSheet(new Blob([new Uint8Array(bytes)]), 'Datos', { trim: false });
    expect(rows).toEqual([
      ['Texto', 'Número & <más>', '¿Sí?'],
      ROWS[0],
      ROWS[1],
      [null, 0, true],
      ["'=SUM(A1)", 1, false],
      ['bell half\ufffd 🧀 ', 2, true],
    ]);
  });

  it('has bold titles in a frozen row, and column widths', async () => {
    const parts = await JSZip.loadAsync(await bytesOf('xlsx', ROWS));
    const sheet = (await parts.file('xl/worksheets/sheet1.xml')?.async('string')) ?? '';
    const styles = (await parts.file('xl/styles.xml')?.async('string')) ?? '';
    const fonts = styles.match(/<font>.*?<\/font>/g) ?? [];
    const formats = [
      ...(/<cellXfs.*<\/cellXfs>/.exec(styles)?.[0] ?? '').matchAll(/<xf [^>]*fontId="(\d)"/g),
    ];
    const isBold = (cell: string): boolean => {
      const format = Number(new RegExp(`<c r="${cell}" s="(\\d)"`).exec(sheet)?.[1]);
      return fonts[Number(formats[format]?.[1])]?.includes('<b/>') ?? false;
    };
    expect([isBold('A1'), isBold('C1'), isBold('A2')]).toEqual([true, true, false]);
    expect(sheet).toContain('<col min="1" max="1" width="30" customWidth="1"/>');
    expect(sheet).toMatch(/<pane ySplit="1"[^>]* state="frozen"\/>/);
  });

  it('labels columns beyond Z as spreadsheets do', async () => {
    const wide = Array.from({ length: 60 }, (_, n) => ({ title: `C${n}`, value: () => n }));
    const [, row] = await readRows(await bytesOf('xlsx', [['', 0, true]], wide));
    expect(row?.cells).toEqual(Array.from({ length: 60 }, (_, n) => n));
  });

  it('is read back from CSV, guarded texts included', async () => {
    const rows = await readRows(await bytesOf('csv', ROWS.slice(0, 4)));
    expect(rows.map(({ cells }) => cells)).toEqual([
      ['Texto', 'Número & <más>', '¿Sí?'],
      ['Peña & Hijos <S.A.S.> "la mejor"', '12,5', 'SI'],
      ['con\nespacios', '-3', 'NO'],
      [null, '0', 'SI'],
      ['=SUM(A1)', '1', 'NO'],
    ]);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1+1', '＋1', '－1', '＠A1'])(
    'runs no formula from %j, also quoted in CSV, and reads it back [N-16-080, N-16-199]',
    async (text) => {
      const csv = await bytesOf('csv', [[text, 1, true]]);
      expect(csv.toString()).toContain(`\n"'${text}";"1";"SI"`);
      expect((await readRows(csv))[1]?.cells[0]).toBe(text);
      const [, row] = await readRows(await bytesOf('xlsx', [[text, 1, true]]));
      expect(row?.cells[0]).toBe(text.replace('\r', '\n'));
    },
  );

  it.each(['xlsx', 'csv'] as const)(
    'stops as %s when its time is over, and closes its source [N-16-167]',
    async (format) => {
      let isEnded = false;
      async function* endless(): AsyncGenerator<readonly Row[]> {
        try {
          for (;;) {
            yield ROWS;
            await new Promise((done) => setImmediate(done));
          }
        } finally {
          isEnded = true;
        }
      }
      const file = writeRows({ format, columns: COLUMNS, batches: endless(), limitSeconds: 0.1 });
      await expect(file.toArray()).rejects.toThrow('a file took more than 0.1 s');
      while (!isEnded) await new Promise((done) => setImmediate(done));
      expect(isEnded).toBe(true);
    },
  );

  it.each(['xlsx', 'csv'] as const)(
    'yields to other work between the batches of a %s [N-34-307]',
    async (format) => {
      let isOver = false;
      let turns = 0;
      const others = (async () => {
        while (!isOver) {
          await new Promise((done) => setImmediate(done));
          turns += 1;
        }
      })();
      const rows = Array.from({ length: 400 }, () => ROWS[0] as Row);
      await bytesOf(format, rows);
      isOver = true;
      await others;
      expect(turns).toBeGreaterThanOrEqual(200);
    },
  );

  it.each(['xlsx', 'csv'] as const)('has its titles without rows as %s', async (format) => {
    expect((await readRows(await bytesOf(format, []))).map(({ cells }) => cells[0])).toEqual(['Texto']);
  });
});
