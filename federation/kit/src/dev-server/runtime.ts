/** What the modules of a remote under development use of React Refresh. */
export interface RefreshRuntime {
  createSignatureFunctionForTransform: () => unknown;
  getFamilyByType: (type: unknown) => unknown;
  isLikelyComponentType: (type: unknown) => boolean;
  performReactRefresh: () => unknown;
  register: (type: unknown, id: string) => void;
}

/** Where a shell of development keeps its copy, which was there before React drew anything. */
export const REFRESH_KEY = Symbol.for('lacteos.react-refresh');

const runtime = (globalThis as { [REFRESH_KEY]?: RefreshRuntime })[REFRESH_KEY];
if (!runtime) throw new Error('this page has no shell of development: npm run dev publishes one');

// Replaces 'react-refresh/runtime' in the remote's build: a second copy would not know the page's roots.
export const {
  createSignatureFunctionForTransform,
  getFamilyByType,
  isLikelyComponentType,
  performReactRefresh,
  register,
} = runtime;
