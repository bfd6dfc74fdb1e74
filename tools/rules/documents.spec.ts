import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { PROOFS } from '../prove/proofs.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const trackedFiles = (...patterns: string[]): string[] =>
  spawnSync('git', ['ls-files', ...patterns], { cwd: ROOT, encoding: 'utf8' })
    .stdout.trim()
    .split('\n');
/** All but docs/proofs.md, which quotes the output of programs. */
const documents = trackedFiles('*.md', ':!docs/proofs.md');
const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Programs write these; a sentence of them is a cell of a table. */
const GENERATED = [
  'docs/compatibility.md',
  'docs/permissions.md',
  'docs/personal-data.md',
  'docs/wrong-inputs.md',
  'federation/docs/sabotage-matrix.md',
];

const byHand = documents.filter((document) => !GENERATED.includes(document));

const wordsOf = (text: string): number => text.trim().split(/\s+/).length;

/** npm scripts by workspace name and by folder; '.' is the root. */
const scripts = new Map<string, object>();
for (const file of trackedFiles('package.json', '*/package.json')) {
  const { name, scripts: named = {} } = JSON.parse(read(file)) as { name: string; scripts?: object };
  scripts.set(name, named).set(dirname(file), named);
}
/** Names of more than one word that some file but a document has. */
const codeNames = new Set(
  spawnSync(
    'git',
    [
      'grep',
      '-hoIE',
      '\\b[A-Za-z]\\w*([a-z][A-Z]|_)\\w*\\b',
      '--',
      ':!*.md',
      ':!docs',
      ':!tools/rules/documents.spec.ts',
    ],
    { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 },
  ).stdout.split('\n'),
);
const hasDecision = (number: string): boolean => trackedFiles(`${number}-*.md`)[0] !== '';
/** `ADR 3` means a decision of the part of the repository that says it. */
const decisionsOf = (folder: string): string =>
  folder.startsWith('federation') ? 'federation/docs/adr' : 'docs/adr';
const withWrongNumber = (decisions: readonly string[]): string[] =>
  decisions.filter((name, index) => !name.startsWith(`${String(index + 1).padStart(4, '0')}-`));

/** Items of a list that begin with a word in bold and a colon. */
const conceptsOf = (text: string): string[] => found(text, /^- \*\*([^*]+)\*\*: /gm);

const linksOf = (text: string): RegExpExecArray[] => [
  ...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)(?:,\s+'([^']+)')?/g),
];

/** Files that a text links to (from where it lies) or names from the root. */
const linkedFiles = (text: string, folder: string): string[] => [
  ...linksOf(text).map(([, target = '']) => join(folder, target)),
  ...found(
    text,
    /`((?:api|bench|docs|e2e|federation|libs|mfe-\w+|ops|sandbox|shell|tools)\/[\w./-]+\.[a-z]+)`/g,
  ).filter((name) => !name.includes('/dist/')),
];

/** Files, chapters and decisions that a text names. */
const missingFiles = (text: string, folder = '.'): string[] => {
  const chapters = linksOf(text).filter(
    ([, target = '', chapter]) =>
      chapter !== undefined &&
      !new RegExp(`^#+ ${chapter.replace(/\s+/g, ' ')}$`, 'm').test(read(join(folder, target))),
  );
  return [
    ...linkedFiles(text, folder).filter((file) => !existsSync(join(ROOT, file))),
    ...chapters.map(([, , chapter = '']) => chapter),
    ...found(text, /\b((?:federation\/)?docs\/adr\/\d{4})/g).filter((number) => !hasDecision(number)),
    ...found(text, /\bADR (\d+)/g).filter(
      (number) => !hasDecision(`${decisionsOf(folder)}/${number.padStart(4, '0')}`),
    ),
  ];
};

/** Commands of npm whose script no package has, and proofs that `npm run prove` does not know. */
const missingCommands = (text: string): string[] => [
  ...[...text.matchAll(/npm run (?:--silent )?([a-z][\w:-]*)(?:(?: -w| --prefix) ([@\w/-]+))?/g)]
    .filter(([, script = '', workspace = '.']) => !(script in (scripts.get(workspace) ?? {})))
    .map(([command]) => command),
  ...found(text, /npm run prove -- ([a-z][\w:-]*)/g).filter((wanted) =>
    PROOFS.every(({ name }) => name !== wanted),
  ),
];

