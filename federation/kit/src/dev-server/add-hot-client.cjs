const { join } = require('node:path');

/** Rspack loader of development: the remote's module listens to the server that builds it. */
module.exports = (source) => `import ${JSON.stringify(join(__dirname, 'hot-client'))};\n${source}`;
