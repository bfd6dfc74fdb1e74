const { oneByOne } = require('./one-by-one.cjs');

module.exports = oneByOne((name) => require(`lodash-es/${name}`).default);
