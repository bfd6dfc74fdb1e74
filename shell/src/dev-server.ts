import * as runtime from 'react-refresh/runtime';

const REFRESH_KEY = Symbol.for('lacteos.react-refresh');

/** Must run before React, which reports its roots to it. */
export const prepareDevServer = (): void => {
  runtime.injectIntoGlobalHook(window);
  Object.assign(globalThis, { [REFRESH_KEY]: runtime });
};
