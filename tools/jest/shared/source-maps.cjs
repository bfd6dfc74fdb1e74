const { fileURLToPath } = require('node:url');

const { compiledSource } = require('./compiled-source.cjs');

/** Looks source maps up only when a stack is printed. */
class SourceMaps extends Map {
  get(file) {
    if (!file.endsWith('.ts')) return undefined;
    return compiledSource(file.startsWith('file:') ? fileURLToPath(file) : file).map;
  }
}

module.exports = { SourceMaps };
