// Adds browser features that jsdom lacks and our pages and antd expect.
const { setImmediate } = require('node:timers');
const { TextDecoder, TextEncoder } = require('node:util');

Object.assign(globalThis, { TextDecoder, TextEncoder });
// Node's MessageChannel would keep the process alive, because React's scheduler never closes its port.
class Port {
  onmessage = null;
  other = null;
  postMessage(data) {
    setImmediate(() => this.other?.onmessage?.({ data }));
  }
  start() {}
  close() {
    this.other = null;
  }
}
globalThis.MessagePort ??= Port;
globalThis.MessageChannel ??= class {
  port1 = new Port();
  port2 = new Port();
  constructor() {
    this.port1.other = this.port2;
    this.port2.other = this.port1;
  }
};
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
  // axe's own attempt also fails here, and leaves a style sheet behind.
  document.elementsFromPoint ??= () => {
    throw new Error('jsdom lays nothing out');
  };
  HTMLCanvasElement.prototype.getContext = () => null;
}
