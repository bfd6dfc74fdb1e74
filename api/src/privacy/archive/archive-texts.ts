import { BRAND } from '@lacteos/contracts/brand/brand';

import type { ArchiveRow, ArchiveSection } from '#platform/personal-data/index.js';
import { yieldingBetween } from '#platform/spreadsheet/index.js';

/** Rows written before yielding to other work. */
const ROWS_BEFORE_YIELD = 100;

const STYLE = `body{font-family:system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#3a2f28}
article{border:1px solid #ddd;border-radius:.5rem;padding:.5rem 1rem;margin:1rem 0}dt{font-weight:600}dd{margin:0 0 .5rem}`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const page = (title: string): string =>
  `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${escaped(title)}</title><style>${STYLE}</style></head><body><h1>${escaped(title)}</h1>`;

const moment = new Intl.DateTimeFormat('es-CO', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/Bogota',
});

function valueHtml(value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  if (value instanceof Date) return moment.format(value);
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (Array.isArray(value)) return value.map((item) => `<div>${valueHtml(item)}</div>`).join('');
  if (typeof value === 'object') return rowHtml(value as ArchiveRow);
  return escaped(String(value as string | number));
}

const rowHtml = (row: ArchiveRow): string =>
  `<dl>${Object.entries(row)
    .map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${valueHtml(value)}</dd>`)
    .join('')}</dl>`;

/** Standalone page, written row by row. */
export async function* sectionHtml({ title, rows }: ArchiveSection): AsyncIterable<string> {
  yield page(title);
  let count = 0;
  for await (const row of yieldingBetween(rows(), ROWS_BEFORE_YIELD)) {
    count += 1;
    yield `<article>${rowHtml(row)}</article>\n`;
  }
  yield `${count === 0 ? '<p>No hay datos.</p>' : ''}</body></html>`;
}

export async function* sectionJson({ rows }: ArchiveSection): AsyncIterable<string> {
  let separator = '';
  yield '[';
  for await (const row of yieldingBetween(rows(), ROWS_BEFORE_YIELD)) {
    yield `${separator}\n${JSON.stringify(row)}`;
    separator = ',';
  }
  yield '\n]\n';
}

export function indexHtml(
  sections: readonly ArchiveSection[],
  files: readonly string[],
  day: string,
): string {
  const links = sections.map(
    ({ name, title }) =>
      `<li><a href="${name}.html">${escaped(title)}</a> (<a href="${name}.json">JSON</a>)</li>`,
  );
  const photos = files.map((name) => `<li><a href="${name}">${name}</a></li>`);
  return [
    page('Mis datos'),
    `<p>Lo que ${BRAND.name} guarda sobre usted, el ${day}. Guarde este archivo en un lugar seguro.</p>`,
    `<ul>${links.join('')}${photos.join('')}</ul>`,
    '<p>No incluye contraseñas ni llaves, que se guardan cifradas. Los correos son los de los últimos días.</p>',
    '</body></html>',
  ].join('\n');
}
