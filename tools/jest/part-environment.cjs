const { TestEnvironment } = require('jest-environment-node');
const { shareEnvironment } = require('./shared-environment.cjs');

module.exports = shareEnvironment(TestEnvironment);
