const { lazyExports } = require('./lazy-exports.cjs');

module.exports = lazyExports((name) => require(`lodash-es/${name}`).default);
