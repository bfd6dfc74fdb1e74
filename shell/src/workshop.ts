import * as runtime from 'react-refresh/runtime';

/** Where the modules of a remote under development find React Refresh. */
const REFRESH_KEY = Symbol.for('lacteos.react-refresh');

/** Prepares a shell of development for the remote that is worked on; before React is loaded, which tells it of its roots. */
export const prepareWorkshop = (): void => {
  runtime.injectIntoGlobalHook(window);
  Object.assign(globalThis, { [REFRESH_KEY]: runtime });
};
