// Drops styles that antd injects into the head: jsdom resolves them slowly for every query.
const detached = () => document.createElement('style');

module.exports = {
  clearContainerCache() {},
  getShadowRoot: () => null,
  injectCSS: detached,
  removeCSS() {},
  updateCSS: detached,
  warningOnce() {},
};
