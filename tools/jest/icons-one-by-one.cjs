// The barrel of the icons is 1,600 files, which every spec file would load: each icon is loaded when it is asked for.
const { oneByOne } = require('./one-by-one.cjs');

const loadIcon = (name) => {
  if (/(Outlined|Filled|TwoTone)$/.test(name)) return require(`@ant-design/icons/lib/icons/${name}`).default;
  if (name === 'createFromIconfontCN') return require('@ant-design/icons/lib/components/IconFont').default;
  return require('@ant-design/icons/lib')[name];
};

module.exports = oneByOne(loadIcon);
