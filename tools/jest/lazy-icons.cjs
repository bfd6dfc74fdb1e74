// Loads icons on first use: the barrel has 1,600 files.
const { lazyExports } = require('./lazy-exports.cjs');

const loadIcon = (name) => {
  if (/(Outlined|Filled|TwoTone)$/.test(name)) return require(`@ant-design/icons/lib/icons/${name}`).default;
  if (name === 'createFromIconfontCN') return require('@ant-design/icons/lib/components/IconFont').default;
  return require('@ant-design/icons/lib')[name];
};

module.exports = lazyExports(loadIcon);
