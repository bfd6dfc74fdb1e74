import type { Harms } from './harm';

const HIGHEST_TIMER = 100_000;

interface Sharing {
  __INSTANCES__: { shareScopeMap: { default: Record<string, Record<string, { lib?: () => object }>> } }[];
}

/** The copy that shell and remotes render with. */
const sharedReact = (): { useMemo: (...given: unknown[]) => unknown } => {
  const { __INSTANCES__: instances } = Reflect.get(globalThis, '__FEDERATION__') as Sharing;
  const copies = instances.flatMap(({ shareScopeMap }) =>
    Object.values(shareScopeMap.default['react'] ?? {}),
  );
  return copies.find(({ lib }) => lib)?.lib?.() as ReturnType<typeof sharedReact>;
};

/** Objects and names that all scripts of a document share. */
export const SHARED_HARMS: Harms = {
  'changes the shared React': () => {
    const react = sharedReact();
    const { useMemo } = react;
    react.useMemo = (...given) => useMemo(...given);
  },
  'freezes what is built in': () => void Object.freeze(Array.prototype),
  'stops the timers of others': () => {
    for (let timer = 1; timer < HIGHEST_TIMER; timer += 1) clearTimeout(timer);
  },
  'takes the name of a property of styles': () =>
    CSS.registerProperty({
      name: '--sabotage-color',
      syntax: '<color>',
      inherits: true,
      initialValue: 'transparent',
    }),
  'renames the window': () => {
    window.name = 'sabotage';
  },
};
