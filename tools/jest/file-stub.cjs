module.exports = '/test-asset';
