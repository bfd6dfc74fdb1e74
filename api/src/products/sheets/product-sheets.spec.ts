import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { jest } from '@jest/globals';
import { moneyKind } from '@lacteos/contracts/parsing/number-kinds';
import JSZip from 'jszip';

import {
  SHEET_FOOTER,
  SHEET_PATH,
  sheetHeader,
  WORKBOOK_PARTS,
} from '#platform/spreadsheet/workbook-parts.js';
import { SheetReader } from '#platform/spreadsheet/index.js';
import { DIALECTS, startApi, type TestApi } from '#test/index.js';
import { ShopBuilder } from '#test/shop-builder.js';
import { demoDetails } from '../../seed/product-details.js';
import type { AdminProductDto } from '../staff/staff-products.dto.js';
import type { ImportReportDto } from './product-import.dto.js';
import { asAmount, asName, asNumber } from './product-sheet-cells.js';
import { asDay, asFamily, asFlag, asUnit, asVatClass } from './sheet-words.js';

const WORDS = { 'VAT class': asVatClass, family: asFamily, unit: asUnit };

describe('parsing cells of a product sheet', () => {
  it.each([
    ['12.500,50', 12500.5],
    ['$ 12.500', 12500],
    ['12500.5', 12500.5],
    [12.5, 12.5],
    ['7654,50', 7654.5],
  ])('reads the amount %p as %p', (cell, value) => expect(asNumber(moneyKind())(cell)).toBe(value));

  it.each(['doce', '12.50', '12,500'])('rejects the ambiguous number %p', (cell) =>
    expect(asNumber(moneyKind())(cell)).toMatchObject({ typed: cell }),
  );

  it.each([
    [1069.7700000000001, 1069.77],
    [0.1 + 0.2, 0.3],
    [1234.56 * 1.045, 1290.12],
    ['1069.7700000000001', 1069.77],
    [999_999_999.99, 999_999_999.99],
  ])('rounds the formula result %p to %p [N-33-722]', (cell, pesos) => expect(asAmount(cell)).toBe(pesos));

  it.each([
    ['VAT class', 'Gravado', 'Taxed'],
    ['VAT class', 'gravado 5 %', 'TaxedReduced'],
    ['VAT class', 'EXENTO', 'Exempt'],
    ['VAT class', 'Excluido', 'Excluded'],
    ['VAT class', 'Taxed', 'Taxed'],
    ['family', 'lacteos', 'LÁCTEOS'],
    ['family', ' Quesos ', 'QUESOS'],
    ['unit', 'Gramos', 'g'],
    ['unit', 'Lts.', 'l'],
    ['unit', 'unidades', 'un'],
    ['unit', 'arroba', 'arroba'],
  ] as const)('maps for a %s the cell %p to %p [N-33-723]', (kind, cell, word) =>
    expect(WORDS[kind](cell)).toBe(word),
  );

  it('reads dates and names as the forms do [N-33-808]', () => {
    expect(['26/11/2026', '261126', '2026-11-26', 'pronto'].map(asDay)).toEqual([
      '2026-11-26',
      '2026-11-26',
      '2026-11-26',
      'pronto',
    ]);
    expect(asName(' Queso  doble   crema ')).toBe('Queso doble crema');
  });

  it.each([
    ['SI', true],
    ['Activo', true],
    ['x', true],
    ['Falso', false],
    ['sí', true],
    [false, false],
    ['NO', false],
    ['tal vez', 'tal vez'],
  ])('reads %p as the flag %p', (cell, value) => expect(asFlag(cell)).toBe(value));
});

/** A workbook whose sheet has this XML. */
async function workbookOf(sheet: string): Promise<Buffer> {
  const zip = new JSZip();
  for (const [path, xml] of Object.entries(WORKBOOK_PARTS)) zip.file(path, xml);
  const frame = sheetHeader([undefined]);
  zip.file(SHEET_PATH, frame.replace('<sheetData>', sheet.replace('</sheetData>', '')) + SHEET_FOOTER);
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
}

