// What antd and its icons write into the page's head stays out of jsdom: resolving it for every query takes long.
const detached = () => document.createElement('style');

module.exports = {
  clearContainerCache() {},
  getShadowRoot: () => null,
  injectCSS: detached,
  removeCSS() {},
  updateCSS: detached,
  warningOnce() {},
};
