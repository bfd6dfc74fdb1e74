/// <reference lib="dom" />
/** These functions run inside the browser and must not refer to anything outside their body. */

/** Install after the gate's other probes and before any script of the page. */
export const installStateProbe = (): void => {
  const { getOwnPropertyDescriptor, getPrototypeOf } = Object;
  const { ownKeys } = Reflect;
  const MAX_DRIFT_MS = 60_000;
  const now = performance.now.bind(performance);
  const sourceOf = Function.prototype.toString;
  /** The same in every document, unlike an identity. */
  const textOf = (value: unknown): string => {
    if (typeof value !== 'function') return typeof value;
    const source = sourceOf.call(value);
    let hash = 0;
    for (let at = 0; at < source.length; at += 1) hash = (hash * 31 + source.charCodeAt(at)) | 0;
    return `${source.length}:${hash}`;
  };
  type Property = readonly [value: unknown, get: unknown, set: unknown];
  const read = (owner: object, key: PropertyKey): Property => {
    const { value, get, set } = getOwnPropertyDescriptor(owner, key) ?? {};
    const isData = typeof value !== 'function' && typeof value !== 'object';
    return [isData ? typeof value : value, get, set];
  };
  const isSame = (one: Property, other: Property): boolean =>
    one[0] === other[0] && one[1] === other[1] && one[2] === other[2];
  const describe = ([value, get, set]: Property): string => `${textOf(value)} ${textOf(get)} ${textOf(set)}`;
  const owners = new Map<object, string>([[globalThis, '']]);
  const add = (path: string, value: unknown): void => {
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return;
    if (!owners.has(value)) owners.set(value, path);
    const prototype = typeof value === 'function' ? (value.prototype as unknown) : null;
    if (typeof prototype === 'object' && prototype && !owners.has(prototype))
      owners.set(prototype, `${path}.prototype`);
  };
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    const value = getOwnPropertyDescriptor(globalThis, name)?.value as unknown;
    if (/^(gate|__)/.test(name) || value === globalThis) continue;
    add(name, value);
    if (typeof value === 'object' && value && Symbol.toStringTag in value)
      for (const member of Object.getOwnPropertyNames(value))
        add(`${name}.${member}`, getOwnPropertyDescriptor(value, member)?.value);
  }
  const instances = { navigator, history, document, location, performance, crypto, screen };
  for (const [name, value] of Object.entries(instances)) add(name, value);
  const first = [...owners].map(([owner, path]) => ({
    owner,
    path,
    keys: new Map(ownKeys(owner).map((key) => [key, read(owner, key)])),
    isInstance: Object.values<object>(instances).includes(owner),
    isExtensible: Object.isExtensible(owner),
  }));
  const changedIntrinsics = (): Record<string, string> => {
    const changed: Record<string, string> = {};
    for (const { owner, path, keys, isInstance, isExtensible } of first) {
      const nameOf = (key: PropertyKey): string => `intrinsic ${path}${path ? '.' : ''}${String(key)}`;
      for (const [key, property] of keys) {
        const present = read(owner, key);
        if (!isSame(present, property)) changed[nameOf(key)] = describe(present);
      }
      if (isExtensible && !Object.isExtensible(owner)) changed[`intrinsic ${path}`] = 'frozen';
      if (owner === globalThis) continue;
      for (const key of ownKeys(owner))
        if (!keys.has(key) && (!isInstance || key in (getPrototypeOf(owner) as object)))
          changed[nameOf(key)] = describe(read(owner, key));
    }
    return changed;
  };
  Object.assign(window, {
    gateState: {
      changedIntrinsics,
      textOf,
      clock: () => (Math.abs(Date.now() - performance.timeOrigin - now()) > MAX_DRIFT_MS ? 'moved' : 'right'),
    },
  });
};
