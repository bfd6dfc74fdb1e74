// Only names classes; the theme's tokens stay real.
const utils = require('@ant-design/cssinjs-utils/es/index.js');

const genStyleUtils = () => ({
  genStyleHooks: () => () => ['', ''],
  genComponentStyleHook: () => () => '',
  genSubStyleComponent: () => () => null,
});

module.exports = {
  genStyleUtils,
  genCalc: utils.genCalc,
  mergeToken: utils.mergeToken,
  statistic: utils.statistic,
  statisticToken: utils.statisticToken,
};
