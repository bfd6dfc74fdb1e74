// antd's barrel loads calendars and colour pickers into every form's spec: components are loaded on first use instead.
const { lazyExports } = require('./lazy-exports.cjs');

const folderOf = (name) =>
  name
    .replace('QRCode', 'QrCode')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase();

module.exports = lazyExports((name) => require(`antd/lib/${folderOf(name)}`).default);
