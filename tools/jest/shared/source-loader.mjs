import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { compiledSource } from './compiled-source.cjs';

const GLOBALS = new URL('./globals.mjs', import.meta.url).href;
const SOURCE = '@lacteos/source';

/** Resolves `./x.js` and `./x` to sources, packages here to their sources, and Jest's globals. */
export async function resolve(specifier, context, next) {
  if (specifier === '@jest/globals') return { url: GLOBALS, shortCircuit: true };
  if (isOurs(context.parentURL) && specifier.startsWith('.')) {
    const source = new URL(`${specifier.replace(/\.js$/, '')}.ts`, context.parentURL);
    if (existsSync(source)) return { url: source.href, shortCircuit: true };
  }
  return next(specifier, { ...context, conditions: [...context.conditions, SOURCE] });
}

export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const { code } = compiledSource(fileURLToPath(url));
  return { format: 'module', source: await readFile(code, 'utf8'), shortCircuit: true };
}

const isOurs = (parent) => parent?.startsWith('file:') && !parent.includes('/node_modules/');
