/**
 * Layout shift with several systems' fonts; the worst of `RUNS` counts. Needs the Debian packages fonts-liberation,
 * fonts-roboto-unhinted, fonts-noto-core and fonts-dejavu-core.
 */
import { access, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '@lacteos/contracts/env';
import { chromium } from 'playwright-core';
import { browserFlags, findHeadlessShell } from '../../tools/machine/browser.mjs';
import { startStack } from '../../tools/shop/stack.mjs';
import { readVisits } from '../lib/settings';
import { visit } from './visit';

const BAR = 0.02;
const FONTS = '/usr/share/fonts/truetype';
/** Liberation has the widths of Arial and Times. */
const FONT_SETS = {
  'Arial and Times (Windows, iOS)': ['liberation'],
  'Roboto and Noto (Android)': ['roboto', 'noto'],
  'DejaVu (Debian)': ['dejavu'],
} as const;

const { runs: RUNS, pages: PAGES } = readEnvironment(process.env, (reader) =>
  readVisits(reader, 3, ['/', '/products', '/product/1', '/partner']),
);

const onlyFontsOf = async (folders: readonly string[], workDir: string): Promise<string> => {
  const paths = folders.map((folder) => join(FONTS, folder));
  await Promise.all(paths.map((path) => access(path)));
  const file = join(workDir, 'fonts.conf');
  await mkdir(workDir, { recursive: true });
  const dirs = [
    ...paths.map((path) => `<dir>${path}</dir>`),
    `<cachedir>${join(workDir, 'cache')}</cachedir>`,
  ];
  await writeFile(file, `<?xml version="1.0"?>\n<fontconfig>${dirs.join('')}</fontconfig>\n`);
  return file;
};

const workDir = await mkdtemp(join(tmpdir(), 'lacteos-font-sets-'));
const stack = await startStack({ port: 0, dataDir: join(workDir, 'shop') });
const missed: string[] = [];
try {
  for (const [index, [name, folders]] of Object.entries(FONT_SETS).entries()) {
    const env = {
      ...process.env,
      FONTCONFIG_FILE: await onlyFontsOf(folders, join(workDir, String(index))),
    };
    const browser = await chromium.launch({ executablePath: findHeadlessShell(), args: browserFlags, env });
    try {
      for (const path of PAGES) {
        const shifts: number[] = [];
        for (let run = 0; run < RUNS; run += 1) {
          const { cls } = await visit(browser, stack.url + path, { hasLogoScreen: false });
          shifts.push(cls);
        }
        const worst = Math.max(...shifts);
        if (worst > BAR) missed.push(`${path} with ${name}`);
        console.log(`${name.padEnd(32)} ${path.padEnd(12)} ${worst.toFixed(4)} (at most ${BAR})`);
      }
    } finally {
      await browser.close();
    }
  }
} finally {
  await stack.stop();
  await rm(workDir, { recursive: true, force: true });
}
console.log(missed.length === 0 ? 'Every bar holds.' : `Missed: ${missed.join(', ')}`);
process.exitCode = missed.length === 0 ? 0 : 1;
