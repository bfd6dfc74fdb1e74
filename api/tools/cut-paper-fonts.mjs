/**
 * Makes the font that papers are printed with: the brand's text font in the two weights of a receipt, one file for each
 * range of letters, and the list of what each file writes. `npm run paper-fonts -w api` after a change of the font; a spec
 * fails when the kept files are not what this makes.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { create } from 'fontkit';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);
const FAMILY = '@fontsource-variable/nunito-sans';
/** In the order in which a letter is looked for. */
const RANGES = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'];
const WEIGHTS = { regular: 400, bold: 700 };
const FIRST_LETTER = 0x20;

const kept = (name) => fileURLToPath(new URL(`../fonts/${name}`, import.meta.url));

/** Pairs of first and last code point. */
const spans = (codes) =>
  codes
    .filter((code) => code >= FIRST_LETTER)
    .sort((one, other) => one - other)
    .reduce((found, code) => {
      const last = found.at(-1);
      if (last && code <= last[1] + 1) last[1] = code;
      else found.push([code, code]);
      return found;
    }, []);

/** The files by name, as bytes; the same for the same versions of font and tool. */
async function cutFonts() {
  const files = new Map([['LICENSE', await readFile(resolve(`${FAMILY}/LICENSE`))]]);
  const letters = {};
  for (const range of RANGES) {
    const whole = await readFile(resolve(`${FAMILY}/files/nunito-sans-${range}-wght-normal.woff2`));
    const codes = create(whole).characterSet;
    letters[range] = spans(codes);
    const text = String.fromCodePoint(...codes);
    for (const [name, wght] of Object.entries(WEIGHTS)) {
      const options = { targetFormat: 'truetype', variationAxes: { wght } };
      files.set(`${range}-${name}.ttf`, await subsetFont(whole, text, options));
    }
  }
  return files.set('letters.json', Buffer.from(`${JSON.stringify(letters)}\n`));
}

const isCheck = process.argv.includes('--check');
await mkdir(kept(''), { recursive: true });
for (const [name, bytes] of await cutFonts()) {
  if (!isCheck) await writeFile(kept(name), bytes);
  else if (!bytes.equals(await readFile(kept(name)))) throw new Error(`${name} was not made by this tool`);
}
