// The barrel of antd brings calendars and colour pickers into the spec of a form: each component is loaded when it is asked for.
const { oneByOne } = require('./one-by-one.cjs');

const folderOf = (name) =>
  name
    .replace('QRCode', 'QrCode')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase();

module.exports = oneByOne((name) => require(`antd/lib/${folderOf(name)}`).default);
