// Its barrel loads more than the four folders that we use.
const { lazyExports } = require('./lazy-exports.cjs');

const loadPart = (name) => {
  if (name.endsWith('ProTable')) return require('@ant-design/pro-components/lib/table')[name];
  if (name === 'ProLayout') return require('@ant-design/pro-components/lib/layout')[name];
  if (name === 'StatisticCard') return require('@ant-design/pro-components/lib/card')[name];
  if (name.includes('Form')) return require('@ant-design/pro-components/lib/form')[name];
  return require('@ant-design/pro-components/lib')[name];
};

module.exports = lazyExports(loadPart);
