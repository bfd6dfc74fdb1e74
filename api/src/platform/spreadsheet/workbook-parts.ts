import type { Cell } from './sheet-column.js';

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const DEFAULT_WIDTH = 16;
const BOLD = 1;

export const SHEET_PATH = 'xl/worksheets/sheet1.xml';

const relation = (id: number, type: string, target: string): string =>
  `<Relationship Id="rId${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
const relations = (...all: string[]): string =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`;
const override = (path: string, kind: string): string =>
  `<Override PartName="/${path}" ContentType="${KIND}.${kind}+xml"/>`;

/** One sheet 'Datos' and a bold style for titles (ECMA-376, part 1). */
export const WORKBOOK_PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml':
    `${HEAD}<Types xmlns="${PACKAGE}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    override('xl/workbook.xml', 'sheet.main') +
    override('xl/styles.xml', 'styles') +
    override(SHEET_PATH, 'worksheet') +
    '</Types>',
  '_rels/.rels': relations(relation(1, 'officeDocument', 'xl/workbook.xml')),
  'xl/workbook.xml':
    `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}">` +
    '<sheets><sheet name="Datos" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels': relations(
    relation(1, 'worksheet', 'worksheets/sheet1.xml'),
    relation(2, 'styles', 'styles.xml'),
  ),
  'xl/styles.xml':
    `${HEAD}<styleSheet xmlns="${MAIN}">` +
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
    '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
    '<fills count="2"><fill><patternFill patternType="none"/></fill>' +
    '<fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    '<cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
    '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs>' +
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
};

export const sheetHeader = (widths: readonly (number | undefined)[]): string =>
  `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">` +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>' +
  widths
    .map(
      (width = DEFAULT_WIDTH, n) => `<col min="${n + 1}" max="${n + 1}" width="${width}" customWidth="1"/>`,
    )
    .join('') +
  '</cols><sheetData>';

export const SHEET_FOOTER = '</sheetData></worksheet>';

export const titleRow = (titles: readonly string[]): string => rowOf(1, titles, BOLD);

export const rowXml = (line: number, cells: readonly Cell[]): string => rowOf(line, cells, 0);

const rowOf = (line: number, cells: readonly Cell[], style: number): string =>
  `<row r="${line}">${cells.map((cell, n) => cellXml(cell, `r="${columnName(n)}${line}" s="${style}"`)).join('')}</row>`;

function cellXml(cell: Cell, attributes: string): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `<c ${attributes}><v>${cell}</v></c>`;
  if (typeof cell === 'boolean') return `<c ${attributes} t="b"><v>${Number(cell)}</v></c>`;
  return `<c ${attributes} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
}

const LETTERS = 26;
const CODE_OF_A = 65;

/** Counted from 0: A … Z, AA … */
function columnName(column: number): string {
  const last = String.fromCharCode(CODE_OF_A + (column % LETTERS));
  return column < LETTERS ? last : columnName(Math.floor(column / LETTERS) - 1) + last;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const SPECIAL = /[&<>\uFFFE\uFFFF]|[^\P{Cc}\t\n\r]/u;
const EACH_SPECIAL = new RegExp(SPECIAL, 'gu');

/** Lone surrogates become U+FFFD on encoding. */
const escaped = (text: string): string =>
  SPECIAL.test(text) ? text.replace(EACH_SPECIAL, (character) => ENTITIES[character] ?? '') : text;
