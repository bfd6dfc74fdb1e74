import type { Seen } from './kinds';
import type { Observation } from './observe';

export interface Row extends Observation {
  expected: Seen;
  gate: string | null;
  beyondTheGate?: string;
  mayHarm?: boolean;
  /** Time of the gate in ms; absent in rows of an earlier run. */
  gateMs?: number;
}

const WIDTHS = { name: 56, seen: 20, rest: 8, time: 8 };
const MAX_WORDS = 150;

/** Removes release ids and folders, which change with every build. */
const stable = (text: string): string =>
  text
    .replace(/ in \/\S+:.*$/, '')
    .replace(/\d+\.\d+\.\d+-[0-9a-f]{10}/g, '…')
    .replace(/\b[\w-]+\.[0-9a-f]{8,}\.(js|css)\b/g, '….$1')
    .replace(/http:\/\/localhost:\d+/g, '')
    .replace(/\s+/g, ' ')
    .slice(0, MAX_WORDS);

const refusalOf = ({ gate, beyondTheGate }: Pick<Row, 'gate' | 'beyondTheGate'>): string =>
  gate ? stable(gate) : beyondTheGate ? `– ${beyondTheGate}` : 'nothing (!)';

export const isContained = ({ seen, expected, otherPagesWork, mayHarm }: Row): boolean =>
  mayHarm === true || (seen === expected && otherPagesWork);

export const isRefused = ({ gate, beyondTheGate }: Row): boolean =>
  gate !== null || beyondTheGate !== undefined;

const seconds = ({ gate, gateMs }: Row): string =>
  gate === null || gateMs === undefined ? '' : `${(gateMs / 1000).toFixed(1)} s`;

const cells = (row: Row): string[] => [
  row.kind,
  row.seen === row.expected || row.mayHarm ? row.seen : `${row.seen} (!)`,
  row.otherPagesWork ? 'works' : row.mayHarm ? 'harmed' : 'FAILS',
  seconds(row),
  refusalOf(row),
];

export const line = ([name = '', seen = '', rest = '', time = '', gate = '']: string[]): string =>
  `${name.padEnd(WIDTHS.name)}${seen.padEnd(WIDTHS.seen)}${rest.padEnd(WIDTHS.rest)}${time.padEnd(WIDTHS.time)}${gate}`;

export const HEAD = ['kind', 'the visitor sees', 'rest', 'after', 'refused beforehand by'];

export const rowLine = (row: Row): string => line(cells(row));

export const summary = (rows: readonly Row[]): string => {
  const judged = rows.filter(({ mayHarm }) => !mayHarm);
  const contained = judged.filter(isContained).length;
  const refused = rows.filter(({ gate }) => gate !== null).length;
  const outside = rows.filter(({ gate, beyondTheGate }) => gate === null && beyondTheGate).length;
  const missed = rows.filter((row) => !isRefused(row)).length;
  return `${rows.length} kinds: ${contained} contained, ${judged.length - contained} not, ${rows.length - judged.length} not judged when live; ${refused} refused beforehand, ${outside} that no gate can see or need see, ${missed} missed`;
};

const made = (again: readonly Row[], rows: readonly Row[]): string =>
  again.length === rows.length
    ? ''
    : ` The last run made these rows, the others stand as before: ${again.map(({ kind }) => kind).join('; ')}.`;

export const page = (rows: readonly Row[], again: readonly Row[]): string =>
  [
    '# What a bad release does',
    '',
    '`npm run prove -- sabotage` wrote this table (`KINDS=a;b` runs these kinds and keeps the other rows; all of them take some fifteen minutes): each kind',
    'is first brought to the gate, then made live past it in a shop of its own, and opened by a newcomer in Chromium.',
    '"rest" is whether the shell\'s sign-in page and another remote open afterwards in the same document. Screenshots of',
    'what the visitor sees are in `reports/sabotage/`. The command fails when a row is not as expected.',
    '',
    '"Contained" says no more than the columns "the visitor sees" and "rest": what this kind is expected to show, and that those two',
    'pages open; "harmed" is a kind that only the gate keeps away. "after" is the time from the release to its refusal. Of the styles that a file resets it also says that text of the frame and of these pages keeps its size. It does not say',
    'that a live release does no harm: one that steals clicks, replaces `fetch` or empties the storage does so, and only the gate',
    'keeps it away.',
    '',
    `${summary(rows)}.${made(again, rows)}`,
    '',
    `| ${HEAD.join(' | ')} |`,
    `|${HEAD.map(() => '---').join('|')}|`,
    ...rows.map(
      (row) =>
        `| ${cells(row)
          .map((cell) => cell.replace(/\|/g, '\\|').replace(/([<*_])/g, '\\$1'))
          .join(' | ')} |`,
    ),
    '',
  ].join('\n');
