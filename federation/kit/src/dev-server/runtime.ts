export interface RefreshRuntime {
  createSignatureFunctionForTransform: () => unknown;
  getFamilyByType: (type: unknown) => unknown;
  isLikelyComponentType: (type: unknown) => boolean;
  performReactRefresh: () => unknown;
  register: (type: unknown, id: string) => void;
}

/** The development shell's copy, installed before React rendered anything. */
export const REFRESH_KEY = Symbol.for('lacteos.react-refresh');

const runtime = (globalThis as { [REFRESH_KEY]?: RefreshRuntime })[REFRESH_KEY];
if (!runtime) throw new Error('this page has no shell of development: npm run dev publishes one');

// Replaces 'react-refresh/runtime': a second copy would not know the page's roots.
export const {
  createSignatureFunctionForTransform,
  getFamilyByType,
  isLikelyComponentType,
  performReactRefresh,
  register,
} = runtime;
