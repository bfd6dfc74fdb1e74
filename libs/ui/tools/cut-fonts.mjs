/**
 * Subsets the two fonts to Spanish letters and the used weights: `npm run fonts -w @lacteos/ui`. A spec fails when
 * `src/fonts` is out of date. Other letters come from the whole fonts in `src/fonts.css`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);

const LETTERS =
  'U+20-7E, U+A0-A1, U+AA-AB, U+B0, U+B7, U+BA-BB, U+BF, U+C1, U+C9, U+CD, U+D1, U+D3, U+D7, U+DA, U+DC, U+E1, U+E9, U+ED, U+F1, U+F3, U+FA, U+FC, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+202F, U+20AC, U+2212';

const FONTS = [
  { name: 'fraunces', weights: { min: 400, max: 700 } },
  { name: 'nunito-sans', weights: { min: 400, max: 800 } },
];

const text = LETTERS.split(', ')
  .map((range) => {
    const [from, to = from] = range.slice(2).split('-');
    const first = Number.parseInt(from, 16);
    const codes = Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index);
    return String.fromCodePoint(...codes);
  })
  .join('');

const keptFile = (name) => fileURLToPath(new URL(`../src/fonts/${name}-spanish.woff2`, import.meta.url));

/** Resolves with a WOFF2 file, reproducible for the same versions of font and tool. */
const cutFont = async ({ name, weights }) => {
  const whole = resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
  return subsetFont(await readFile(whole), text, { targetFormat: 'woff2', variationAxes: { wght: weights } });
};

const isKept = async (font, bytes) => bytes.equals(await readFile(keptFile(font.name)));

if (process.argv.includes('--check')) {
  for (const font of FONTS)
    if (!(await isKept(font, await cutFont(font)))) throw new Error(`${font.name} was not cut by this tool`);
  const styles = await readFile(new URL('../src/fonts.css', import.meta.url), 'utf8');
  const ranges = styles.replaceAll(/\s+/g, ' ').split(`unicode-range: ${LETTERS};`);
  if (ranges.length !== FONTS.length + 1)
    throw new Error('src/fonts.css does not state the letters of each font');
} else {
  for (const font of FONTS) {
    const bytes = await cutFont(font);
    await writeFile(keptFile(font.name), bytes);
    console.log(`${font.name}: ${bytes.length} bytes`);
  }
}
