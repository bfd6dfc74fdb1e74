// Loads antd's components on first use: its barrel includes calendars and colour pickers.
const { lazyExports } = require('./lazy-exports.cjs');

const folderOf = (name) =>
  name
    .replace('QRCode', 'QrCode')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase();

module.exports = lazyExports((name) => require(`antd/lib/${folderOf(name)}`).default);
