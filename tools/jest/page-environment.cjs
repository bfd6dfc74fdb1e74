const BrowserEnvironment = require('./libraries/browser-environment.cjs');
const { shareEnvironment } = require('./shared-environment.cjs');

/** Restores the page, too: its address, storage, cookies, elements and the browser features that a spec replaced. */
class PageEnvironment extends shareEnvironment(BrowserEnvironment) {
  save() {
    super.save();
    const { document } = this.global;
    this.features = this.featureOwners().map((owner) => [owner, Object.getOwnPropertyDescriptors(owner)]);
    this.elements = [document.head, document.body].map((parent) => [parent, [...parent.childNodes]]);
    this.attributes = [document.documentElement, document.body].map((element) => [
      element,
      element.getAttributeNames().map((name) => [name, element.getAttribute(name)]),
    ]);
  }

  restore() {
    super.restore();
    for (const [owner, features] of this.features) restoreFeatures(owner, features);
    for (const [parent, nodes] of this.elements) parent.replaceChildren(...nodes);
    for (const [element, attributes] of this.attributes) {
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
      for (const [name, value] of attributes) element.setAttribute(name, value);
    }
    const { document, history, localStorage, sessionStorage } = this.global;
    localStorage.clear();
    sessionStorage.clear();
    for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie}; max-age=0; path=/`;
    history.replaceState(null, '', '/');
  }

  featureOwners() {
    const { document, navigator, performance, crypto } = this.global;
    return [this.global, document, navigator, performance, crypto].filter((owner) => owner !== undefined);
  }
}

/** React's marks say where its listeners are, which stay. */
const REACT_MARK = /^_react/;

/** Globals that shared modules added when they were loaded stay. */
const restoreFeatures = (owner, features) => {
  for (const [name, now] of Object.entries(Object.getOwnPropertyDescriptors(owner))) {
    const before = features[name];
    if (before === undefined) {
      if (owner !== owner.window && now.configurable && !REACT_MARK.test(name)) delete owner[name];
    } else if (now.value !== before.value || now.get !== before.get || now.set !== before.set) {
      if (now.configurable) Object.defineProperty(owner, name, before);
      else if (now.writable) owner[name] = before.value;
    }
  }
  for (const [name, before] of Object.entries(features))
    if (!Object.hasOwn(owner, name)) Object.defineProperty(owner, name, before);
};

module.exports = PageEnvironment;
