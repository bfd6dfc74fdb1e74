const { execFileSync } = require('node:child_process');
const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

const ROOT = join(__dirname, '../../..');
const CACHE = join(ROOT, 'node_modules/.cache/lacteos-libraries');
const STYLELESS = join(__dirname, 'styleless');
const BUNDLER = join(__dirname, 'bundle.mjs');
const ENTRY = join(__dirname, 'libraries.cjs');
const SOURCES = [
  join(ROOT, 'node_modules/.package-lock.json'),
  BUNDLER,
  ENTRY,
  ...readdirSync(STYLELESS).map((file) => join(STYLELESS, file)),
];

/** Path of the one script with all libraries; the first run bundles them. */
const bundledLibraries = () => {
  const hash = createHash('sha256');
  for (const source of SOURCES) hash.update(readFileSync(source));
  const path = join(CACHE, `${hash.digest('hex')}.js`);
  if (!existsSync(path)) bundleTo(path);
  return path;
};

/** Atomic, because several packages' tests may start together. Synchronous, as environments are loaded. */
const bundleTo = (path) => {
  mkdirSync(CACHE, { recursive: true });
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, execFileSync(process.execPath, [BUNDLER, ENTRY], { maxBuffer: 2 ** 28 }));
  renameSync(unfinished, path);
};

module.exports = { bundledLibraries };
