import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { remotes, root } from '../workspace.mjs';

const SHOP_WORDS =
  /dairy|cheese|\bmilk|\bqueso|\bleche\b|lácteos|\blacteos del|yogur|arequipe|ordeñ|siigo|wompi|colombia|\bDIAN\b/i;
/** Specs and their fixtures need an example, and the proofs drive the shop of this repository. */
const EXAMPLES =
  /\.spec\.tsx?$|\/testing\/|-fixture\.ts$|^federation\/(proofs|packages\/vite-remote\/(example|isolated))\//;
const { stdout } = spawnSync(
  'git',
  ['ls-files', 'federation/**/*.ts', 'federation/**/*.tsx', 'federation/**/*.mjs', 'federation/**/*.css'],
  {
    cwd: root,
    encoding: 'utf8',
  },
);

const linesOfTheShop = (text: string): string[] => text.split('\n').filter((line) => SHOP_WORDS.test(line));

describe('the federation', () => {
  it('contains no word of the shop [N-35-601]', () => {
    const sources = stdout
      .trim()
      .split('\n')
      .filter((file) => !EXAMPLES.test(file));
    expect(sources.length).toBeGreaterThan(100);
    const found = sources.flatMap((file) =>
      linesOfTheShop(readFileSync(join(root, file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });

  it.each(['const LABEL = "Quesos";', '/** Asks SIIGO. */'])(
    'is rejected when it says %s [N-35-601]',
    (planted) => {
      expect(linesOfTheShop(planted)).toEqual([planted]);
    },
  );

  it('has decisions that are numbered without holes and no longer than 250 words [N-35-602]', () => {
    const folder = join(root, 'federation/docs/adr');
    const files = readdirSync(folder).sort();
    expect(files.map((file) => Number(file.slice(0, 4)))).toEqual(files.map((_, index) => index + 1));
    const isLong = (file: string) =>
      readFileSync(join(folder, file), 'utf8').trim().split(/\s+/).length > 250;
    expect(files.filter(isLong)).toEqual([]);
  });

  it('needs no change of the shell for a fifth team: no source of the shell names the till [N-39-500]', () => {
    const places = ['shell', 'federation/runtime', 'federation/gateway', 'federation/kit'];
    const named = spawnSync('git', ['grep', '-l', 'mfe-till', '--', ...places], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(remotes).toContain('mfe-till');
    expect(named.stdout).toBe('');
  });
});
