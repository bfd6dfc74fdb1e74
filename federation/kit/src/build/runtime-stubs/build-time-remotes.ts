/** Replaces the loading of remotes named at build time: the shell reads the discovery file. */
export const remotes = (): void => undefined;