/** Names that SQL, the client of Prometheus and the library of traces know. */
const FOREIGN_NAMES = /^(OTEL_\w+|GET_LOCK|nodejs_\w+)$/;

/** Settings, symbols, columns and codes in backticks that no file but a document has. */
const missingNames = (text: string): string[] =>
  found(text.replace(/```[\s\S]*?```/g, ''), /`([^`]+)`/g)
    .flatMap((code) => code.match(/\b[A-Za-z]\w*/g) ?? [])
    .filter((name) => /[a-z][A-Z]|\w_/.test(name) && !codeNames.has(name) && !FOREIGN_NAMES.test(name));

/** Sentences of the prose: no code, tables, drawings and headings. */
const longSentences = (text: string): string[] =>
  text
    .replace(/```[\s\S]*?```/g, '')
    .replace(/^[|#].*$/gm, '')
    .replace(/`[^`]*`/g, 'code')
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )|(?<=[.?!:;]["')*]*)\s+/)
    .filter((sentence) => wordsOf(sentence) > 30);

/** Lines of the prose beyond 120 columns. */
const longLines = (text: string): string[] =>
  text
    .replace(/```[\s\S]*?```/g, '')
    .split('\n')
    .filter((line) => line.length > 120 && !line.startsWith('|'));

/** Rows `| change | files | which |` whose number is neither that of the things listed nor the sum of their numbers. */
const wrongCounts = (text: string): string[] =>
  [...text.matchAll(/^\| ([^|]+) \| ([1-9]\d*) \| ([^|;]+)/gm)]
    .filter(([, , files, which = '']) => {
      const counts = found(which, /(\d+) /g).map(Number);
      return Number(files) !== (counts.length > 0 ? counts.reduce((a, b) => a + b) : which.split(',').length);
    })
    .map(([, change = '']) => change);

describe('the documents', () => {
  it('include docs/architecture.md', () => expect(documents).toContain('docs/architecture.md'));

  it.each(documents)('link to and name files that exist: %s [N-36-203]', (document) => {
    expect(missingFiles(read(document), dirname(document))).toEqual([]);
  });

  it.each(documents)('name npm commands that exist: %s [N-36-203]', (document) => {
    expect(missingCommands(read(document))).toEqual([]);
  });

  it.each(byHand)('name settings, symbols and columns that exist: %s [N-36-205]', (document) => {
    expect(missingNames(read(document))).toEqual([]);
  });

  it.each(byHand)('have sentences of at most 30 words: %s [N-36-204]', (document) =>
    expect(longSentences(read(document))).toEqual([]),
  );

  it.each(byHand)('have lines of at most 120 columns outside of tables: %s [N-36-204]', (document) =>
    expect(longLines(read(document))).toEqual([]),
  );

  it('say in CONTRIBUTING how many files each change touches [N-36-205]', () => {
    const [, table = ''] = read('CONTRIBUTING.md').split('| Change | Files | Which |');
    expect(found(table, /^\| [^|]+ \| (\d+) \|/gm).length).toBeGreaterThan(8);
    expect(wrongCounts(table)).toEqual([]);
  });

  it.each([
    [
      'a missing file',
      missingFiles('[x](docs/gone.md) `api/src/gone.ts`'),
      ['docs/gone.md', 'api/src/gone.ts'],
    ],
    ['a missing chapter', missingFiles("[x](docs/design.md), 'Gone'"), ['Gone']],
    ['a missing decision', missingFiles('see docs/adr/0999'), ['docs/adr/0999']],
    ['a missing decision of the shop', missingFiles('see ADR 999', 'docs'), ['999']],
    ['a missing decision of federation', missingFiles('see ADR 999', 'federation/docs'), ['999']],
    ['a hole in the numbers', withWrongNumber(['0001-a.md', '0003-c.md']), ['0003-c.md']],
    ['a number given twice', withWrongNumber(['0001-a.md', '0001-b.md']), ['0001-b.md']],
    ['a missing script', missingCommands('npm run gone -w api'), ['npm run gone -w api']],
    ['a missing workspace', missingCommands('npm run test -w gone'), ['npm run test -w gone']],
    ['an unknown proof', missingCommands('npm run prove -- gone'), ['gone']],
    ['a missing setting', missingNames('`GONE_SETTING=true`'), ['GONE_SETTING']],
    ['a missing symbol', missingNames('`Gone.findGone(x)`'), ['findGone']],
    ['a sentence of 31 words', longSentences(`${'word '.repeat(30)}end. Short.`).map(wordsOf), [31]],
    ['a line of 121 columns', longLines(`${'x'.repeat(121)}\n| ${'x'.repeat(121)} |`), ['x'.repeat(121)]],
    ['a wrong count', wrongCounts('| Table | 3 | entity, migration |'), ['Table']],
    ['a wrong sum', wrongCounts('| State | 9 | 3 specs, 5 of the API; more |'), ['State']],
  ])('are rejected with %s [N-36-205]', (_, problems, expected) => expect(problems).toEqual(expected));

  it('are reached from the README by links [N-36-206]', () => {
    const reached = new Set(['README.md']);
    for (const document of reached)
      for (const target of linkedFiles(read(document), dirname(document)))
        for (const other of documents) if (other === target || dirname(other) === target) reached.add(other);
    expect(documents.filter((document) => !reached.has(document))).toEqual([]);
  });

  it('begin with a README of at most 900 words that names every folder of the top level [N-36-201]', () => {
    const readme = read('README.md');
    expect(wordsOf(readme)).toBeLessThanOrEqual(900);
    const folders = new Set(
      trackedFiles()
        .filter((file) => /^[a-z].*\//.test(file))
        .map((file) => file.slice(0, file.indexOf('/'))),
    );
    expect(found(readme, /^([\w-]+)\/ +\S/gm).sort()).toEqual([...folders].sort());
  });

  it('begin, for those who deploy remotes, with nine concepts in 300 words, one page per need [N-37-421]', () => {
    const first = read('federation/README.md');
    const pages = trackedFiles('federation/docs/*.md', ':!federation/docs/adr');
    expect(wordsOf(first)).toBeLessThanOrEqual(300);
    expect(conceptsOf(first)).toEqual([
      'remote',
      'manifest',
      'exposes',
      'release',
      'registry',
      'key',
      'gate',
      'canary',
      'preview',
    ]);
    expect(pages.filter((page) => !linkedFiles(first, 'federation').includes(page))).toEqual([]);
    expect(conceptsOf(read('federation/docs/operator.md'))).toHaveLength(11);
  });

  it.each(['docs/adr', 'federation/docs/adr'])(
    'record decisions of at most 250 words in %s, numbered without holes [N-36-202]',
    (folder) => {
      const decisions = readdirSync(join(ROOT, folder)).sort();
      expect(decisions.length).toBeGreaterThan(5);
      expect(withWrongNumber(decisions)).toEqual([]);
      expect(decisions.filter((name) => wordsOf(read(join(folder, name))) > 250)).toEqual([]);
    },
  );

  it('name the modules of the orders as they are [N-36-204]', () => {
    const [, table = ''] = read('docs/architecture.md').split('| Module of `orders/` | Subject |');
    const modules = trackedFiles('api/src/orders/*.module.ts')
      .map((file) => file.split('/').slice(3, -1).join('/'))
      .filter((folder) => folder !== '');
    const named = found(table.split('\n\n')[0]!, /^\| `([\w-]+)` \|/gm);
    expect(named.sort()).toEqual([...new Set(modules)].sort());
  });

  it('draw the imports between modules as the lint rule allows them [N-36-204]', () => {
    const rule = [...read('.dependency-cruiser.cjs').matchAll(/^ {2}'?([\w-]+)'?: \[('.*')\],$/gm)].map(
      ([, from = '', to = '']) => `${from}: ${to.replaceAll("'", '')}`,
    );
    const drawn = [...read('docs/architecture.md').matchAll(/^(?:\w+)? +([\w-]+) +─► (.*)$/gm)].map(
      ([, from = '', to = '']) => `${from}: ${to}`,
    );
    expect(rule.length).toBeGreaterThan(5);
    expect(drawn.sort()).toEqual(rule.sort());
  });

  it('name every token of the design [N-18-242]', () => {
    const tokens = found(read('libs/ui/src/tokens.css'), /^ {2}(--[\w-]+):/gm);
    const text = read('docs/design.md');
    expect(tokens.length).toBeGreaterThan(20);
    // Steps of a scale are named by its ends.
    expect(tokens.filter((token) => !/--space-[2-7]/.test(token) && !text.includes(`\`${token}\``))).toEqual(
      [],
    );
  });
});
