/**
 * Cuts the two fonts down to what the shop writes with, the letters of Spanish and the weights of the kit, and keeps them
 * in `src/fonts`: `npm run fonts -w @lacteos/ui` after a change of the fonts, the letters or the weights. A spec fails
 * when the kept files are not what this makes. Other letters (names from elsewhere) come from the whole Latin fonts, which
 * `src/fonts.css` names too and browsers fetch only then.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);

/** What a kept font can write, as `unicode-range` of CSS has it. */
const LETTERS =
  'U+20-7E, U+A0-A1, U+AA-AB, U+B0, U+B7, U+BA-BB, U+BF, U+C1, U+C9, U+CD, U+D1, U+D3, U+D7, U+DA, U+DC, U+E1, U+E9, U+ED, U+F1, U+F3, U+FA, U+FC, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+202F, U+20AC, U+2212';

/** The fonts with the weights of the kit. */
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

/** Where the cut font is kept. */
const keptFile = (name) => fileURLToPath(new URL(`../src/fonts/${name}-spanish.woff2`, import.meta.url));

/** Cuts a font of FONTS; resolves with the bytes of a WOFF2 file, the same for the same versions of font and tool. */
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
