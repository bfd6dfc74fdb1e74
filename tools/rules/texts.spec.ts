import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SOURCES = execFileSync('git', ['ls-files', 'api/src', 'shell', 'mfe-*/src', 'libs/*/src'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(tsx?|mjs|js|html)$/.test(file) && !/\.spec\.|migration/.test(file));

const REPLACED = [
  /\bordeña\b/i,
  /Solo lo que hay ahora/,
  /¿Qué nos quiere escribir\?/,
  /al menos \d+ letras/,
  /Aa, número/,
  /Escriba un reclamo de/,
  /Con él inicia sesión/,
  /Paga al recibir/,
  /Ya no me avise/,
];
const NOUNS = 'unidades|productos|pedidos|facturas|pagos|precios|errores|casillas|minutos|días|códigos';
const CONSTANT = /\bMAX_[A-Z]+|\bMINUTE_MS\b/;
/** `${count} unidades` says '1 unidades'; a total behind 'de' is never one. */
const BARE_NOUN = new RegExp(`(?<!de |de las |\\?[^:]{0,40}: \`)\\$\\{[^}]+\\} (${NOUNS})\\b`);

const findingsIn = (text: string, patterns: readonly RegExp[]): string[] =>
  text.split('\n').filter((line) => patterns.some((pattern) => pattern.test(line)));

describe('the Spanish texts', () => {
  it('do not bring replaced wordings back [N-38-602]', () => {
    expect(SOURCES.length).toBeGreaterThan(500);
    const found = SOURCES.flatMap((file) =>
      findingsIn(readFileSync(join(ROOT, file), 'utf8'), REPLACED).map((line) => `${file}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });

  it('name a count by countText, which knows the number one [N-38-601]', () => {
    expect(findingsIn('`${quantity} unidades`', [BARE_NOUN])).toHaveLength(1);
    const found = SOURCES.flatMap((file) =>
      findingsIn(readFileSync(join(ROOT, file), 'utf8'), [BARE_NOUN])
        .filter((line) => !CONSTANT.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });
});
