/** In place of the loading of remotes that a build names: the shell learns its remotes from the discovery file. */
export const remotes = (): void => undefined;
