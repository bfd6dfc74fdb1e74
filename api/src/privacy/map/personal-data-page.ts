import { BROWSER_DATA } from './browser-data.js';
import { ERASURE_RULES, PURPOSES } from './map-types.js';
import { PERSONAL_DATA } from './personal-data-map.js';

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** The generated part of `docs/personal-data.md`: the map by table, and what browsers store. */
export function personalDataTables(): string {
  const columns = Object.entries(PERSONAL_DATA).flatMap(([name, { personal }]) =>
    Object.entries(personal).map(([column, [what, purpose, rule]]) => [
      `\`${name}.${column}\``,
      what,
      PURPOSES[purpose],
      ERASURE_RULES[rule],
    ]),
  );
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
    '## In browsers',
    table(['Where', 'Name', 'Holds', 'Until', 'Written by'], browser),
  ].join('\n\n');
}
