/** @jest-environment node */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const styles = readFileSync(join(__dirname, '../fonts.css'), 'utf8');

/** Code points of the cut fonts, as `src/fonts.css` lists them. */
const ranges = (family: string): [number, number][] => {
  const face = styles.split('@font-face').find((text) => text.includes(`/${family}-spanish.woff2`)) ?? '';
  const stated = /unicode-range:([^;]+);/.exec(face)?.[1] ?? '';
  return stated.split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
};

describe('the committed fonts', () => {
  it("match the tool's output, with the letters of the styles", async () => {
    await expect(
      run(process.execPath, [join(__dirname, '../../tools/cut-fonts.mjs'), '--check']),
    ).resolves.toBeDefined();
  });

  it.each(['fraunces', 'nunito-sans'])('support Spanish: %s', (family) => {
    const text =
      'El veloz murciélago hindú comía feliz cardillo y kiwi; LA CIGÜEÑA TOCABA EL SAXOFÓN ÁÉÍÓÚ ñ ü ¿Cuánto? ¡$ 12.500,00! «queso» “doble crema” — 10 × 1 kg · 4 °C… 1.º 2.ª (15 %) José’s #@&+=*/_';
    const missing = [...text].filter((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return !ranges(family).some(([from, to]) => from <= code && code <= to);
    });
    expect(missing).toEqual([]);
  });
});
