import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const { stdout } = spawnSync('git', ['ls-files', '*.md'], { cwd: ROOT, encoding: 'utf8' });
const documents = stdout.trim().split('\n');
const found = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Files that a document links to (from where it lies) or names in backticks (from the root of the repository). */
const namedFiles = (document: string): string[] => {
  const text = readFileSync(join(ROOT, document), 'utf8');
  const links = found(text, /\]\(([^)#:]+)(?:#[^)]*)?\)/g).map((target) => join(dirname(document), target));
  const names = found(
    text,
    /`((?:api|bench|docs|e2e|federation|libs|mfe-\w+|ops|sandbox|shell|tools)\/[\w./-]+\.[a-z]+)`/g,
  );
  return [...links, ...names.filter((name) => !name.includes('/dist/'))];
};

describe('documents', () => {
  it('are found', () => expect(documents).toContain('docs/architecture.md'));

  it.each(documents)('link to and name files that exist: %s', (document) => {
    expect(namedFiles(document).filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  it('name every token of the design', () => {
    const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
    const tokens = found(read('libs/ui/src/tokens.css'), /^ {2}(--[\w-]+):/gm);
    const text = read('docs/design.md');
    expect(tokens.length).toBeGreaterThan(20);
    // Steps of a scale are named by its ends.
    expect(tokens.filter((token) => !/--space-[2-7]/.test(token) && !text.includes(`\`${token}\``))).toEqual(
      [],
    );
  });
});
