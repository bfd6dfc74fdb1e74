const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

const { transformSync, version } = require('@swc/core');

const { sourceCompilation } = require('./compilation.cjs');

const CACHE = join(__dirname, '../../../node_modules/.cache/lacteos-sources');
const SEED = JSON.stringify([version, sourceCompilation]);

function compiledSource(path) {
  const text = readFileSync(path, 'utf8');
  const hash = createHash('sha256').update(`${SEED}\0${path}\0${text}`).digest('hex');
  const compiled = { code: join(CACHE, `${hash}.js`), map: join(CACHE, `${hash}.map`) };
  if (!existsSync(compiled.code)) {
    const { code, map } = transformSync(text, { ...sourceCompilation, filename: path, sourceMaps: true });
    mkdirSync(CACHE, { recursive: true });
    write(compiled.map, map);
    write(compiled.code, code);
  }
  return compiled;
}

/** Atomic, because another process may read the file meanwhile. */
function write(path, text) {
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, path);
}

module.exports = { compiledSource };
