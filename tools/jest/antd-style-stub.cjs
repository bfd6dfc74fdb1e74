// antd's generated styles stay out of jsdom: making and resolving them for every query made a page of tables minutes slow.
const styles = require('@ant-design/cssinjs/lib');

module.exports = { ...styles, useStyleRegister() {}, useCSSVarRegister() {} };
