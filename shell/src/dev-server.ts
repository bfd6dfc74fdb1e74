import * as runtime from 'react-refresh/runtime';

/** Where the modules of a remote under development find React Refresh. */
const REFRESH_KEY = Symbol.for('lacteos.react-refresh');

/** Installs React Refresh for the dev server's remote; must run before React, which reports its roots to it. */
export const prepareDevServer = (): void => {
  runtime.injectIntoGlobalHook(window);
  Object.assign(globalThis, { [REFRESH_KEY]: runtime });
};
