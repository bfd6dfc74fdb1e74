// antd's generated styles stay out of jsdom: making and resolving them for every query made a page of tables minutes slow.
const styles = require('@ant-design/cssinjs/lib');

const NOTHING = {};
const idsByText = new Map();
const idsByValue = new WeakMap();

/** The same number for everything that reads the same. */
const idOf = (value) => {
  if (!idsByValue.has(value)) {
    const text = JSON.stringify(value);
    if (!idsByText.has(text)) idsByText.set(text, idsByText.size);
    idsByValue.set(value, idsByText.get(text));
  }
  return idsByValue.get(value);
};

const tokens = new Map();

/** The theme's tokens are worked out once for all tests of a file, not once for every page that is drawn. */
const useCacheToken = (theme, given, { cssVar, formatToken, getComputedToken, override = NOTHING }) => {
  const key = [theme.id, ...given.map(idOf), idOf(override)].join();
  if (!tokens.has(key)) {
    const compute = getComputedToken ?? styles.getComputedToken;
    tokens.set(key, compute(Object.assign({}, ...given), override, theme, formatToken));
  }
  const token = tokens.get(key);
  return [token, '', token, '', cssVar?.key];
};

module.exports = { ...styles, useCacheToken, useStyleRegister() {}, useCSSVarRegister() {} };
