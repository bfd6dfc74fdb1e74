import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { PROOFS } from '../prove/proofs.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const page = readFileSync(join(ROOT, 'docs/security.md'), 'utf8');
const named = (pattern: RegExp): string[] => [...page.matchAll(pattern)].map(([, found = '']) => found);

it('the page on security names proofs that exist, and every chapter of ASVS 5 [N-16-200]', () => {
  const files = named(/`((?:api|bench|docs|federation|libs|ops|shell|tools)\/[\w./-]+)`/g);
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object };
  // Scripts of a package (`-w`) are not the root's.
  const commands = named(/`npm run ((?:(?! -w )[^`])+)`/g).map((command) => command.split(' ')[0] ?? '');
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  const proofs = named(/`npm run prove -- ([^`]+)`/g);
  expect(proofs).toContain('attacks');
  expect(proofs.filter((wanted) => PROOFS.every(({ name }) => name !== wanted))).toEqual([]);
  for (let chapter = 1; chapter <= 17; chapter += 1) expect(page).toContain(`| V${chapter} `);
});
