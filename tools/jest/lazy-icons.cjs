// The icons' barrel has 1,600 files, which every spec file would load: icons are loaded on first use instead.
const { lazyExports } = require('./lazy-exports.cjs');

const loadIcon = (name) => {
  if (/(Outlined|Filled|TwoTone)$/.test(name)) return require(`@ant-design/icons/lib/icons/${name}`).default;
  if (name === 'createFromIconfontCN') return require('@ant-design/icons/lib/components/IconFont').default;
  return require('@ant-design/icons/lib')[name];
};

module.exports = lazyExports(loadIcon);
