// Loading a whole barrel takes a second per spec file.

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
