import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { compiledSource } from './compiled-source.cjs';

const GLOBALS = new URL('./globals.mjs', import.meta.url).href;
/** Packages of this repository offer their sources under this condition. */
const SOURCE = '@lacteos/source';

/** Finds the source of what the code imports as `./x.js` or `./x`, the sources of packages here, and Jest's globals. */
export async function resolve(specifier, context, next) {
  if (specifier === '@jest/globals') return { url: GLOBALS, shortCircuit: true };
  if (isOurs(context.parentURL) && specifier.startsWith('.')) {
    const source = new URL(`${specifier.replace(/\.js$/, '')}.ts`, context.parentURL);
    if (existsSync(source)) return { url: source.href, shortCircuit: true };
  }
  return next(specifier, { ...context, conditions: [...context.conditions, SOURCE] });
}

/** Compiles a source as the tests do. */
export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  const { code } = compiledSource(fileURLToPath(url));
  return { format: 'module', source: await readFile(code, 'utf8'), shortCircuit: true };
}

const isOurs = (parent) => parent?.startsWith('file:') && !parent.includes('/node_modules/');
