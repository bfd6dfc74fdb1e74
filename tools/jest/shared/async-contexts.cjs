// Jest loads its framework per spec file, and each copy makes an async context that never ends. On Node 20 every
// promise carries all of them, so workers became slower with each file.
const { AsyncLocalStorage } = require('node:async_hooks');

const entered = new Set();

for (const name of ['run', 'enterWith']) {
  const enter = AsyncLocalStorage.prototype[name];
  AsyncLocalStorage.prototype[name] = function (...args) {
    entered.add(this);
    return enter.apply(this, args);
  };
}

exports.endAsyncContexts = () => {
  for (const context of entered) context.disable();
  entered.clear();
};
