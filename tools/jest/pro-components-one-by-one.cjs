// Its barrel brings layout, lists and cards too; what we use stands in two of its folders.
const { oneByOne } = require('./one-by-one.cjs');

const loadPart = (name) => {
  if (name.endsWith('ProTable')) return require('@ant-design/pro-components/lib/table')[name];
  if (name.includes('Form')) return require('@ant-design/pro-components/lib/form')[name];
  return require('@ant-design/pro-components/lib')[name];
};

module.exports = oneByOne(loadPart);
