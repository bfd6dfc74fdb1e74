// A barrel with lazy exports: loading it whole takes a second in every spec file.

/** Exports of a package, each loaded at its first use. */
exports.lazyExports = (load) => {
  const loaded = new Map();
  return new Proxy(
    { __esModule: true },
    {
      get(target, name) {
        if (name in target || typeof name === 'symbol') return target[name];
        if (!loaded.has(name)) loaded.set(name, load(name));
        return loaded.get(name);
      },
    },
  );
};
