export const remotes = (): void => undefined;
