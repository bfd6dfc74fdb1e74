const { join } = require('node:path');

module.exports = (source) => `import ${JSON.stringify(join(__dirname, 'hot-client'))};\n${source}`;