describe.each(DIALECTS)('product sheets on $name', (dialect) => {
  let api: TestApi;
  let shop: ShopBuilder;
  let token: string;
  beforeAll(async () => {
    api = await startApi(dialect);
    shop = new ShopBuilder(api);
    token = (await api.signedIn(3)).token;
  });
  afterAll(() => api.stop());

  const read = async (id: number) =>
    (await api.call<AdminProductDto>('GET', `/admin/product/${id}`, { token })).data;
  const send = (bytes: Uint8Array, query = '') =>
    api.upload<ImportReportDto>(`/admin/products/import${query}`, { name: 'p.csv', bytes }, {}, token);
  const csv = (lines: readonly string[], query = '') => send(Buffer.from(lines.join('\n')), query);
  const put = (body: object) => api.call('PUT', '/admin/products', { token, body });

  it.each(['xlsx', 'csv'])('change nothing when an exported %s file is imported', async (format) => {
    await shop.addProduct({ name: '=Queso, "fino"', slug: 'Tarro\n1', price: 1234.5, code: `X-${format}` });
    const details = {
      ...demoDetails('kumis-natural', new Date()),
      expiresFrom: '2027-01-15',
      delivery: 'Llega el martes; "frío".',
    };
    await shop.addProduct({ price: 12.5, code: `X-cents-${format}`, details });
    const headers = { authorization: `Bearer ${token}` };
    const address = `${api.origin}/api/admin/products/export?format=${format}`;
    const file = Buffer.from(await (await fetch(address, { headers })).arrayBuffer());
    const { status, data } = await send(file);
    expect([status, data]).toEqual([
      200,
      expect.objectContaining({ applied: true, created: 0, updated: 0, problems: [] }),
    ]);
    expect(data.unchanged).toBeGreaterThan(0);
  });

  it('change nothing in a dry run and list every error by row', async () => {
    const { id } = await shop.addProduct({ code: 'X-dry', price: 100 });
    const lines = [
      'Código;Nombre;Precio sin IVA;Activo',
      'X-dry;Otro nombre;200;SI',
      'X-dry;Repetido;200;SI',
      'X-none;Nadie;1;SI',
      ';Nuevo;cero;tal vez',
    ];
    const { status, data } = await csv(lines, '?dryRun=true');
    expect([status, data.applied]).toEqual([200, false]);
    const cells = data.problems.map(({ row, column }) => `${row} ${column}`);
    expect(cells).toEqual(
      expect.arrayContaining(['3 Código', '4 Código', '5 Activo', '5 Precio sin IVA', '5 Marca']),
    );
    const wet = await csv(lines);
    expect(wet.data.applied).toBe(false);
    expect(await read(id)).toMatchObject({ price: 100 });
  });

  it('create and update products', async () => {
    const { id } = await shop.addProduct({ code: 'X-all', price: 100, stock: 5 });
    const head =
      'Código,Nombre,Presentación,Marca,Descripción,Precio sin IVA,Stock,Activo,Grupo de inventario,Impuesto,Lista de precios,Imagen';
    const { data } = await csv([
      head,
      'X-all,,,,,"1.500,50",8,NO,,,,',
      ',Nuevo del archivo,Tarro,Marca,Descripción,9900,3,SI,1253,13156,1,/api/media/x/640.webp',
    ]);
    expect(data).toEqual({ applied: true, created: 1, updated: 1, unchanged: 0, problems: [] });
    expect(await read(id)).toMatchObject({ price: 1500.5, countInStock: 8, active: false });
    const made = await api.call<AdminProductDto[]>('GET', '/admin/products?search=nuevo del archivo', {
      token,
    });
    expect(made.data).toMatchObject([{ price: 9900, countInStock: 3, active: true }]);
    expect(await shop.ledgerDifferences()).toEqual([]);
  });

  it('accept a CSV file as Colombian Excel saves it [N-33-720]', async () => {
    const { id } = await shop.addProduct({ code: 'X-excel', price: 100, stock: 0 });
    const file = await readFile(new URL('./productos-excel-es-co.csv', import.meta.url));
    expect(() => new TextDecoder('utf-8', { fatal: true }).decode(file)).toThrow();
    const { status, data } = await send(file);
    expect([status, data]).toEqual([
      200,
      { applied: true, created: 0, updated: 1, unchanged: 0, problems: [] },
    ]);
    expect(await read(id)).toMatchObject({
      ...{ name: 'Yogur de guanábana', family: 'LÁCTEOS', price: 12_500.5, countInStock: 40, active: true },
      ...{ taxClassification: 'Exempt', nextTaxClassification: 'TaxedReduced', taxChangeOn: '2027-02-01' },
      ...{ netContent: 1000, netContentUnit: 'ml' },
    });
  });

  it('report both readings of an ambiguous price and keep the old price [N-17-007]', async () => {
    const { id } = await shop.addProduct({ code: 'X-unclear', price: 100 });
    const { data } = await csv(['Código;Precio sin IVA;Stock', 'X-unclear;12.50;1,5']);
    expect(data.problems.map(({ column, message }) => [column, message.replaceAll('\u00a0', ' ')])).toEqual([
      [
        'Precio sin IVA',
        'No es claro si son $ 12,50 o $ 12.500,00. Los miles llevan punto y los decimales, coma.',
      ],
      ['Stock', 'Debe ser un número entero.'],
    ]);
    expect(await read(id)).toMatchObject({ price: 100 });
    expect((await csv(['Código;Precio sin IVA', 'X-unclear;$ 12.500'])).data.applied).toBe(true);
    expect(await read(id)).toMatchObject({ price: 12_500 });
  });

  it('require the net content and its unit together [N-20-121]', async () => {
    const { id } = await shop.addProduct({ code: 'X-net' });
    const head = 'Código;Contenido neto;Unidad del contenido';
    const half = await csv([head, 'X-net;500;']);
    expect(half.data.problems).toEqual([
      { row: 2, column: 'Unidad del contenido', message: 'Indique la unidad del contenido neto.' },
    ]);
    expect((await csv([head, 'X-net;500;g'])).data).toMatchObject({ applied: true, updated: 1 });
    expect(await read(id)).toMatchObject({ netContent: 500, netContentUnit: 'g' });
  });

  it('schedule a VAT class change and report incomplete or past ones by row [N-19-063]', async () => {
    const { id } = await shop.addProduct({ code: 'X-vat' });
    const head = 'Código,Clasificación tributaria,Clasificación siguiente,Rige desde';
    const past = await csv([head, 'X-vat,,TaxedReduced,2026-11-20']);
    expect(past.data.problems).toMatchObject([{ row: 2, column: 'Rige desde' }]);
    const alone = await csv([head, 'X-vat,,,2027-01-01']);
    expect(alone.data.problems).toMatchObject([{ row: 2, column: 'Clasificación siguiente' }]);
    expect((await csv([head, 'X-vat,Exempt,TaxedReduced,2027-01-01'])).data.applied).toBe(true);
    const planned = { nextTaxClassification: 'TaxedReduced', taxChangeOn: '2027-01-01' };
    expect(await read(id)).toMatchObject({ taxClassification: 'Exempt', ...planned });
  });

  it('keep sales made after the export', async () => {
    const { id } = await shop.addProduct({ code: 'X-sold', stock: 5 });
    await api.call('PUT', '/admin/product', { token, body: { id, countInStock: 2 } });
    const head = 'Código,Nombre,Stock,Stock al exportar';
    expect((await csv([head, 'X-sold,Otro,5,5'])).data).toMatchObject({ applied: true, updated: 1 });
    expect(await read(id)).toMatchObject({ name: 'Otro', countInStock: 2 });
    const { data } = await csv([head, 'X-sold,Otro,9,5']);
    expect(data).toMatchObject({ applied: false, problems: [{ row: 2, column: 'Stock' }] });
  });

  it('are rejected when the file is unreadable or has unknown columns', async () => {
    expect((await send(Buffer.from([0xff, 0xfe, 0x00]))).failure.code).toBe('PRODUCTS.FILE_UNREADABLE');
    expect((await send(Buffer.from('PKxx'))).failure.code).toBe('PRODUCTS.FILE_UNREADABLE');
    const { data } = await csv(['Nombre,Secreto', 'a,b']);
    expect(data.problems.map(({ column }) => column)).toEqual(['Secreto', 'Código']);
  });

  /** Calls another route while the process that reads sheets has this file and stands still. */
  const sendWhileCalling = async (file: Buffer) => {
    const reader = api.app.get(SheetReader);
    const read = reader.read.bind(reader);
    const stopped = new Promise<number>((resolve) => {
      jest.spyOn(reader, 'read').mockImplementationOnce(async (task) => {
        await read({ file: Buffer.from('Código'), maxRows: 1 });
        const { pid = 0 } = Reflect.get(Reflect.get(reader, 'worker'), 'child') as ChildProcess;
        // Not the child's own `kill`, after which its owner would start another one.
        process.kill(pid, 'SIGSTOP');
        resolve(pid);
        return read(task);
      });
    });
    let isAnswered = false;
    const upload = send(file).finally(() => (isAnswered = true));
    const pid = await Promise.race([stopped, upload.then(() => null)]);
    const other = await api.call('GET', '/admin/products', { token });
    const meanwhile = { status: other.status, isAnswered };
    if (pid) process.kill(pid, 'SIGCONT');
    const { status, failure } = await upload;
    return { upload: [status, failure.code], meanwhile };
  };

  it('are rejected when they unpack to too much, without blocking other requests [N-16-069, N-34-552]', async () => {
    const bomb = await workbookOf(`<sheetData>${' '.repeat(60_000_000)}</sheetData>`);
    expect(bomb.length).toBeLessThan(100_000);
    expect(await sendWhileCalling(bomb)).toEqual({
      upload: [413, 'PRODUCTS.FILE_TOO_LARGE'],
      meanwhile: { status: 200, isAnswered: false },
    });
  });

  it('do not block other requests while a workbook is read [N-16-070, N-34-552]', async () => {
    const rows = Array.from(
      { length: 60_000 },
      (_, n) => `<row r="${n + 1}"><c r="A${n + 1}"><v>1</v></c></row>`,
    );
    const long = await workbookOf(`<sheetData>${rows.join('')}</sheetData>`);
    expect(await sendWhileCalling(long)).toEqual({
      upload: [400, 'PRODUCTS.FILE_TOO_LONG'],
      meanwhile: { status: 200, isAnswered: false },
    });
  });

  it('support bulk changes of price or status for all products or none', async () => {
    const [one, other] = [await shop.addProduct({ price: 100.05 }), await shop.addProduct({ price: 200 })];
    const ids = [one.id, other.id];
    expect((await put({ ids, percent: 10 })).data).toEqual({ changed: 2 });
    expect([(await read(one.id)).price, (await read(other.id)).price]).toEqual([110.06, 220]);
    await put({ ids, active: false });
    expect((await read(other.id)).active).toBe(false);
    expect((await put({ ids: [...ids, 999_999], price: 5 })).failure.code).toBe('PRODUCTS.NOT_FOUND');
    expect((await read(one.id)).price).toBe(110.06);
    for (const body of [
      { ids },
      { ids, price: 1, active: true },
      { ids: [], price: 1 },
      { ids, percent: 5.5 },
    ])
      expect((await put(body)).status).toBe(400);
  });

  it('contain label data in one column per fact [N-18-103, N-18-112]', async () => {
    const stored = { ingredients: 'Leche y sal.', allergens: ['milk' as const], storage: 'Frío' };
    const { id } = await shop.addProduct({ code: 'X-label', details: stored });
    const wrong = await csv(['Código;Alérgenos;Calorías (kcal por 100)', 'X-label;Leche, Piedras;mucho']);
    expect(wrong.data.problems.map(({ column }) => column)).toEqual(
      expect.arrayContaining(['Alérgenos', 'Calorías (kcal por 100)', 'Tamaño de la porción']),
    );
    const right = await csv([
      'Código;Otras imágenes;Alérgenos;Sellos frontales;Vence desde;Entrega',
      'X-label;/api/media/y/640.webp | Servido;Leche, Huevo;Exceso en sodio;2027-01-15;Llega el martes.',
    ]);
    expect(right.data.problems).toEqual([]);
    expect((await read(id)).details).toEqual({
      ...stored,
      allergens: ['milk', 'egg'],
      gallery: [{ image: '/api/media/y/640.webp', alt: 'Servido' }],
      seals: ['sodium'],
      expiresFrom: '2027-01-15',
      delivery: 'Llega el martes.',
    });
  });
});
