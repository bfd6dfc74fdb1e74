const { join } = require('node:path');

/** Rspack loader for development: connects the remote's module to its dev server. */
module.exports = (source) => `import ${JSON.stringify(join(__dirname, 'hot-client'))};\n${source}`;
