/// <reference lib="dom" />
/** Functions of the modules that the shell shares, by place. Runs inside the browser. */
export const readSharedModules = (): Record<string, string> => {
  interface Share {
    from: string;
    lib?: () => object | undefined;
  }
  interface Instance {
    name: string;
    shareScopeMap: { default?: Record<string, Record<string, Share>> };
  }
  const { __FEDERATION__: federation } = globalThis as { __FEDERATION__?: { __INSTANCES__?: Instance[] } };
  const { textOf } = (window as unknown as { gateState: { textOf: (value: unknown) => string } }).gateState;
  const state: Record<string, string> = {};
  const [host] = federation?.__INSTANCES__ ?? [];
  for (const [name, versions] of Object.entries(host?.shareScopeMap.default ?? {}))
    for (const { from, lib } of Object.values(versions)) {
      // Copies that remotes bring differ from document to document.
      const shared = from === host?.name ? lib?.() : undefined;
      for (const [member, value] of Object.entries(shared ?? {}))
        if (typeof value === 'function') state[`shared ${name}.${member}`] = textOf(value);
    }
  return state;
};
