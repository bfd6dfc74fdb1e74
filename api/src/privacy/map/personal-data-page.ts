import { ERASURE_RULES, PURPOSES, type StoredTable } from '#platform/stored-data/index.js';
import { BROWSER_DATA } from './browser-data.js';

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

export function personalDataTables(tables: readonly StoredTable[]): string {
  const columns = tables.flatMap(({ name, columns }) =>
    columns.flatMap((column) =>
      column.facts
        .filter((fact) => fact !== 'impersonal')
        .map(({ what, purpose, rule }) => [
          `\`${name}.${column.name}\``,
          what,
          PURPOSES[purpose],
          ERASURE_RULES[rule],
        ]),
    ),
  );
  const kept = tables.map(({ name, kept }) => [
    `\`${name}\``,
    kept !== null && typeof kept === 'object' ? `\`${kept.setting}\`` : String(kept),
  ]);
  const browser = BROWSER_DATA.map(({ place, name, holds, until, source }) => [
    place,
    `\`${name}\``,
    holds,
    until,
    `\`${source}\``,
  ]);
  return [
    '## In the database',
    table(['Column', 'Holds', 'For', 'When its person leaves'], columns),
    '## How long rows stay',
    table(['Table', 'Kept'], kept),
    '## In browsers',
    table(['Where', 'Name', 'Holds', 'Until', 'Written by'], browser),
  ].join('\n\n');
}
