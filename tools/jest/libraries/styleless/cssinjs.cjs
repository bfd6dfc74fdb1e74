// Stubs antd's generated styles: resolving them for every query made table specs minutes slower.
const styles = require('@ant-design/cssinjs/es/index.js');

const NOTHING = {};
const idsByText = new Map();
const idsByValue = new WeakMap();

const idOf = (value) => {
  if (!idsByValue.has(value)) {
    const text = JSON.stringify(value);
    if (!idsByText.has(text)) idsByText.set(text, idsByText.size);
    idsByValue.set(value, idsByText.get(text));
  }
  return idsByValue.get(value);
};

const tokens = new Map();

/** Computes the theme's tokens once per file instead of per page. */
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
