import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { PROOFS } from './prove/proofs.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const trackedFiles = (...patterns: string[]): string[] =>
  spawnSync('git', ['ls-files', ...patterns], { cwd: ROOT, encoding: 'utf8' })
    .stdout.trim()
    .split('\n');
const documents = trackedFiles('*.md');
const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Files that a document links to (from where it lies) or names in backticks (from the root of the repository). */
const namedFiles = (document: string): string[] => {
  const text = read(document);
  const links = found(text, /\]\(([^)#:]+)(?:#[^)]*)?\)/g).map((target) => join(dirname(document), target));
  const names = found(
    text,
    /`((?:api|bench|docs|e2e|federation|libs|mfe-\w+|ops|sandbox|shell|tools)\/[\w./-]+\.[a-z]+)`/g,
  );
  return [...links, ...names.filter((name) => !name.includes('/dist/'))];
};

const wordsOf = (text: string): number => text.trim().split(/\s+/).length;

/** npm scripts by workspace name and by folder; '.' is the root. */
const scripts = new Map<string, object>();
for (const file of trackedFiles('package.json', '*/package.json')) {
  const { name, scripts: named = {} } = JSON.parse(read(file)) as { name: string; scripts?: object };
  scripts.set(name, named).set(dirname(file), named);
}

/** `npm run` commands of a document whose script no package has. */
const missingCommands = (document: string): string[] =>
  [...read(document).matchAll(/npm run (?:--silent )?([a-z][\w:-]*)(?:(?: -w| --prefix) ([@\w/-]+))?/g)]
    .filter(([, script = '', workspace = '.']) => !(script in (scripts.get(workspace) ?? {})))
    .map(([command]) => command);

/** Sentences of the prose: no code, tables, drawings and headings. */
const sentencesOf = (text: string): string[] =>
  text
    .replace(/```[\s\S]*?```/g, '')
    .replace(/^[|#].*$/gm, '')
    .replace(/`[^`]*`/g, 'code')
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.) )|(?<=[.?!:;]["')*]*)\s+/)
    .map((sentence) => sentence.trim());

/** Names after `npm run prove --` that no proof has. */
const missingProofs = (document: string): string[] =>
  found(read(document), /npm run prove -- ([a-z][\w:-]*)/g).filter((wanted) =>
    PROOFS.every(({ name }) => name !== wanted),
  );

describe('documents', () => {
  it('are found', () => expect(documents).toContain('docs/architecture.md'));

  it.each(documents)('link to and name files that exist: %s', (document) => {
    expect(namedFiles(document).filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  it.each(documents)('name npm commands that exist: %s', (document) => {
    expect([...missingCommands(document), ...missingProofs(document)]).toEqual([]);
  });

  it('begin with a README of at most 900 words that names every folder of the top level', () => {
    const readme = read('README.md');
    expect(wordsOf(readme)).toBeLessThanOrEqual(900);
    const folders = new Set(
      trackedFiles()
        .filter((file) => /^[a-z].*\//.test(file))
        .map((file) => file.slice(0, file.indexOf('/'))),
    );
    expect(found(readme, /^([\w-]+)\/ +\S/gm).sort()).toEqual([...folders].sort());
  });

  it('record decisions in at most 250 words each, numbered without holes', () => {
    const decisions = readdirSync(join(ROOT, 'docs/adr')).sort();
    expect(decisions.map((name) => name.slice(0, 4))).toEqual(
      decisions.map((_, index) => String(index + 1).padStart(4, '0')),
    );
    expect(decisions.filter((name) => wordsOf(read(`docs/adr/${name}`)) > 250)).toEqual([]);
  });

  it('follow an order in sentences of at most 30 words', () => {
    const sentences = sentencesOf(read('docs/architecture.md'));
    expect(sentences.length).toBeGreaterThan(60);
    expect(sentences.filter((sentence) => wordsOf(sentence) > 30)).toEqual([]);
  });

  it('name the modules of the orders as they stand', () => {
    const [, table = ''] = read('docs/architecture.md').split('| Module of `orders/` | Subject |');
    const modules = trackedFiles('api/src/orders/*.module.ts')
      .map((file) => file.split('/').slice(3, -1).join('/'))
      .filter((folder) => folder !== '');
    expect(found(table.split('\n\n')[0]!, /^\| `([\w-]+)` \|/gm).sort()).toEqual(modules.sort());
  });

  it('draw who imports whom as the rule of dependencies has it', () => {
    const rule = [...read('.dependency-cruiser.cjs').matchAll(/^ {2}'?([\w-]+)'?: \[('.*')\],$/gm)].map(
      ([, from = '', to = '']) => `${from}: ${to.replaceAll("'", '')}`,
    );
    const drawn = [...read('docs/architecture.md').matchAll(/^(?:\w+)? +([\w-]+) +─► (.*)$/gm)].map(
      ([, from = '', to = '']) => `${from}: ${to}`,
    );
    expect(rule.length).toBeGreaterThan(5);
    expect(drawn.sort()).toEqual(rule.sort());
  });

  it('name every token of the design', () => {
    const tokens = found(read('libs/ui/src/tokens.css'), /^ {2}(--[\w-]+):/gm);
    const text = read('docs/design.md');
    expect(tokens.length).toBeGreaterThan(20);
    // Steps of a scale are named by its ends.
    expect(tokens.filter((token) => !/--space-[2-7]/.test(token) && !text.includes(`\`${token}\``))).toEqual(
      [],
    );
  });
});
