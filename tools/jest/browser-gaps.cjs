// What jsdom lacks and our pages (and antd) expect of a browser.
const { TextDecoder, TextEncoder } = require('node:util');
const { MessageChannel, MessagePort } = require('node:worker_threads');

Object.assign(globalThis, { TextDecoder, TextEncoder });
globalThis.MessageChannel ??= MessageChannel;
globalThis.MessagePort ??= MessagePort;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
if (typeof window !== 'undefined') {
  window.matchMedia ??= (query) => ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  });
  window.scrollTo = () => {};
}
