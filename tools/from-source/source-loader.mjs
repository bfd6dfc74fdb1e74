import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { transform, version } from '@swc/core';
import { compilation } from './compilation.mjs';

const SOURCE = '@lacteos/source';
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/lacteos-sources/', import.meta.url));
const OPTIONS = { jsc: compilation, module: { type: 'es6' } };
const SEED = JSON.stringify([version, OPTIONS]);

/** Resolves `./x.js` and `./x` to sources, and packages of the workspace to theirs. */
export async function resolve(specifier, context, next) {
  if (isOurs(context.parentURL) && specifier.startsWith('.')) {
    const source = new URL(`${specifier.replace(/\.js$/, '')}.ts`, context.parentURL);
    if (existsSync(source)) return { url: source.href, shortCircuit: true };
  }
  return next(specifier, { ...context, conditions: [...context.conditions, SOURCE] });
}

export async function load(url, context, next) {
  if (!url.endsWith('.ts')) return next(url, context);
  return { format: 'module', source: await compile(fileURLToPath(url)), shortCircuit: true };
}

const isOurs = (parent) => parent?.startsWith('file:') && !parent.includes('/node_modules/');

async function compile(path) {
  const text = await readFile(path, 'utf8');
  const cached = `${CACHE}${createHash('sha256').update(`${SEED}\0${path}\0${text}`).digest('hex')}.js`;
  if (existsSync(cached)) return readFile(cached, 'utf8');
  const { code } = await transform(text, { ...OPTIONS, filename: path });
  await mkdir(CACHE, { recursive: true });
  // Atomic, because another process may read the file meanwhile.
  await writeFile(`${cached}.${process.pid}`, code);
  await rename(`${cached}.${process.pid}`, cached);
  return code;
}
