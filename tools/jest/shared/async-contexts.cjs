// Jest loads its test framework anew for each spec file, and each copy makes an async context that is never ended. On Node 20
// every promise carries all of them: a worker became slower with each file.
const { AsyncLocalStorage } = require('node:async_hooks');

const entered = new Set();

for (const name of ['run', 'enterWith']) {
  const enter = AsyncLocalStorage.prototype[name];
  AsyncLocalStorage.prototype[name] = function (...args) {
    entered.add(this);
    return enter.apply(this, args);
  };
}

/** Ends the async contexts of a spec file; one that is entered again begins again. */
exports.endAsyncContexts = () => {
  for (const context of entered) context.disable();
  entered.clear();
};
